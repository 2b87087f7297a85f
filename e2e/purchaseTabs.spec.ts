/** One purchase places one order, whatever other tabs do, whichever answers are lost, whatever was ordered before. */
import type { Page } from '@playwright/test';
import { isFullRun } from '../src/testing/fullRun';
import { actAndDrop, answerAfter } from './support/answers';
import { raceOrders, removeLocks } from './support/orderRaces';
import { signInAsNew } from './support/payer';
import { addFirstTool, address, openFilledCheckout, TOOLS } from './support/shopper';
import { expect, fullTest, test } from './support/test';

/** The longest time of one race, in milliseconds. */
const RACE_TIME = 10_000;

const ORDERS = '**/api/v1/orders';

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place Order' }).click();
}

const rounds = isFullRun ? 20 : 1;
for (const { name, hasLocks, race } of [
  { name: 'with Web Locks', hasLocks: true, race: test },
  // Every supported browser has them.
  { name: 'without Web Locks', hasLocks: false, race: fullTest },
]) {
  race(
    `two tabs that place the same order at once place one, ${name}`,
    async ({ context, page, shop, sandbox }) => {
      test.setTimeout(120_000 + rounds * RACE_TIME);
      if (!hasLocks) await removeLocks(context);
      const shopper = await signInAsNew(page, shop, sandbox.url);
      const tabs = [page, await context.newPage()] as const;
      for (let seed = 1; seed <= rounds; seed += 1) {
        expect(await raceOrders(tabs, shopper, seed), `seed ${seed}`).toBe(1);
      }
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    },
  );
}

test.describe('With aborted requests', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  fullTest(
    'an order with unknown outcome does not block the next one, and is found later',
    async ({ page, shop, sandbox }) => {
      const { countOrders } = await signInAsNew(page, shop, sandbox.url);
      await addFirstTool(page);
      await openFilledCheckout(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('purchases'))).toContain(address.City);
      await page.route(ORDERS, (route) =>
        route.request().method() === 'POST' ? actAndDrop(route) : route.abort(),
      );
      await placeOrder(page);
      await expect(page.getByRole('main').getByText('Your order may have been placed')).toBeVisible();
      expect(await countOrders()).toBe(1);

      await page.goto('/cart');
      await page.getByRole('button', { name: /Increase/ }).click();
      await page.goto('/checkout');
      await page.unroute(ORDERS);
      await placeOrder(page);
      await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);
      expect(await countOrders()).toBe(2);

      await page.goto('/orders');
      await expect(page.getByRole('article')).toHaveCount(2);
      const numbers = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
      await expect
        .poll(async () => {
          const stored = await page.evaluate(() => localStorage.getItem('purchases') ?? '');
          return numbers.filter((number) => stored.includes(number.replace('Order ', '')));
        })
        .toHaveLength(2);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    },
  );

  fullTest(
    'an older order of the same products is not taken for the new one, even after a minute',
    async ({ page, shop, sandbox }) => {
      await page.clock.install();
      const { countOrders, order } = await signInAsNew(page, shop, sandbox.url);
      const name = await addFirstTool(page);
      await order({ category: TOOLS });
      await page.goto('/orders');
      await expect(page.getByRole('article')).toContainText(name);
      await openFilledCheckout(page);
      // Longer than RTK Query keeps unused data.
      await page.clock.fastForward(120_000);
      await page.route(ORDERS, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      );
      await placeOrder(page);
      await expect(page.getByRole('main').getByText('Error placing order')).toBeVisible();
      await expect(page).toHaveURL('/checkout');
      expect(await countOrders()).toBe(1);
      await page.goto('/cart');
      await expect(page.getByRole('link', { name })).toBeVisible();
    },
  );
});

fullTest(
  'a product that another tab adds while the order is placed stays in the cart',
  async ({ page, context, shop, sandbox }) => {
    await signInAsNew(page, shop, sandbox.url);
    const name = await addFirstTool(page);
    const other = await context.newPage();
    await openFilledCheckout(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(ORDERS, answerAfter(released));
    await placeOrder(page);
    await expect(page.getByRole('button', { name: 'Placing order...' })).toBeVisible();
    await addFirstTool(other);
    release();
    await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);
    await other.goto('/cart');
    await expect(other.getByRole('link', { name })).toBeVisible();
    await expect(other.getByRole('group', { name: /quantity/i })).toContainText('1');
  },
);
