/**
 * `npm run bench:store`: two gateways and two engines on one PostgreSQL, behind nginx. Parts can be named. Ends with 1
 * where a promise is broken.
 */
import { closeOnSignal } from '../ports';
import { StoreError } from '../store/processes';
import { findCatalogue } from './catalogue';
import { Findings } from './findings';
import { findKills } from './kills';
import { findRaces } from './races';
import { findRates } from './rates';
import { newShoppers, type Shopper } from './shoppers';
import { findStatements } from './statements';
import { WholeStore } from './wholeStore';

const SHOPPERS = 20;
/** The whole of it takes a part of this time; one that takes longer hangs. */
const MAX_MINUTES = 60;

type Part = (store: WholeStore, shoppers: readonly Shopper[], findings: Findings) => Promise<void>;

/** In this order: the catalogue is filled last. */
const PARTS: Readonly<Record<string, Part>> = {
  statements: findStatements,
  races: findRaces,
  kills: findKills,
  rates: findRates,
  catalogue: (store, _shoppers, findings) => findCatalogue(store, findings),
};

const readParts = (words: readonly string[]): readonly Part[] => {
  const unknown = words.find((word) => !(word in PARTS));
  if (unknown !== undefined)
    throw new StoreError(
      `There is no part ${unknown}: name ${Object.keys(PARTS).join(', ')}, or nothing for all.`,
    );
  return Object.entries(PARTS)
    .filter(([name]) => words.length === 0 || words.includes(name))
    .map(([, part]) => part);
};

async function main(): Promise<void> {
  const parts = readParts(process.argv.slice(2));
  const store = new WholeStore();
  const findings = new Findings();
  closeOnSignal(() => store.stop());
  const deadline = setTimeout(() => {
    console.error(`\nThe bench has not ended within ${MAX_MINUTES} minutes: it is stopped.`);
    void store.stop().finally(() => process.exit(1));
  }, MAX_MINUTES * 60_000);
  const startedAt = Date.now();
  try {
    console.log('Starting PostgreSQL, two engines, two gateways and nginx …');
    await store.start();
    const shoppers = await newShoppers(SHOPPERS);
    for (const part of parts) await part(store, shoppers, findings);
  } finally {
    await store.stop();
    clearTimeout(deadline);
  }
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  console.log(`\n${minutes} minutes, ${findings.broken} promises broken.`);
  if (findings.broken > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof StoreError ? error.message : error);
  process.exit(1);
});
