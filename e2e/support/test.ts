/** Playwright's `test` with a shop, a sandbox, and a check that the browser's console stays empty. */
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { deviceDataOf } from '../../src/lib/deviceData';
import { closeStarted, perWorker } from './perWorker';
import { inFullRun, type Skippable } from './inFullRun';
import { listenToAll, unexpectedOf } from './noise';
import { attachTraces } from './shopTrace';
import { startServers, type SandboxHandle, type Servers } from './servers';

interface TestFixtures extends Skippable {
  /** The servers that this worker's tests share. */
  readonly servers: Servers;
  readonly sandbox: SandboxHandle;
  /** The shop's address, which is also the base URL of `page.goto`. */
  readonly shop: string;
  /**
   * Messages that a test causes on purpose, such as the failed request for a missing product.
   * Set it with `test.use({ expectedNoise: [/status of 404/] })`.
   */
  readonly expectedNoise: readonly RegExp[];
  /** Skips the test before anything is started for it, where there is a reason. */
  readonly skipping: undefined;
  /** Fails the test for unexpected messages and for stored data that is not listed; runs automatically. */
  readonly silence: undefined;
}

interface WorkerFixtures {
  /** Closes the servers that the tests of a worker shared; runs automatically. */
  readonly closing: undefined;
}

const startShop = perWorker(() => startServers());

/** Keys in the storage of the shop's open pages that the list of stored data lacks. */
async function findUnlistedData(context: BrowserContext, shop: string): Promise<readonly string[]> {
  const unlisted: string[] = [];
  for (const page of context.pages()) {
    if (!page.url().startsWith(shop)) continue;
    const kept = await page
      .evaluate(async () => ({
        localStorage: Object.keys(window.localStorage),
        sessionStorage: Object.keys(window.sessionStorage),
        indexedDB: (await window.indexedDB.databases()).map(({ name = '' }) => name),
      }))
      // Fails while a page navigates, or when a test blocks its storage.
      .catch(() => ({ localStorage: [], sessionStorage: [], indexedDB: [] }));
    for (const place of ['localStorage', 'sessionStorage', 'indexedDB'] as const) {
      unlisted.push(...kept[place].filter((key) => deviceDataOf(place, key) === undefined));
    }
  }
  return unlisted;
}

/** Playwright's `test` with the fixtures above. A policy violation is a console error, so it fails a test too. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  closing: [
    // Playwright needs the empty pattern: it reads from the first parameter which fixtures are needed.
    async ({}, use) => {
      await use(undefined);
      await closeStarted();
    },
    { scope: 'worker', auto: true },
  ],
  servers: async ({}, use) => use(await startShop()),
  sandbox: async ({ servers }, use) => use(servers.sandbox),
  shop: async ({ servers }, use) => use(servers.shopUrl),
  // Playwright asks for the address before all else, and in this order.
  baseURL: async ({ skipping: _skipping, shop }, use) => use(shop),
  expectedNoise: [[], { option: true }],
  reasonToSkip: ['', { option: true }],
  skipping: async ({ reasonToSkip }, use, testInfo) => {
    testInfo.skip(reasonToSkip !== '', reasonToSkip);
    await use(undefined);
  },
  silence: [
    async ({ context, shop, expectedNoise }, use, testInfo) => {
      const noises = listenToAll(context, shop);
      await use(undefined);
      await attachTraces(context, testInfo);
      expect(await findUnlistedData(context, shop), 'What the device keeps is listed in deviceData.').toEqual(
        [],
      );
      expect(unexpectedOf(noises, expectedNoise), `The console of ${shop} is silent.`).toEqual([]);
    },
    { auto: true },
  ],
});

/** `test` for `npm run test:full` alone: variants, and tests that repeat in a browser what others hold. */
export const fullTest = test.extend(inFullRun);

export { expect };
