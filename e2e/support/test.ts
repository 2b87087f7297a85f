/** What every browser test is written with: a shop, a store behind it, and a console that must stay silent. */
import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { deviceDataOf } from '../../src/lib/deviceData';
import { startServers } from './servers';
import type { SandboxHandle, Servers } from './servers';

/** A message of the browser's console, or an uncaught error of the page. */
export interface Noise {
  readonly kind: string;
  readonly text: string;
}

interface TestFixtures {
  /** The shop's address; `page.goto('/cart')` leads there already. */
  readonly shop: string;
  /**
   * Messages that a test provokes on purpose, such as the failed request for a missing product.
   * Set it with `test.use({ expectedNoise: [/status of 404/] })`.
   */
  readonly expectedNoise: readonly RegExp[];
  /** Watches the console; there is nothing to call. */
  readonly silence: undefined;
}

interface WorkerFixtures {
  readonly servers: Servers;
  readonly sandbox: SandboxHandle;
}

/** Collects warnings, errors, uncaught exceptions and violations of the Content-Security-Policy of one page. */
function listenTo(page: Page, shop: string, noises: Noise[]): void {
  page.on('console', (message) => {
    const kind = message.type();
    // What the bank's own pages say is not the shop's doing.
    if ((kind === 'warning' || kind === 'error') && page.url().startsWith(shop)) {
      noises.push({ kind, text: `${message.text()} (${message.location().url})` });
    }
  });
  page.on('pageerror', (error) => noises.push({ kind: 'uncaught', text: error.stack ?? error.message }));
}

/** Listens to every page that a browser's context opens from now on. The list grows with what they say. */
export function listenToAll(context: BrowserContext, shop: string): readonly Noise[] {
  const noises: Noise[] = [];
  context.on('page', (page) => {
    listenTo(page, shop, noises);
  });
  return noises;
}

/** What the shop's open pages have left on the device and the privacy policy does not name. */
async function findUnlistedData(context: BrowserContext, shop: string): Promise<readonly string[]> {
  const unlisted: string[] = [];
  for (const page of context.pages()) {
    if (!page.url().startsWith(shop)) continue;
    const kept = await page
      .evaluate(() => ({
        localStorage: Object.keys(window.localStorage),
        sessionStorage: Object.keys(window.sessionStorage),
      }))
      // A page that is about to be left, or whose storage a test has blocked, cannot be asked.
      .catch(() => ({ localStorage: [], sessionStorage: [] }));
    for (const place of ['localStorage', 'sessionStorage'] as const) {
      unlisted.push(...kept[place].filter((key) => deviceDataOf(place, key) === undefined));
    }
  }
  return unlisted;
}

/** Playwright's `test` with the fixtures above. A violation of the policy is an error of the console, so it counts. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    // Playwright reads from the first parameter which fixtures are needed: none.
    async ({}, use) => {
      const servers = await startServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  sandbox: [async ({ servers }, use) => use(servers.sandbox), { scope: 'worker' }],
  shop: async ({ servers }, use) => use(servers.shopUrl),
  baseURL: async ({ servers }, use) => use(servers.shopUrl),
  expectedNoise: [[], { option: true }],
  silence: [
    async ({ context, shop, expectedNoise }, use) => {
      const noises = listenToAll(context, shop);
      await use(undefined);
      expect(await findUnlistedData(context, shop), 'What the device keeps is listed in deviceData.').toEqual(
        [],
      );
      const unexpected = noises.filter(({ text }) => !expectedNoise.some((pattern) => pattern.test(text)));
      expect(unexpected, `The console of ${shop} is silent.`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
