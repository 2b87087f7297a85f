/**
 * `npm run bench:faults`: tries to break the last build in a real browser. Prints how often each kind of fault was tried
 * and how often it broke a promise of docs/trust.md. Takes minutes; each row is printed as soon as it is known.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { measureCartRaces } from './faults/cartRaces';
import { measureOrderRaces } from './faults/orderRaces';
import { measurePayloads } from './faults/payloads';
import { measureServerFaults } from './faults/serverFaults';
import { measureSessionLeaks } from './faults/sessionLeaks';

/** A row of the table. */
type Row = readonly [what: string, count: number];

const measures: readonly (() => Promise<readonly Row[]>)[] = [
  async () => {
    const { tried, lost } = await measureCartRaces();
    return [
      ['cart additions raced', tried],
      ['cart additions lost', lost],
    ];
  },
  async () => {
    const { tried, placedTwice } = await measureOrderRaces();
    return [
      ['orders placed by two tabs at once', tried],
      ['orders placed twice', placedTwice],
    ];
  },
  async () => {
    const { tried, leaks } = await measureSessionLeaks();
    return [
      ['changes of session tried', tried],
      ['leaks found', leaks],
    ];
  },
  async () => {
    const { tried, blank, crashed, rejections, noises, silent } = await measureServerFaults();
    return [
      ['server and network faults tried', tried],
      ['blank pages', blank],
      ['crash screens', crashed],
      ['unhandled rejections', rejections],
      ['console errors of the shop', noises],
      ['faults without their message or a way on', silent.length],
    ];
  },
  async () => {
    const { tried, run, foreignRequests } = await measurePayloads();
    return [
      ['payloads tried', tried],
      ['payloads run', run],
      ['requests to other hosts', foreignRequests],
    ];
  },
];

async function main(): Promise<void> {
  if (!existsSync(join(__dirname, '../dist/index.html'))) {
    throw new Error('There is no build to measure: run `npm run build` first.');
  }
  for (const measure of measures) {
    for (const [what, count] of await measure())
      console.log(`${what.padEnd(44)}${String(count).padStart(6)}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
