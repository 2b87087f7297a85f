/** What the browser tests of traces share: a build that records, a whole purchase in it, and its saved file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from '@playwright/test';
import { PAYMENT_METHOD } from '../../sandbox/constants';
import { TRACES_BUILD_FOLDER } from '../../scripts/tracesBuild';
import { perWorker } from './perWorker';
import type { ProbedRun, ScreenText } from './screenProbe';
import { startServers } from './servers';
import { fillAddress, fillRegistration, fillSignIn, payBy } from './shopper';
import { expect, test as base } from './test';

/** The build that records on demand. */
export const BUILD = join(__dirname, '../..', TRACES_BUILD_FOLDER);

/** What must never be in a trace. */
export const canaries = {
  password: 'canary-password-7f3a',
  payerEmail: 'canary-payer@example.com',
  payerPhone: '+919898989898',
  payerNote: 'canary-note-2c6e',
} as const;

/** Starts the build that records, once in a worker. Throws where there is none. */
export const startRecordingShop = perWorker(() => {
  if (!existsSync(BUILD)) throw new Error('There is no build that records: run `npm run build:traces`.');
  return startServers(BUILD);
});

/** What Chromium says of a page that starts slowly, as one does that is recorded by the shop and by Playwright at once. */
export const SLOW_START = /was preloaded using link preload but not used within a few seconds/;

/** The browser tests' own `test`, on the build that records. */
export const test = base.extend({
  servers: async ({}, use) => use(await startRecordingShop()),
  expectedNoise: async ({}, use) => use([SLOW_START]),
});

/** Waits until everything that is on its way has arrived and been drawn. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

/** Registers, browses, signs in at checkout, orders and pays by UPI QR; everything typed in secret is a canary. */
export async function buy(page: Page): Promise<void> {
  const email = `traced-${Date.now()}@example.com`;
  await page.goto('/products?trace=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await fillRegistration(page, { email, password: canaries.password });
  await expect(page).toHaveURL('/');
  await settle(page);

  await page.getByRole('link', { name: 'All Products' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await settle(page);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const sizes = page.getByRole('group', { name: /Size/ });
  if ((await sizes.count()) > 0) await sizes.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL('/cart');
  await page.getByRole('button', { name: /Increase/ }).click();

  await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, { email, password: canaries.password });
  await expect(page).toHaveURL('/checkout');
  await fillAddress(page);
  await settle(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);

  await payBy(page, PAYMENT_METHOD.upiQr, canaries);
  await expect(page.getByRole('heading', { name: 'Scan QR Code to Complete Payment' })).toBeVisible();
  await settle(page);
}

/** Saves the trace by the badge. Returns the file's path. */
export async function saveTrace(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Recording, \d+ actions/ }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save trace' }).click();
  return (await downloading).path();
}

/** Whether the lines of a screen are all on another one, in the same order. */
function isWithin(text: string, other: string): boolean {
  const lines = other.split('\n')[Symbol.iterator]();
  return text.split('\n').every((line) => {
    for (let next = lines.next(); next.done !== true; next = lines.next())
      if (next.value === line) return true;
    return false;
  });
}

/**
 * Whether a shop, framed or in a tab of its own, says what the recorded page said at one moment of a step. It may say
 * more: parts that a page draws a moment later are in a replay at once.
 */
export async function isShown(shop: Frame | Page, texts: readonly ScreenText[]): Promise<boolean> {
  for (const { text, ...options } of texts) {
    if (isWithin(text, await shop.evaluate((left) => window.readScreen(left), options))) return true;
  }
  return false;
}

/** How long a step may take to be drawn as it was recorded, in milliseconds. */
const DRAWING_TIMEOUT = 10_000;

/** Waits until a shop says what the recorded page said at a step. Null, or what differs if it does not. */
export async function differenceFrom(
  shop: Frame | Page,
  [step, texts]: ProbedRun['screens'][number],
): Promise<string | null> {
  const isSame = await expect
    .poll(() => isShown(shop, texts), { timeout: DRAWING_TIMEOUT, intervals: [20, 50, 100, 200] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  if (isSame) return null;
  const { text: last = '', ...options } = texts.at(-1) ?? {};
  const got = (await shop.evaluate((left) => window.readScreen(left), options)).split('\n');
  const wanted = last.split('\n');
  const first = wanted.findIndex((line, index) => line !== got[index]);
  return (
    `step ${step}: missing ${JSON.stringify(wanted.filter((line) => !got.includes(line)).slice(0, 12))}, ` +
    `extra ${JSON.stringify(got.filter((line) => !wanted.includes(line)).slice(0, 12))}, ` +
    `first at ${JSON.stringify(wanted.slice(first, first + 4))} instead of ${JSON.stringify(got.slice(first, first + 4))}`
  );
}

/** Everything that the browser keeps for the shop. */
export function readStorage(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}

export { expect };
