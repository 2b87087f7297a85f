/** Sections 1, 2 and 9 of the specification: capabilities, listing and product page. */
import { expect, fullTest, test } from '../support/test';

const desktop = { width: 1440, height: 900 };

test.describe('Section 1, capabilities', () => {
  test('tools and clothes are for sale, at prices in rupees with two decimals [1.audience.1, 1.audience.2, 1.audience.3, 9.money.1]', async ({
    page,
  }) => {
    for (const category of ['hand tools', 'men']) {
      await page.goto(`/products?category=${encodeURIComponent(category)}`);
      const cards = page.getByRole('article');
      await expect(cards).not.toHaveCount(0);
      for (const text of await cards.allTextContents()) {
        expect(text).toMatch(/Price ₹\d{1,2}(,\d\d)*(,\d{3})\.\d\d|Price ₹\d{1,3}\.\d\d/);
        expect(text).not.toContain('$');
      }
    }
  });
});

test.describe('Section 2, Products listing', () => {
  test('the grid toggle is hidden under 768 pixels, and sets 3 or 2 columns above [2.listing.9, 2.listing.10]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 767, height: 900 });
    await page.goto('/products');
    const grid = page.getByRole('list', { name: 'All Products' });
    const columns = () =>
      grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
    const toggle = page.getByRole('group', { name: 'Grid layout' });
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(toggle).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(toggle).toBeVisible();
    await expect.poll(columns).toBe(3);
    await toggle.getByRole('button', { name: '2 columns' }).click();
    await expect.poll(columns).toBe(2);
    await toggle.getByRole('button', { name: '3 columns' }).click();
    await expect.poll(columns).toBe(3);
  });

  for (const motion of ['no-preference', 'reduce'] as const) {
    fullTest(
      `a new page scrolls to the top, ${motion === 'reduce' ? 'at once where less motion is wanted' : 'smoothly'} [2.listing.16]`,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: motion });
        await page.setViewportSize(desktop);
        await page.goto('/products');
        await expect(page.getByRole('article')).toHaveCount(12);
        const next = page.getByRole('link', { name: 'Go to page 2' });
        await next.scrollIntoViewIfNeeded();
        const start = await page.evaluate(() => window.scrollY);
        expect(start).toBeGreaterThan(300);
        await page.evaluate(() => {
          window.addEventListener('scroll', () => {
            document.documentElement.dataset['seen'] =
              `${document.documentElement.dataset['seen'] ?? ''} ${window.scrollY}`;
          });
        });
        await next.click();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        const seen = (await page.evaluate(() => document.documentElement.dataset['seen'] ?? ''))
          .trim()
          .split(' ')
          .map(Number);
        const between = seen.filter((top) => top > 0 && top < start);
        expect(between.length > 0, `scroll positions: ${seen.join(' ')}`).toBe(motion === 'no-preference');
      },
    );
  }
});

test.describe('Section 2, Products listing: a server that fails', () => {
  test.use({ expectedNoise: [/status of 500/] });

  fullTest('Try Again reloads the page [2.listing.12]', async ({ page }) => {
    await page.route('**/api/v1/products?**', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/products');
    await expect(page.getByText('Failed to load products. Please try again.')).toBeVisible();
    await page.unrouteAll();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await loaded;
    await expect(page.getByRole('article')).toHaveCount(12);
  });
});

test.describe('Section 2, Product detail', () => {
  test('the specifications scroll in a box of 300 pixels, with ten lines at most [9.product.1, 9.product.2]', async ({
    page,
  }) => {
    await page.route('**/api/v1/products/*', async (route) => {
      const response = await route.fetch();
      const product: unknown = await response.json();
      const fields = typeof product === 'object' ? product : {};
      const attributes = Array.from({ length: 15 }, (_, index) => ({ key: `fact_${index}`, value: ['yes'] }));
      await route.fulfill({ response, json: { ...fields, attributes } });
    });
    await page.goto('/product/51d0e8b4-linen-kurta');
    const section = page.getByRole('region', { name: 'Product Specifications' });
    await expect(section.getByRole('term')).toHaveCount(10);
    const box = section.getByRole('group', { name: 'Product Specifications' });
    expect((await box.boundingBox())?.height).toBe(300);
    await box.focus();
    await page.keyboard.press('End');
    await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });
});
