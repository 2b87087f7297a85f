/**
 * `npm run bench`: measures the last build in Chromium: Lighthouse, taps on a slow phone, first and later ones, the main
 * thread's own time, long lists, memory, and the rendering of pages.
 * Prints a table and writes build/bench.json. Takes about twenty minutes; `npm run bench -- taps cart` measures only these
 * parts, `npm run bench -- thread-time --against COMMIT` the thread time of that commit's build too, in turns. Ends with 0
 * also where a goal is missed, and with 1 where something could not be measured.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { startServers, type Servers } from '../e2e/support/servers';
import { withBrowser } from '../scripts/shopBrowser';
import { FIGURES_FILE, printFigures, writeFigures, type Figure } from './figures';
import { measureColdTaps } from './coldTaps';
import { measureCart, measureHeap, measureOrders } from './growth';
import { measureWithLighthouse } from './lighthouse';
import { reportProgress } from './measuring';
import { startOtherBuild, type OtherBuild } from './otherBuild';
import { measureRendering } from './rendering';
import { measureTaps } from './taps';
import { measureThreadTime } from './threadTime';
import { runMain } from '../scripts/runMain';

type Part = (browser: Browser, servers: Servers, otherUrl: string | null) => Promise<readonly Figure[]>;

const parts: Readonly<Record<string, Part>> = {
  taps: measureTaps,
  'cold-taps': measureColdTaps,
  'thread-time': measureThreadTime,
  orders: measureOrders,
  cart: measureCart,
  heap: (_browser, servers) => measureHeap(servers),
  rendering: measureRendering,
  lighthouse: measureWithLighthouse,
};

async function main(): Promise<void> {
  if (!existsSync(join(__dirname, '../dist/index.html'))) {
    throw new Error('There is no build to measure: run `npm run build` first.');
  }
  const { positionals: wanted, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const unknown = wanted.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  }
  const results: Record<string, readonly Figure[]> = {};
  const servers = await startServers(undefined, true);
  let other: OtherBuild | null = null;
  try {
    if (values.against !== undefined) other = await startOtherBuild(values.against);
    await withBrowser(async (browser) => {
      for (const [name, measure] of Object.entries(parts)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        const startedAt = performance.now();
        results[name] = await measure(browser, servers, other?.shopUrl ?? null);
        reportProgress(`${name} took ${Math.round((performance.now() - startedAt) / 1000)} s`);
        printFigures(name, results[name]);
        writeFigures(results);
      }
    });
  } finally {
    await other?.close();
    await servers.close();
  }
  console.log(`\nWritten to ${FIGURES_FILE}.`);
}

runMain(main);
