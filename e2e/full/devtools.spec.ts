/**
 * The Redux DevTools' own Export and Import, driven by hand as a tester would: their real panel in one tab, the build
 * that records in another. Only the messages between the two are ours (e2e/devtools, src/testing/devToolsRelay.ts).
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { importTexts } from '../../src/traces/traceTexts';
import { replayTexts } from '../../src/traces/traceTexts/replayTexts';
import { AUTH_COOKIE } from '../../src/lib/constants';
import {
  exportFrom,
  extension,
  importInto,
  jumpTo,
  openPanel,
  panelButtons,
  pictureOfButton,
  slideTo,
} from '../support/devTools';
import {
  expectNoSecret,
  PICTURES,
  RENEWS,
  REPLAY_PAGE,
  takePicture,
  watchScreens,
} from '../support/replayedTrace';
import { installScreenReader, type ProbedRun } from '../support/screenProbe';
import { listenToAll, unexpectedOf, type Noise } from '../support/noise';
import { addFirstTool, newShopper, shippingAddress } from '../support/shopper';
import {
  buy,
  canaries,
  differenceFrom,
  expect,
  readStorage,
  saveTrace,
  SLOW_START,
  startRecordingShop,
  test,
} from '../support/traces';

const ROOT = join(__dirname, '../..');
/** A page of the shop that shows a cart of one's own, on a device that has never seen the trace. */
const START = '/?trace=1';

/** The action of the panel's picture, in the middle of the purchase. */
const PICTURED = 'cart/lineQuantityChanged';

/** On the way back one of so many screens is looked at. */
const LEAP = 3;

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

/** A state without the texts of the typed address, which a saved trace hides until they are sent. */
function withoutTypedAddress(state: unknown): unknown {
  const hidden = '"hidden"';
  // The name of the account is filled in first.
  const text = [...Object.values(shippingAddress), newShopper].reduce(
    (left, typed) => left.replaceAll(JSON.stringify(typed), hidden),
    JSON.stringify(state ?? null),
  );
  return JSON.parse(text.replace(/"\[secret \d+\]"/g, hidden));
}

interface RecordedPurchase {
  /** The trace that the shop's own badge saved, and what the DevTools exported, as paths. */
  readonly saved: string;
  readonly exported: string;
  readonly run: ProbedRun;
  readonly token: string;
}

/** Another device with a cart of its own, the panel beside its shop. */
interface OtherDevice {
  readonly context: BrowserContext;
  readonly shop: Page;
  readonly panel: Page;
  /** The name of the product in its cart. */
  readonly mine: string;
  readonly noises: readonly Noise[];
}

async function recordPurchase(browser: Browser, shopUrl: string, folder: string): Promise<RecordedPurchase> {
  const context = await browser.newContext({ baseURL: shopUrl });
  const noises = listenToAll(context, shopUrl);
  const page = await context.newPage();
  await page.addInitScript(extension);
  await watchScreens(page);
  await buy(page);
  const run = await page.evaluate(() => window.readRun());
  const saved = join(folder, 'trace.json');
  copyFileSync(await saveTrace(page), saved);
  // Open only now: what it draws at every action would slow the shopper down, not the shop.
  const exported = join(folder, 'state.json');
  const panel = await openPanel(page);
  await expectNoSecret(panel);
  if (RENEWS) {
    await pictureOfButton(panel, panelButtons.export, join(PICTURES, 'devtools-export.webp'));
    await pictureOfButton(panel, panelButtons.import, join(PICTURES, 'devtools-import.webp'));
  }
  await (await exportFrom(panel)).saveAs(exported);
  const token = (await context.cookies()).find(({ name }) => name === AUTH_COOKIE)?.value ?? '';
  expect(noises).toEqual([]);
  await context.close();
  return { saved, exported, run, token };
}

async function openOtherDevice(browser: Browser, shopUrl: string): Promise<OtherDevice> {
  const context = await browser.newContext({ baseURL: shopUrl });
  const noises = listenToAll(context, shopUrl);
  const shop = await context.newPage();
  await shop.addInitScript(extension);
  await shop.addInitScript(installScreenReader);
  await shop.goto(START);
  // From here on every page of the tab records.
  await shop.getByRole('button', { name: /^Recording, / }).waitFor();
  const mine = await addFirstTool(shop);
  const panel = await openPanel(shop);
  await shop.waitForLoadState('networkidle');
  return { context, shop, panel, mine, noises };
}

