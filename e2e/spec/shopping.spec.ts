/** Sections 1, 2 and 9 of the specification: capabilities, listing and product page. */
import { demoShopper, register, signIn } from '../support/shopper';
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

  fullTest(
    'a visitor browses by category, sub-category and page [1.capabilities.1, 2.listing.1, 2.listing.7, 2.listing.8]',
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto('/products?category=hand+tools&page=2');
      await expect(page.getByText(/^Showing 13 to 24 of \d+ items$/)).toBeVisible();
      const filter = page.getByRole('combobox', { name: 'Sub-category' });
      await expect(filter.getByRole('option')).not.toHaveCount(1);
      const name = (await filter.getByRole('option').nth(1).textContent()) ?? '';
      await filter.selectOption(name);
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('parentCategory') === name && !url.searchParams.has('page'),
      );
      await expect(page.getByRole('article')).not.toHaveCount(0);
      await filter.selectOption('');
      await expect(page).toHaveURL('/products?category=hand+tools');
    },
  );

  fullTest(
    'a visitor chooses size, colour and quantity, and the device keeps the cart [1.capabilities.2, 1.capabilities.3, 9.storage.2]',
    async ({ page }) => {
      await page.goto('/product/51d0e8b4-linen-kurta');
      await page.getByRole('group', { name: 'Clothing Size' }).getByRole('button').nth(1).click();
      await page.getByRole('group', { name: 'Colour' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Increase quantity' }).click();
      await page.getByRole('button', { name: 'Add to Cart' }).first().click();
      await expect(page).toHaveURL('/cart');
      const stored = await page.evaluate(() => window.localStorage.getItem('cart'));
      expect(stored).toContain('51d0e8b4-linen-kurta');
      await page.reload();
      await expect(page.getByRole('link', { name: /^Cart, 2 items$/ }).first()).toBeVisible();
    },
  );

  fullTest(
    'a shopper registers, signs in, sees the account and signs out [1.capabilities.4, 1.capabilities.5, 9.storage.1]',
    async ({ page, context }) => {
      const shopper = await register(page);
      await page.goto('/account');
      await signIn(page, shopper);
      await expect(page).toHaveURL('/account');
      await expect(page.getByText(shopper.email).first()).toBeVisible();
      const cookie = (await context.cookies()).find(({ name }) => name === 'auth_token');
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30.1);

      await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('auth_token');
    },
  );

  fullTest(
    'a shopper lists the orders, in rupees, and anybody with number and email tracks one [1.capabilities.8, 1.capabilities.9, 1.audience.4, 9.money.2]',
    async ({ page, context }) => {
      await page.goto('/orders');
      await signIn(page, demoShopper);
      await expect(page).toHaveURL('/orders');
      const orders = page.getByRole('article');
      await expect(orders).not.toHaveCount(0);
      for (const text of await orders.allTextContents()) {
        expect(text).toMatch(/₹[\d,]+\.\d\d/);
        expect(text).not.toContain('$');
      }
      const number =
        /ORD-[\w-]+\d/.exec((await orders.first().getByRole('heading').first().textContent()) ?? '')?.[0] ??
        '';
      await context.clearCookies();
      await page.goto(`/track-order?id=${number}`);
      await expect(page.getByLabel('Order Number')).toHaveValue(number);
      await page.getByLabel('Email or Phone').fill(demoShopper.email);
      await page.getByRole('main').getByRole('button', { name: /Track/ }).click();
      await expect(page.getByText('Your order status has been loaded.')).toBeVisible();
      await expect(page.getByRole('table')).toContainText(/₹[\d,]+\.\d\d/);
      await expect(page.getByRole('main')).not.toContainText('$');
    },
  );

  fullTest(
    'a visitor reads the policies and sends a message, which no server receives [1.capabilities.10, 1.capabilities.11]',
    async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /Refund/ })
        .click();
      await expect(page.getByText(/0-7 working days/).first()).toBeVisible();

      await page.goto('/contact');
      for (const [label, text] of [
        ['Name', 'Asha'],
        ['Email', 'asha@example.com'],
        ['Subject', 'A hammer'],
        ['Message', 'Is it balanced?'],
      ] as const) {
        await page.getByRole('main').getByRole('textbox', { name: label }).fill(text);
      }
      await page.waitForLoadState('networkidle');
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/v1/')) calls.push(request.url());
      });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Message Sent')).toBeVisible();
      expect(calls).toEqual([]);
    },
  );
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

  fullTest(
    'the range of a page is said, also of one that is no number [9.pagination.3, 9.lists.1]',
    async ({ page }) => {
      for (const [number, range] of [
        ['0', 'Showing 1 to 12'],
        ['2', 'Showing 13 to 24'],
        ['abc', 'Showing 1 to 12'],
      ] as const) {
        await page.goto(`/products?page=${number}`);
        await expect(page.getByText(new RegExp(`^${range} of \\d+ items$`))).toBeVisible();
      }
    },
  );

  fullTest('past the last page there is no pagination, but a way back [9.pagination.5]', async ({ page }) => {
    await page.goto('/products?page=9999');
    await expect(page.getByRole('link', { name: 'Go to the first page' })).toBeVisible();
    await expect(page.getByText(/^Showing/)).toHaveCount(0);
  });
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
