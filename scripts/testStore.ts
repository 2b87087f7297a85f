/**
 * `npm run test:store`: starts a store with fresh data and tries it: the description of the API, the same answers as the
 * sandbox's, requests that meet, late money, a merchant's work, the shop in a browser, and a restore from a backup. Ends with 1 where something is wrong.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DEMO_ACCOUNT } from '../sandbox/constants';
import { NEW_PASSWORD } from '../sandbox/testing';
import { addressOf } from './verifyApi';
import { formatReport } from './apiVerification/report';
import { verifyApi } from './apiVerification/verify';
import { closeOnSignal, findFreePort } from './ports';
import { findPasswords } from './store/logs';
import { tryMeetings, type Trial } from './store/meetings';
import { tryLateMoney } from './store/lateMoney';
import { tryBackup } from './store/backup';
import { tryBadDatabase } from './store/badDatabase';
import { tryEndedSession, tryMerchant } from './store/merchant';
import { StartedParts } from './store/processes';
import { tryRateLimits } from './store/rateLimits';
import { compareAnswers } from './store/sameAnswers';
import { startStore, type Store } from './store/store';

const FOLDER = '.store-test';
/** The first answers wait for a store that has just started; in ms. */
const MAX_TIME = 5000;

/** Nobody has it. */
const WRONG_PASSWORD = `guessed-${randomUUID()}`;

/** The browser tests that run on any store. */
const SPECS = ['payment', 'purchaseTabs', 'keyboard', 'store/journeys'].map((name) => `e2e/${name}.spec.ts`);

const describe = ({ name, isRight, found }: Trial): string =>
  isRight ? `  ok     ${name}` : `  WRONG  ${name}\n    found ${found}`;

const runSpecs = ({ shopUrl, apiUrl, adminUrl }: Store): Promise<boolean> =>
  new Promise((resolve) => {
    const engineUrl = new URL(adminUrl).origin;
    const addresses = { STORE_SHOP_URL: shopUrl, STORE_API_URL: apiUrl, STORE_ENGINE_URL: engineUrl };
    const env = { ...process.env, ...addresses };
    // Not the tests of the shop alone: another store changes nothing in them.
    const parameters = ['playwright', 'test', ...SPECS, '--grep-invert', '@shop'];
    const child = spawn('npx', parameters, { env, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
  });

/** Prints what was tried. Returns whether all of it went right. */
function report(trials: readonly Trial[]): boolean {
  const wrong = trials.filter(({ isRight }) => !isRight).length;
  console.log(trials.map(describe).join('\n'));
  console.log(`${trials.length - wrong} went as they should, ${wrong} not.`);
  return wrong === 0;
}

async function tryStore(store: Store): Promise<boolean> {
  const isRight = report([
    ...(await compareAnswers(store.apiUrl)),
    ...(await tryRateLimits(store, WRONG_PASSWORD)),
    ...(await tryMeetings(store.apiUrl)),
    ...(await tryLateMoney(store)),
    ...(await tryMerchant(store)),
    await tryEndedSession(store),
  ]);
  const { email, password } = DEMO_ACCOUNT;
  const address = addressOf(store.apiUrl);
  const shop = new URL(store.shopUrl).origin;
  const reports = await verifyApi({
    ...{ address, account: { email, password }, maxTime: MAX_TIME },
    ...{ shop, writes: true },
  });
  console.log(formatReport({ address, shop, isShopGiven: true }, reports));
  const isDescribed = reports.every(({ problems }) => problems.length === 0);
  const isShown = await runSpecs(store);
  const isHidden = report(findPasswords(FOLDER, [NEW_PASSWORD, WRONG_PASSWORD, password]));
  return isShown && isDescribed && isRight && isHidden;
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const ports = {
    SHOP_PORT: await findFreePort(),
    API_PORT: await findFreePort(),
    ENGINE_PORT: await findFreePort(),
    POSTGRES_PORT: await findFreePort(),
  };
  const isRefused = report([await tryBadDatabase(FOLDER, ports)]);
  const started = new StartedParts();
  closeOnSignal(() => started.end());
  const store = await startStore({ folder: FOLDER, ports, report: (line) => console.log(line) }, started);
  try {
    const isRight = await Promise.race([tryStore(store), store.ended]);
    const isRestored = report(await tryBackup(store, FOLDER, ports));
    if (!isRefused || !isRight || !isRestored) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
