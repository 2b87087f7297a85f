/** Two tabs place the order of one cart at nearly the same time. */
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../src/lib/routes';
import { seededRandom } from '../../src/testing/random';
import type { StoreAccount } from './payer';
import { addFirstTool, openFilledCheckout } from './shopper';
import { expect } from './test';

/** The time until the first click, and the longest time between the two clicks, in milliseconds. */
const START_AFTER = 150;
const LONGEST_GAP = 80;

/** Removes Web Locks from every page that is opened from now on. */
export async function removeLocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
}

/** Clicks 'Place Order' at a time in milliseconds since 1970. */
function placeAt(page: Page, time: number): Promise<void> {
  return page.getByRole('button', { name: 'Place Order' }).evaluate(
    (button, at) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          if (button instanceof HTMLElement) button.click();
          resolve();
        }, at - Date.now());
      }),
    time,
  );
}

/**
 * Fills the cart of a signed-in shopper and places its order in both tabs. The seed decides which tab is first, and by
 * how much.
 * @returns the number of new orders, once both tabs show one or link to it; where it is one, both show the same
 */
export async function raceOrders(
  tabs: readonly [Page, Page],
  { countOrders }: Pick<StoreAccount, 'countOrders'>,
  seed: number,
): Promise<number> {
  const random = seededRandom(seed);
  const gap = Math.floor(random() * LONGEST_GAP);
  const [early, late] = random() < 0.5 ? tabs : tabs.toReversed();
  if (early === undefined || late === undefined) throw new Error('A race needs two tabs.');
  await addFirstTool(early);
  await Promise.all([openFilledCheckout(early), openFilledCheckout(late)]);
  const before = await countOrders();
  const start = Date.now() + START_AFTER;
  await Promise.all([placeAt(early, start), placeAt(late, start + gap)]);
  // A tab that clicks when the other one's order has emptied the cart has nothing to order, and leads to that order.
  // Which of the two that is, the machine decides: a timer may fire late.
  const isPaying = (page: Page) => page.url().includes(`${paths.payment}?`);
  await expect.poll(() => tabs.some(isPaying)).toBe(true);
  const [winner, other] = isPaying(early) ? [early, late] : [late, early];
  const { pathname, search } = new URL(winner.url());
  const wayOn = other.getByRole('link', { name: 'Finish paying' });
  await expect(async () => {
    if (!isPaying(other)) await expect(wayOn).toHaveAttribute('href', pathname + search, { timeout: 1 });
  }).toPass();
  const placed = (await countOrders()) - before;
  if (placed === 1 && isPaying(other)) expect(other.url()).toBe(winner.url());
  return placed;
}
