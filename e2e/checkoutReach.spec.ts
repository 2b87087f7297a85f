/** The checkout's total and Place Order stay in view, however many lines are ordered; a phone needs two screens for it. */
import type { Page } from '@playwright/test';
import { CART_STORAGE_KEY } from '../src/lib/constants';
import { demoShopper, beginSession } from './support/shopper';
import { lineOf, readFacts } from './support/screens/shopFacts';
import type { Servers } from './support/servers';
import { expect, test } from './support/test';

/** A signed-in shopper whose cart has so many lines of one product. */
async function beginWithLines(page: Page, servers: Servers, count: number): Promise<void> {
  const { tool } = await readFacts(servers.sandbox.url);
  const lines = Array.from({ length: count }, (_, index) =>
    lineOf(tool, { selectedColor: `Colour ${index}` }),
  );
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    CART_STORAGE_KEY,
    JSON.stringify(lines),
  ] as const);
  await beginSession(page, servers, demoShopper);
}

const phone = { width: 390, height: 844 };

test('[2.checkout.7] total and Place Order are in view at every width, with 30 lines too', async ({
  page,
  servers,
}) => {
  await beginWithLines(page, servers, 30);
  await page.setViewportSize(phone);
  await page.goto('/checkout');
  const placeOrder = page.getByRole('button', { name: 'Place Order' });
  const total = page.getByRole('region', { name: 'Order Summary' }).getByText('Total', { exact: true });
  await expect(page.getByRole('listitem').filter({ hasText: 'Colour 2' })).toHaveCount(1);
  const summaryEnd = page.getByRole('button', { name: 'Show 27 more' });
  const box = await summaryEnd.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(2 * phone.height);
  await summaryEnd.click();
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    for (const top of [0, 600]) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await expect(placeOrder, `${width} px, ${top} px from the top`).toBeInViewport({ ratio: 1 });
      await expect(total).toBeInViewport({ ratio: 1 });
    }
  }
});

test('[2.checkout.7] no row of the sums is below the total, and no line below the sums', async ({
  page,
  servers,
}) => {
  await beginWithLines(page, servers, 5);
  await page.goto('/checkout');
  const summary = page.getByRole('region', { name: 'Order Summary' });
  const parts = [
    summary.getByRole('button', { name: 'Show 2 more' }),
    ...['Subtotal', 'Shipping', 'Total'].map((name) => summary.getByText(name, { exact: true })),
    summary.getByRole('button', { name: 'Place Order' }),
  ];
  for (const [width, height] of [
    [1920, 844],
    [1440, 900],
    [1366, 650],
    [1024, 600],
  ] as const) {
    await page.setViewportSize({ width, height });
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? NaN);
    // At the lowest height the lines may be below the sums, which stay whole.
    const from = height < 650 ? 1 : 0;
    for (let index = from; index + 1 < boxes.length; index += 1) {
      expect(tops[index] ?? NaN, `part ${index} at ${width} x ${height}`).toBeLessThan(
        tops[index + 1] ?? NaN,
      );
      const end = (tops[index] ?? NaN) + (boxes[index]?.height ?? NaN);
      expect(end, `part ${index} at ${width} x ${height}`).toBeLessThanOrEqual((tops[index + 1] ?? NaN) + 1);
    }
  }
});
