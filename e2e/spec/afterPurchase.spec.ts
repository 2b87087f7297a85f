/** Section 2 of the specification: orders, tracking, policies, API test; section 8: how toasts look. */
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
    'a pending order is paid from its block [2.orders.13, 2.orders.14, 2.orders.15, 4.order-status.13]',
    async ({ page }) => {
      await openOrders(page);
      const pending = page.getByRole('article').filter({ hasText: 'Pending' });
      const others = page.getByRole('article').filter({ hasNotText: 'Pending' });
      await expect(others.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
      const heading = (await pending.first().getByRole('heading').textContent()) ?? '';
      await pending.first().getByRole('link', { name: 'Pay Now' }).click();
      await expect(page).toHaveURL(`/payment?orderId=${heading.replace('Order ', '')}`);
    },
  );

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

test.describe('Section 2, Track order', () => {
  fullTest(
    'a signed-in shopper finds an order, also after a reload [2.track.2, 2.track.4, 2.track.5, 2.track.6, 2.track.7, 2.track.9]',
    async ({ page }) => {
      await openOrders(page);
      const shipped = page.getByRole('article').filter({ hasText: 'Shipped' }).first();
      const heading = (await shipped.getByRole('heading').textContent()) ?? '';
      await page.goto(`/track-order?id=${heading.replace('Order ', '')}`);
      await page.reload();
      await expect(page.getByLabel('Email or Phone')).toHaveValue(demoShopper.email);
      await expect(page.getByText('Your account email is used by default.')).toBeVisible();
      await page.getByRole('button', { name: 'Track Order' }).click();
      await expect(page.getByText('Order found')).toBeVisible();
      const found = page.getByRole('region', { name: heading });
      await expect(found).toContainText('Shipped');
      await expect(found.getByRole('row').nth(1)).toBeVisible();
    },
  );

  fullTest(
    'an empty field is refused with a toast that looks destructive [5.track.2, 8.toasts.1]',
    async ({ page }) => {
      await page.goto('/track-order');
      await page.getByRole('button', { name: 'Track Order' }).click();
      const toast = page.getByRole('alert');
      await expect(toast).toContainText('Required fields');
      await expect(toast).toContainText('Please enter both order number and email/phone');
      const hue = await hueOf(toast);
      expect(Math.min(hue, 360 - hue)).toBeLessThan(15);
    },
  );

  test.describe('of somebody else', () => {
    // The browser reports the 404.
    test.use({ expectedNoise: [/orders\/ORD-0/] });
    fullTest('an order is not found, and a toast says so [8.orders.4, 8.orders.6]', async ({ page }) => {
      await page.goto('/track-order?id=ORD-0');
      await page.getByLabel('Email or Phone').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Track Order' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'Failed to find order. Please check your information and try again.',
      );
      await expect(page.getByRole('main')).toContainText('Order not found or access denied');
    });
  });
});

test.describe('Section 2, Policy pages', () => {
  const reserved = ['forgot-password', 'reset-password', 'product', '404/', 'nonsense', 'constructor'];
  fullTest('reserved and unknown words are the 404 page [2.policy.2, 2.policy.3]', async ({ page }) => {
    for (const word of reserved) {
      await page.goto(`/${word}`);
      await expect(page).toHaveURL(/\/404\/?$/);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
    }
  });

  test.describe('of the store itself', () => {
    // Chromium reports inline handlers when HTML is parsed, before it is sanitised.
    test.use({ expectedNoise: [/Executing inline event handler/] });
    fullTest(
      'the HTML of the store is shown, and none of its scripts run [2.policy.4, 2.policy.10]',
      async ({ page }) => {
        await page.route('**/api/v1/storeInfo', async (route) => {
          const response = await route.fetch();
          const terms =
            '<h2 style="position:fixed;inset:0">Terms of {{companyName}}</h2><img src="x" onerror="window.evil=1">' +
            '<script>window.evil=1</script><svg onload="window.evil=1"></svg><style>h1{display:none}</style>' +
            '<a href="javascript:window.evil=1">Run</a><iframe srcdoc="<script>parent.evil=1</script>"></iframe>' +
            '<form action="https://evil.example/"><button>Send</button></form>';
          await route.fulfill({
            response,
            json: { companyName: '<img src=x onerror=window.evil=1>', policies: { terms } },
          });
        });
        await page.route('**/x', (route) =>
          route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
        );
        await page.goto('/terms');
        const heading = page.getByRole('heading', {
          level: 2,
          name: 'Terms of <img src=x onerror=window.evil=1>',
        });
        await expect(heading).toBeVisible();
        await expect(heading).toHaveCSS('position', 'static');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.getByText('Run').click();
        await expect(
          page.locator('main :is(script, iframe, form, style, svg[onload], [onerror])'),
        ).toHaveCount(0);
        expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      },
    );
  });
});

test.describe('Section 2, API test', () => {
  fullTest(
    'the connection is tested, with status and headers [2.api-test.1, 2.api-test.2, 7.calls.9]',
    async ({ page, sandbox }) => {
      await page.goto('/api-test');
      await expect(page.getByText(`${sandbox.url}/api/v1`)).toBeVisible();
      await page.getByRole('button', { name: 'Test connection' }).click();
      await expect(page.getByText('Connected')).toBeVisible();
      await expect(page.getByText(/answered in \d+ ms with status 200/)).toBeVisible();
      await expect(page.getByText('content-type')).toBeVisible();
    },
  );

  test.describe('without a connection', () => {
    // The browser reports the aborted request, and the shop logs the details to the console.
    test.use({ expectedNoise: [/storeInfo|The connectivity test failed/] });
    fullTest('the failure is shown once, on the page [8.api-test.1, 8.toasts.3]', async ({ page }) => {
      await page.goto('/api-test');
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.route('**/api/v1/storeInfo', (route) => route.abort());
      await page.getByRole('button', { name: 'Test connection' }).click();
      await expect(page.getByText('Connection failed. Check console for details.')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
