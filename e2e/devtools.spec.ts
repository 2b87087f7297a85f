/**
 * The Redux DevTools' own Export and Import, driven by hand as a tester would: their real panel in one tab, the build
 * that records in another. Only the messages between the two are ours (e2e/devtools, src/testing/devToolsRelay.ts).
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { importTexts, replayTexts } from '../src/lib/traceConstants';
import { exportFrom, extension, importInto, jumpTo, openPanel, slideTo } from './support/devTools';
import { RENEWS, REPLAY_PAGE, watchScreens } from './support/replayedTrace';
import { installScreenReader } from './support/screenProbe';
import { addFirstTool } from './support/shopper';
import { listenToAll } from './support/test';
import { buy, canaries, differenceFrom, expect, readStorage, saveTrace, test } from './support/traces';

const ROOT = join(__dirname, '..');
/** A page of the shop that shows a cart of one's own, on a device that has never seen the trace. */
const START = '/?trace=1';

/** On the way back every so many screens are looked at. */
const LEAP = 4;

const PICTURES = join(ROOT, 'docs/pictures');

/** What a page may load while a trace is travelled: the code of the shop's pages, and pictures. */
const HARMLESS = new Set(['script', 'image']);
/** The browser itself looks at the page's icon whenever the address changes. */
const ICON = '/icons/icon.svg';

/** What the DevTools know of the shop in a tab: the states they computed, and how many actions there are. */
async function readLifted(page: Page) {
  const lifted = JSON.parse(await page.evaluate(() => window.readLifted())) as {
    readonly stagedActionIds: readonly number[];
    readonly computedStates: readonly { readonly state?: unknown; readonly error?: string }[];
  };
  return { states: lifted.computedStates, count: lifted.stagedActionIds.length };
}

/** Notes every write to the page's storage from now on. */
async function watchStorage(page: Page): Promise<() => Promise<number>> {
  const writes = await page.evaluateHandle(() => {
    const counter = { count: 0 };
    for (const name of ['setItem', 'removeItem', 'clear'] as const) {
      const write: (...given: string[]) => unknown = Reflect.get(Storage.prototype, name);
      Object.defineProperty(Storage.prototype, name, {
        value: function counted(this: Storage, ...given: string[]) {
          counter.count += 1;
          return write.apply(this, given);
        },
      });
    }
    return counter;
  });
  return () => writes.evaluate(({ count }) => count);
}

test('a purchase leaves the DevTools by their Export without a secret, and comes back by their Import with every state and every screen', async ({
  page,
  context,
  servers,
}, testInfo) => {
  test.setTimeout(180_000);
  await page.addInitScript(extension);
  await watchScreens(page);
  await buy(page);
  const run = await page.evaluate(() => window.readRun());
  const saved = await saveTrace(page);
  // Open only now: what it draws at every action would slow the shopper down, not the shop.
  const panel = await openPanel(page);
  const exported = testInfo.outputPath('state.json');
  await (await exportFrom(panel)).saveAs(exported);

  await test.step('no secret is in any file', async () => {
    const token = (await context.cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
    expect(token).not.toBe('');
    for (const [name, secret] of Object.entries({ ...canaries, token })) {
      for (const file of [saved, exported]) {
        expect(readFileSync(file, 'utf8').includes(secret), `${name} in ${file}`).toBe(false);
      }
    }
  });

  // A device of its own, with a cart that a replay must leave alone.
  const device = await context.browser()?.newContext({ baseURL: servers.shopUrl });
  if (device === undefined) throw new Error('There is no browser.');
  const noises = listenToAll(device, servers.shopUrl);
  const shop = await device.newPage();
  await shop.addInitScript(extension);
  await shop.addInitScript(installScreenReader);
  await shop.goto(START);
  const mine = await addFirstTool(shop);
  const address = shop.url();
  const theirPanel = await openPanel(shop);
  await shop.waitForLoadState('networkidle');

  const requests: string[] = [];
  shop.on('request', (request) => {
    const isIcon = new URL(request.url()).pathname === ICON;
    if (!isIcon && !HARMLESS.has(request.resourceType())) requests.push(request.url());
  });
  const storage = await readStorage(shop);
  const countWrites = await watchStorage(shop);
  const historyLength = await shop.evaluate(() => window.history.length);
  await importInto(theirPanel, saved);
  await expect(shop.getByText(importTexts.notice)).toBeVisible();
  const imported = await readLifted(shop);

  await test.step('every state is the recorded one', () => {
    const { states } = JSON.parse(run.raw) as { readonly states: readonly unknown[] };
    expect(imported.states.length).toBeGreaterThanOrEqual(states.length);
    const differing = states.flatMap((state, step) =>
      isDeepStrictEqual(imported.states[step]?.state, state) ? [] : [step],
    );
    expect(differing).toEqual([]);
  });

  await test.step('every screen is the recorded one, from the first to the last, and in leaps back', async () => {
    const differing: (string | null)[] = [];
    expect(run.screens.length).toBeGreaterThan(5);
    for (const screen of run.screens) {
      await slideTo(theirPanel, screen[0]);
      differing.push(await differenceFrom(shop, screen));
    }
    for (const screen of run.screens.toReversed().filter((_, index) => index % LEAP === 0)) {
      await jumpTo(theirPanel, screen[0]);
      differing.push(await differenceFrom(shop, screen));
    }
    expect(differing.filter((difference) => difference !== null)).toEqual([]);
  });

  if (RENEWS) {
    const name = 'trace-devtools.png';
    await theirPanel.screenshot({ path: join(PICTURES, name), animations: 'disabled' });
  }

  await test.step('nothing was touched', async () => {
    await shop.getByRole('link', { name: 'All Products' }).first().click();
    expect(requests).toEqual([]);
    expect(await countWrites()).toBe(0);
    expect(await readStorage(shop)).toBe(storage);
    expect((await readLifted(shop)).count).toBe(imported.count);
    expect(await shop.evaluate(() => window.history.length)).toBe(historyLength);
  });

  await test.step('the banner leads back to the own cart', async () => {
    await shop.getByRole('button', { name: importTexts.leave }).click();
    await expect(shop.getByText(importTexts.notice)).toHaveCount(0);
    await expect(shop).toHaveURL(address);
    await shop.getByRole('link', { name: /Cart/ }).first().click();
    await expect(shop.getByRole('main')).toContainText(mine);
  });
  expect(noises).toEqual([]);

  await test.step('the exported file is read wherever traces are', async () => {
    const replay = await device.newPage();
    await replay.goto(REPLAY_PAGE);
    await replay.getByLabel(replayTexts.file).setInputFiles(exported);
    await expect(replay.getByText(replayTexts.unverified)).toBeVisible();
    const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'replay', '--', exported], {
      cwd: ROOT,
    });
    expect(stdout).toMatch(/no reducer failed\. The file holds no states to compare with\./);
  });
  expect(noises).toEqual([]);
  await device.close();
});
