/** Every route of section 2 on the production build: its heading, its fit at three widths, its accessibility. */
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { demoShopper, signIn } from './support/shopper';
import { expect, test } from './support/test';

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const widths = [390, 768, 1440];

const publicRoutes: readonly [path: string, heading: RegExp][] = [
  ['/', /Build With Precision Tools/],
  ['/products', /All Products/],
  ['/products?category=men', /Men's Collection/],
  ['/product/nothing-like-it', /Product Not Found/],
  ['/cart', /Your cart is empty/],
  ['/login', /Sign in/i],
  ['/register', /Create/i],
  ['/track-order', /Track/],
  ['/contact', /Contact/],
  ['/api-test', /API/i],
  ['/order-success', /Thank You for Your Order!/],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
  ['/refund', /Refund/],
  ['/return', /Return/],
  ['/shipping', /Shipping/],
  ['/about', /About/],
  ['/404', /404/],
  ['/no/such/page', /404/],
];

const guardedRoutes: readonly [path: string, heading: RegExp][] = [
  ['/account', /Account/],
  ['/checkout', /Checkout|cart is empty/i],
  ['/orders', /Orders/],
  ['/payment', /Payment/],
];

/** Nothing sticks out sideways at any width. */
async function expectFit(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** No violation of WCAG 2.2 AA that axe can see. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  const results = await page.evaluate<AxeResults>(
    "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })",
  );
  const found = results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

async function expectRoute(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectFit(page);
  await expectAccessible(page);
}

test.describe('public routes', () => {
  // The browser itself reports the answer to a product that does not exist.
  test.use({ expectedNoise: [/products\/nothing-like-it/] });
  for (const [path, heading] of publicRoutes) {
    test(path, async ({ page }) => expectRoute(page, path, heading));
  }
});

test('guarded routes', async ({ page }) => {
  test.slow();
  for (const [path] of guardedRoutes) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await signIn(page, demoShopper);
  await expect(page).toHaveURL('/payment');
  for (const [path, heading] of guardedRoutes) await expectRoute(page, path, heading);
});

test('unknown words redirect to the 404 page', async ({ page }) => {
  for (const path of ['/forgot-password', '/reset-password', '/nonsense']) {
    await page.goto(path);
    await expect(page).toHaveURL('/404');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  }
});

test('the page says where it is, moves the focus there, and remembers how far one had scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/products');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const position = await page.evaluate(() => window.scrollY);

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Contact/ })
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Contact/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(position);
});