// One purchase and one other device serve all steps, so these run one after another.
test.describe('A purchase leaves the DevTools by their Export, and comes back by their Import', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let purchase: RecordedPurchase;
  let device: OtherDevice;

  test.beforeAll('the purchase is recorded', async ({ browser }) => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-devtools-'));
    const { shopUrl } = await startRecordingShop();
    purchase = await recordPurchase(browser, shopUrl, folder);
  });

  test.beforeAll('another device is opened', async ({ browser }) => {
    const { shopUrl } = await startRecordingShop();
    device = await openOtherDevice(browser, shopUrl);
  });

  test.afterEach(() => {
    expect(unexpectedOf(device.noises, [SLOW_START])).toEqual([]);
  });

  test.afterAll(async () => {
    await device.context.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('no secret is in any file', () => {
    const { token, saved, exported } = purchase;
    expect(token).not.toBe('');
    for (const [name, secret] of Object.entries({ ...canaries, token })) {
      for (const file of [saved, exported]) {
        expect(readFileSync(file, 'utf8').includes(secret), `${name} in ${file}`).toBe(false);
      }
    }
  });

  test('the exported file is read wherever traces are', async () => {
    const replay = await device.context.newPage();
    await replay.goto(REPLAY_PAGE);
    await replay.getByLabel(replayTexts.file).setInputFiles(purchase.exported);
    await expect(replay.getByText(replayTexts.unverified)).toBeVisible();
    await replay.close();
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'replay', '--', purchase.exported], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/no reducer failed\. Not verified: the file holds no states to compare with\./);
    expect(status).toBe(3);
  });

  test('every state and every screen is the recorded one, nothing is touched, and the banner leads back', async () => {
    const { shop, panel, mine } = device;
    const address = shop.url();
    const requests: string[] = [];
    shop.on('request', (request) => {
      const isIcon = new URL(request.url()).pathname === ICON;
      if (!isIcon && !HARMLESS.has(request.resourceType())) requests.push(request.url());
    });
    const storage = await readStorage(shop);
    const historyLength = await shop.evaluate(() => window.history.length);
    await importInto(panel, purchase.saved);
    await expect(shop.getByText(importTexts.notice)).toBeVisible();
    const imported = await readLifted(shop);

    await test.step('every state is the recorded one', () => {
      const { states } = JSON.parse(purchase.run.raw) as { readonly states: readonly unknown[] };
      expect(imported.states.length).toBeGreaterThanOrEqual(states.length);
      for (const [step, state] of states.entries()) {
        const shown = withoutTypedAddress(imported.states[step]?.state);
        expect(shown, `step ${step}`).toStrictEqual(withoutTypedAddress(state));
      }
    });

    await test.step('every screen is the recorded one, from the first to the last, and in leaps back', async () => {
      const { screens } = purchase.run;
      const differing: (string | null)[] = [];
      expect(screens.length).toBeGreaterThan(20);
      for (const screen of screens) {
        await slideTo(panel, screen[0]);
        differing.push(await differenceFrom(shop, screen));
      }
      for (const screen of screens.toReversed().filter((_, index) => index % LEAP === 0)) {
        await jumpTo(panel, screen[0]);
        differing.push(await differenceFrom(shop, screen));
      }
      expect(differing.filter((difference) => difference !== null)).toEqual([]);
    });

    await test.step('the picture shows a step with what it changed', async () => {
      const { actions } = JSON.parse(purchase.run.raw) as {
        readonly actions: readonly { readonly type: string }[];
      };
      await slideTo(panel, actions.findIndex(({ type }) => type === PICTURED) + 1);
      await expect(panel.locator('label', { hasText: PICTURED })).toBeVisible();
      await expect(panel.getByText('(states are equal)')).toHaveCount(0);
      await takePicture(panel, 'trace-devtools.png', { animations: 'disabled' });
      // Whichever screen the last leap led to: the first one has the header.
      await slideTo(panel, 0);
    });

    await test.step('nothing was touched', async () => {
      await shop.getByRole('link', { name: 'All Products' }).first().click();
      expect(requests).toEqual([]);
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
  });
});
