/** What a listing shows without scrolling, and that nothing of it is cut off, at every width. */
import type { Locator, Page } from '@playwright/test';
import { boxOf, layoutShifts, watchLayoutShifts } from '../support/layout';
import { expect, test } from '../support/test';

const FOOTWEAR = '/products?category=footwear';

async function openListing(page: Page, width: number, path: string): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  return cards;
}

for (const columns of [3, 2]) {
  test(`a row of ${columns} columns with its prices is on the first screen at 1440 x 900 [2.listing.20]`, async ({
    page,
  }) => {
    const cards = await openListing(page, 1440, `/products?columns=${columns}`);
    for (const card of (await cards.all()).slice(0, columns)) {
      const { bottom } = await boxOf(card.getByText('₹').first());
      expect(bottom).toBeLessThanOrEqual(900);
    }
  });
}

for (const width of [1200, 1440, 1920]) {
  test(`the filters are beside the products at ${width} px, stay in view, and move nothing [2.listing.20]`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    const cards = await openListing(page, width, FOOTWEAR);
    const size = page.getByRole('button', { name: /^UK 8 \(/ });
    await expect(size).toBeVisible();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
    const filters = page.getByRole('region', { name: 'Filters' });
    expect((await boxOf(filters)).right).toBeLessThan((await boxOf(cards.first())).x);
    await size.click();
    await expect(page).toHaveURL(`${FOOTWEAR}&size=UK+8`);
    await expect(cards.first()).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(size).toBeInViewport();
    const { sum, moved } = await layoutShifts(page);
    expect(sum, moved.join('\n')).toBeLessThan(0.001);
  });
}

test('colours are offered by family, and a disabled one has all its borders [2.listing.21]', async ({
  page,
}) => {
  await openListing(page, 1440, '/products?category=men');
  const filters = page.getByRole('region', { name: 'Filters' });
  const colors = filters.getByRole('group', { name: 'Colour' });
  await colors.getByRole('button', { name: /^Blue/ }).click();
  await colors.getByRole('group', { name: 'Shades of blue' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/color=/);
  await expect(colors.getByRole('button', { name: 'Blue (1)' })).toBeVisible();
  const disabled = filters.locator('button:disabled');
  await expect(disabled).not.toHaveCount(0);
  const borders = await disabled.evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { borderTopColor, borderRightColor, borderBottomColor, borderLeftColor } =
        getComputedStyle(button);
      return new Set([borderTopColor, borderRightColor, borderBottomColor, borderLeftColor]).size;
    }),
  );
  expect(new Set(borders)).toEqual(new Set([1]));
});

test('the row of categories fades where there are more, at 768 px', async ({ page }) => {
  await openListing(page, 768, '/products');
  const row = page.getByRole('navigation', { name: 'Categories' });
  expect(await row.evaluate((element) => getComputedStyle(element).maskImage)).toMatch(
    /rgba\(0, 0, 0, 0\)\)$/,
  );
  // The last one scrolls out of the fade.
  await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  const last = await boxOf(row.getByRole('link').last());
  expect((await boxOf(row)).right - last.right).toBeCloseTo(40, 0);
});

for (const width of [320, 360, 390, 768, 900, 1024, 1200, 1279, 1280, 1440, 1920]) {
  test(`the name of the shop is whole at ${width} px [2.header.1]`, async ({ page }) => {
    await openListing(page, width, FOOTWEAR);
    const name = page.getByRole('banner').getByText('Loom & Lathe');
    await expect(name).toBeVisible();
    const hidden = await name.evaluate((element) => ({
      down: element.scrollHeight - element.clientHeight,
      right: element.scrollWidth - element.clientWidth,
    }));
    expect(hidden.down).toBeLessThanOrEqual(1);
    expect(hidden.right).toBeLessThanOrEqual(1);
    // Nothing of the navigation lies over it.
    const { right } = await boxOf(name);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    for (const link of await links.all()) {
      if (!(await link.isVisible())) continue;
      expect((await boxOf(link)).x).toBeGreaterThanOrEqual(right);
      // Nor is a name of the navigation cut.
      expect(await link.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a product's pictures are as wide as the screen", async ({ page }) => {
    await page.goto('/product/51d0e8b4-linen-kurta');
    const row = await boxOf(page.getByRole('button', { name: 'Product Demo' }).first().locator('..'));
    expect([row.x, row.right]).toEqual([0, 390]);
  });
});
