/** Section 2 of the specification: orders; section 4: the colours of states. */
import type { Locator, Page } from '@playwright/test';
import { demoShopper, signIn } from '../support/shopper';
import { sampled } from '../../src/testing/sampled';
import { expect, fullTest, test } from '../support/test';

/** The hue of what is behind an element's text, in degrees: 0 is red, 60 yellow, 120 green, 240 blue, 300 purple. */
function hueOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const groundOf = (shown: Element): string => {
      const { backgroundColor } = getComputedStyle(shown);
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
      return isClear && shown.parentElement !== null ? groundOf(shown.parentElement) : backgroundColor;
    };
    const [red = 0, green = 0, blue = 0] = (groundOf(node).match(/[\d.]+/g) ?? []).map(Number);
    const most = Math.max(red, green, blue);
    const spread = most - Math.min(red, green, blue);
    if (spread === 0) return Number.NaN;
    const sector =
      most === red
        ? (green - blue) / spread
        : most === green
          ? 2 + (blue - red) / spread
          : 4 + (red - green) / spread;
    return (sector * 60 + 360) % 360;
  });
}

async function openOrders(page: Page): Promise<void> {
  await page.goto('/orders');
  await signIn(page, demoShopper);
  await expect(page.getByRole('article').first()).toBeVisible();
}

const statusHues = [
  ['Pending', 35, 60],
  ['Processing', 200, 225],
  ['Shipped', 255, 290],
  ['Delivered', 110, 150],
  ['Cancelled', 0, 15],
] as const;

test.describe('Section 4, Order status codes', () => {
  for (const colorScheme of sampled(['light', 'dark'] as const, 1)) {
    test(`each status has its colour in the ${colorScheme} scheme [4.order-status.8, 4.order-status.9, 4.order-status.10, 4.order-status.11, 4.order-status.12]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openOrders(page);
      for (const [name, from, to] of statusHues) {
        // The steps of an order's way have the same words.
        const words = page.getByRole('main').getByText(name, { exact: true });
        const badge = words.and(page.locator(':not([aria-label="Progress"] *)')).first();
        const hue = await hueOf(badge);
        expect(hue, name).toBeGreaterThanOrEqual(from);
        expect(hue, name).toBeLessThanOrEqual(to);
      }
    });
  }
});

test.describe('Section 2, Orders', () => {
  fullTest(
    'orders fit phones and desktops, with the same totals in rupees [2.orders.8, 2.orders.12]',
    async ({ page }) => {
      await openOrders(page);
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
      }
      const order = page.getByRole('article').first();
      const rows = await order.getByRole('row').allInnerTexts();
      const amounts = rows.slice(1).map((row) => {
        const [, quantity = '1', price = ''] = /(\d+)?[\s×]*₹([\d,.]+)/.exec(row) ?? [];
        return { quantity: Number(quantity), price: Number(price.replaceAll(',', '')) };
      });
      const total = amounts.pop();
      const sum = amounts.reduce((rupees, { quantity, price }) => rupees + quantity * price, 0);
      expect(total?.price).toBeCloseTo(sum, 2);
      await expect(page.getByRole('main')).not.toContainText('$');
    },
  );
});
