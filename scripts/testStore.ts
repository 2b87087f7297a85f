/**
 * `npm run test:store`: starts a store with fresh data and tries it: the description of the API, the same answers as the
 * sandbox's, requests that meet, and the shop in a browser. Ends with 1 where something is wrong.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { DEMO_ACCOUNT } from '../sandbox/constants';
import { addressOf } from './verifyApi';
import { formatReport } from './apiVerification/report';
import { verifyApi } from './apiVerification/verify';
import { findFreePort } from './ports';
import { tryMeetings, type Trial } from './store/meetings';
import { compareAnswers } from './store/sameAnswers';
import { startStore, type Store } from './store/store';

const FOLDER = '.store-test';
/** The first answers wait for a store that has just started; in ms. */
const MAX_TIME = 5000;

/** The browser tests that run on any store. */
const SPECS = ['e2e/payment.spec.ts', 'e2e/purchaseTabs.spec.ts'];

const describe = ({ name, isRight, found }: Trial): string =>
  isRight ? `  ok     ${name}` : `  WRONG  ${name}\n    found ${found}`;

const runSpecs = ({ shopUrl, apiUrl }: Store): Promise<boolean> =>
  new Promise((resolve) => {
    const env = { ...process.env, STORE_SHOP_URL: shopUrl, STORE_API_URL: apiUrl };
    const child = spawn('npx', ['playwright', 'test', ...SPECS], { env, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
  });

async function tryStore(store: Store): Promise<boolean> {
  const trials = [...(await compareAnswers(store.apiUrl)), ...(await tryMeetings(store.apiUrl))];
  console.log(trials.map(describe).join('\n'));
  const { email, password } = DEMO_ACCOUNT;
  const address = addressOf(store.apiUrl);
  const reports = await verifyApi({
    ...{ address, account: { email, password }, maxTime: MAX_TIME },
    ...{ shop: new URL(store.shopUrl).origin, writes: true },
  });
  console.log(formatReport(address, reports));
  const wrong = trials.filter(({ isRight }) => !isRight).length;
  console.log(`${trials.length - wrong} answered as they should, ${wrong} not.`);
  const isDescribed = reports.every(({ problems }) => problems.length === 0);
  return (await runSpecs(store)) && isDescribed && wrong === 0;
}

async function main(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const store = await startStore({
    folder: FOLDER,
    ports: {
      SHOP_PORT: await findFreePort(),
      API_PORT: await findFreePort(),
      ENGINE_PORT: await findFreePort(),
      POSTGRES_PORT: await findFreePort(),
    },
    report: (line) => console.log(line),
  });
  try {
    if (!(await Promise.race([tryStore(store), store.ended]))) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
