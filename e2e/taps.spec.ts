/** One tap, one effect: the second tap of a double tap presses nothing that the first one has brought under the finger. */
import type { Locator, Page } from '@playwright/test';
import { products } from '../sandbox/catalogue/products';
import { CART_STORAGE_KEY, WISHLIST_KEY } from '../src/lib/constants';
import { sampled } from '../src/testing/sampled';
import { hydrated, loadedAhead } from './support/hydration';
import { boxOf } from './support/layout';
import { signInAsNew } from './support/payer';
import { CLOTHES_ID, lineOf, readFacts, TOOL_ID } from './support/screens/shopFacts';
import { addFirstTool, openFilledCheckout, toolListing } from './support/shopper';
import { expect, test } from './support/test';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // The orders that a test has refused.
  expectedNoise: [/status of 422/],
});

/** Between the two taps, in milliseconds. */
const gaps = [60, 150, 250, 400];

/** Taps twice at one place of a control, a part of its width from its left edge. */
async function tapTwice(page: Page, control: Locator, gap: number, part = 0.5): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await boxOf(control);
  const [x, y] = [box.x + box.width * part, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  // The taps carry their own times: on a busy machine the page gets the second one later than the finger has made it.
  const start = Date.now() / 1000;
  for (const at of [start, start + gap / 1000]) {
    const point = { x, y };
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [point],
      timestamp: at,
    });
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: at + 0.02,
    });
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await loadedAhead(page);
}

const cartOf = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('link', { name: `Cart, ${count} item${count === 1 ? '' : 's'}` });

const chips = (page: Page) => page.getByRole('button', { name: /^Remove the filter/ });
const removals = (page: Page) => page.getByRole('button', { name: /from the comparison$/ });

interface TapCase {
  readonly name: string;
  readonly run: (page: Page, gap: number, sandboxUrl: string, shop: string) => Promise<void>;
}

const cases: readonly TapCase[] = [
  {
    name: 'Add to Cart of a product opens the cart alone',
    run: async (page, gap) => {
      await open(page, `/product/${TOOL_ID}`);
      await tapTwice(page, page.getByRole('button', { name: /^Add to Cart/ }).first(), gap, 0.2);
      await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
      await expect(page).toHaveURL('/cart');
      await expect(cartOf(page, 1)).toBeVisible();
    },
  },
  {
    name: 'Add to Cart of a card where the panel opens presses nothing of the panel',
    run: async (page, gap) => {
      await open(page, toolListing);
      const add = page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' });
      await add.evaluate((button) => {
        window.scrollBy(0, button.getBoundingClientRect().bottom - (window.innerHeight - 84));
      });
      await tapTwice(page, add, gap);
      await expect(page.getByRole('complementary', { name: 'Added to cart' })).toBeVisible();
      await expect(page).toHaveURL(toolListing);
      // The second tap adds another piece where it comes before the panel.
      const cart = page.getByRole('banner').getByRole('link', { name: /^Cart, [12] items?$/ });
      await expect(cart).toBeVisible();
    },
  },
  {
    name: 'Add to Cart of the Quick View adds one',
    run: async (page, gap) => {
      // The dialog hides the header, by which `open` knows that the page is hydrated; it is there only then itself.
      await page.goto(`${toolListing}&view=${TOOL_ID}`);
      const dialog = page.getByRole('dialog');
      await tapTwice(page, dialog.getByRole('button', { name: 'Add to Cart' }), gap);
      await expect(dialog).toBeHidden();
      await expect(cartOf(page, 1)).toBeVisible();
      await expect(page).toHaveURL(toolListing);
    },
  },
  {
    name: 'Move to Cart moves one product',
    run: async (page, gap, sandboxUrl) => {
      const facts = await readFacts(sandboxUrl);
      const kept = {
        version: 1,
        products: facts.products.filter(({ sizes }) => sizes.length === 0).slice(0, 4),
      };
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        WISHLIST_KEY,
        JSON.stringify(kept),
      ] as const);
      await open(page, '/wishlist');
      await tapTwice(page, page.getByRole('button', { name: /^Move to Cart/ }).first(), gap);
      await expect(cartOf(page, 1)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(kept.products.length - 1);
    },
  },
  {
    name: 'Remove of a cart line removes one',
    run: async (page, gap, sandboxUrl) => {
      const { tool, clothes } = await readFacts(sandboxUrl);
      const lines = JSON.stringify([lineOf(tool), lineOf(clothes), lineOf(tool, { selectedColor: 'Red' })]);
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
        CART_STORAGE_KEY,
        lines,
      ] as const);
      await open(page, '/cart');
      const list = page.getByRole('list', { name: 'Cart lines' });
      await tapTwice(page, list.getByRole('button', { name: /^Remove/ }).first(), gap);
      await expect(cartOf(page, 2)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Undo:/ })).toHaveCount(1);
    },
  },
  {
    name: 'Remove of a comparison removes one product',
    run: async (page, gap) => {
      const ids = products.slice(0, 3).map(({ id }) => id);
      await open(page, `/compare?ids=${ids.join('%2C')}`);
      await expect(removals(page)).toHaveCount(3);
      await tapTwice(page, removals(page).first(), gap);
      await expect(removals(page)).toHaveCount(2);
    },
  },
  {
    name: 'a filter chip removes one filter',
    run: async (page, gap) => {
      await open(page, '/products?category=men&size=M&size=L&size=S');
      await expect(chips(page)).toHaveCount(3);
      await tapTwice(page, chips(page).first(), gap);
      await expect(chips(page)).toHaveCount(2);
    },
  },
  {
    name: 'Remove of a kept address removes one',
    run: async (page, gap, sandboxUrl, shop) => {
      await signInAsNew(page, shop, sandboxUrl);
      await page.route('**/orders', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 422, json: {} }) : route.fallback(),
      );
      await addFirstTool(page);
      await openFilledCheckout(page);
      await page.getByRole('checkbox', { name: 'Keep this address on this device' }).check();
      const bins = page.getByRole('button', { name: /from this device$/ });
      // Alike but for their PIN codes.
      for (const [index, code] of ['411001', '411002'].entries()) {
        if (index > 0) await page.getByRole('button', { name: 'Edit the address' }).click();
        await page.getByLabel(/^Postal Code/).fill(code);
        await page.getByRole('button', { name: 'Place Order' }).click();
        await expect(bins).toHaveCount(index + 1);
        await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled();
      }
      await tapTwice(page, bins.first(), gap);
      await expect(bins).toHaveCount(1);
    },
  },
  {
    name: 'the plus of a quantity counts both',
    run: async (page, gap) => {
      await open(page, `/product/${CLOTHES_ID}`);
      await tapTwice(page, page.getByRole('button', { name: 'Increase quantity' }).first(), gap);
      await expect(page.getByRole('group', { name: 'Quantity' }).first()).toHaveText('3');
    },
  },
];

for (const [gap, { name, run }] of sampled(
  cases.flatMap((each) => gaps.map((gap) => [gap, each] as const)),
  4,
)) {
  test(`tapped twice within ${gap} ms, ${name} [decision.9]`, async ({ page, sandbox, shop }) => {
    await run(page, gap, sandbox.url, shop);
    await expect(page).not.toHaveURL(/\/(account|login|payment)/);
  });
}
