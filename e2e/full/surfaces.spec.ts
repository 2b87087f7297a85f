/** One surface at a time on a phone: nothing lies over what a shopper is about to press. */
import type { Locator, Page } from '@playwright/test';
import { boxOf } from '../support/layout';
import { addFirstTool, demoShopper, openFilledCheckout, openSignedIn } from '../support/shopper';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [upper, lower] = [await boxOf(one), await boxOf(other)].sort((a, b) => a.y - b.y);
  expect(upper?.bottom ?? 0).toBeLessThanOrEqual(lower?.y ?? 0);
}

const wishToast = (page: Page) => page.getByRole('status').filter({ hasText: 'added to your wishlist' });

test('a toast is clear of the panel that says what was added', async ({ page }) => {
  await page.goto('/products?category=hand+tools');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const panel = page.getByRole('complementary', { name: 'Added to cart' });
  await expect(panel).toBeVisible();
  await card.getByRole('button', { name: /wishlist/i }).click();
  await expectApart(wishToast(page), panel);
});

test('a toast is clear of the bar that buys', async ({ page }) => {
  await page.goto('/products?category=men');
  await page.getByRole('article').first().getByRole('heading').click();
  await page
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click();
  await expectApart(wishToast(page), page.getByRole('button', { name: /^Add to Cart/ }).first());
});

test.describe('with a store that takes no order', () => {
  test.use({ expectedNoise: [/status of 500/] });

  test('a toast at the checkout is clear of the button that orders', async ({ page }) => {
    await openSignedIn(page, demoShopper);
    await addFirstTool(page);
    await openFilledCheckout(page);
    await page.route('**/orders', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    const order = page.getByRole('button', { name: 'Place Order' });
    await order.click();
    const toast = page.getByRole('alert').filter({ hasText: 'Please try again later.' }).last();
    await expect(toast).toBeVisible();
    // Wherever the page is scrolled to.
    for (const block of ['end', 'center'] as const) {
      await order.evaluate((button, to) => button.scrollIntoView({ block: to }), block);
      await expectApart(toast, order);
    }
  });
});
