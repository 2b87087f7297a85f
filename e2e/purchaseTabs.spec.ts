/** One purchase places one order, whatever other tabs do, whichever answers are lost, whatever was ordered before. */
import type { Page } from '@playwright/test';
import { isFullRun, runsEveryCase } from '../src/testing/fullRun';
import { seededRandom } from '../src/testing/random';
import { actAndDrop, holdAnswers } from './support/answers';
import { orderRaces } from './support/orderRaces';
import { signInAsNew } from './support/payer';
import { addFirstTool, address, openFilledCheckout, TOOLS } from './support/shopper';
import { expect, fullTest, test } from './support/test';

const ORDERS = '**/api/v1/orders';

async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place Order' }).click();
}

/** The longest time of one race, in milliseconds. */
const RACE_TIME = 45_000;

for (const [name, { race, rounds, inRun }] of Object.entries({
  // A hundred with all races.
  'two presses': { race: orderRaces.twoPresses, rounds: 20, inRun: fullTest },
  'two tabs': { race: orderRaces.twoTabs, rounds: 20, inRun: test },
  'three tabs': { race: orderRaces.threeTabs, rounds: 15, inRun: fullTest },
  'a reload': { race: orderRaces.reload, rounds: 15, inRun: fullTest },
  Back: { race: orderRaces.back, rounds: 15, inRun: fullTest },
  'a crash of the tab': { race: orderRaces.crash, rounds: 15, inRun: test },
})) {
  inRun(`${name}: one cart is one order, and is emptied by it`, async ({ context, page, shop, sandbox }) => {
    // The rounds differ in when the shop acts: one shows how a real store answers.
    const times = runsEveryCase ? rounds : isFullRun && process.env.STORE_SHOP_URL === undefined ? 3 : 1;
    test.setTimeout(60_000 + times * RACE_TIME);
    const { countOrders } = await signInAsNew(page, shop, sandbox.url);
    for (let seed = 1; seed <= times; seed += 1) {
      await addFirstTool(page);
      expect(await countOrders(), `before seed ${seed}`).toBe(seed - 1);
      const tabs = await race(context, seededRandom(seed));
      expect(await countOrders(), `seed ${seed}`).toBe(seed);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      for (const tab of tabs) await tab.close();
    }
  });
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
      await page.unroute(ORDERS);
      await page.goto('/checkout');
      // It is found, and taken out of the cart: what is placed before that leads to its payment.
      await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText('Quantity 1');
      await placeOrder(page);
      await expect(page).toHaveURL(/\/payment\?orderId=[\w-]+$/);
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
    const held = holdAnswers('POST');
    await page.route(ORDERS, held.handle);
    await placeOrder(page);
    await expect(page.getByRole('button', { name: 'Placing order...' })).toBeVisible();
    await addFirstTool(other);
    held.release();
    await expect(page).toHaveURL(/\/payment\?orderId=[\w-]+$/);
    await other.goto('/cart');
    await expect(other.getByRole('link', { name })).toBeVisible();
    await expect(other.getByRole('group', { name: /quantity/i })).toContainText('1');
  },
);
