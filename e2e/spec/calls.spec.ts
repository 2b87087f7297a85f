/** Section 7 of the specification: headers and parameters of API calls, and what makes no call. */
import type { Page, Request } from '@playwright/test';
import { demoShopper, signIn } from '../support/shopper';
import { expect, fullTest, test } from '../support/test';

/** Collects a page's API requests from now on, without preflight requests. */
function watchCalls(page: Page, origin: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${origin}/api/v1/`) && request.method() !== 'OPTIONS') calls.push(request);
  });
  return calls;
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'auth_token')?.value ?? '';
}

test.describe('Section 7, every call', () => {
  fullTest(
    'sends the cookie, and the bearer token after signing in [7.all.1, 7.all.5, 7.all.6, 7.all.7]',
    async ({ page, sandbox }) => {
      await page.context().addCookies([{ name: 'visitor', value: 'asha', url: sandbox.url }]);
      const calls = watchCalls(page, sandbox.url);
      await page.goto('/orders');
      await expect(page).toHaveURL('/login');
      await expect.poll(() => calls.length).toBeGreaterThan(0);
      for (const call of calls) {
        const headers = await call.allHeaders();
        expect(headers['authorization']).toBeUndefined();
        expect(headers['cookie']).toContain('visitor=asha');
      }
      await signIn(page, demoShopper);
      await expect(page.getByRole('article').first()).toBeVisible();
      const token = await tokenOf(page);
      expect(token).not.toBe('');
      const orders = calls.find((call) => call.url().endsWith('/orders'));
      expect((await orders?.allHeaders())?.['authorization']).toBe(`Bearer ${decodeURIComponent(token)}`);
    },
  );

  test.describe('answered with 401', () => {
    test.use({ expectedNoise: [/status of 401/] });
    fullTest('removes the token and leads to the sign-in [7.all.10]', async ({ page }) => {
      await page.goto('/account');
      await signIn(page, demoShopper);
      await expect(page).toHaveURL('/account');
      await page.route('**/api/v1/orders', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, status: 401, json: { error: 'Please sign in.' } });
      });
      await page.goto('/orders');
      await expect(page).toHaveURL('/login');
      expect(await tokenOf(page)).toBe('');
    });
  });
});

test.describe('Section 7, Details', () => {
  fullTest(
    'the lists are asked for with their filters and no others [7.details.1, 7.details.2, 7.details.3, 7.calls.12]',
    async ({ page, sandbox }) => {
      const listings = [
        ['men', { category: 'men', gender: 'Men' }],
        ['women', { category: 'women', gender: 'Women' }],
        ['accessories', { category: 'accessories', filter: 'Accessories,Personal Care,Home,null,Unisex' }],
        ['hand tools', { category: 'hand tools' }],
      ] as const;
      const calls = watchCalls(page, sandbox.url);
      for (const [category, filters] of listings) {
        calls.length = 0;
        await page.goto(`/products?category=${encodeURIComponent(category)}&page=&parentCategory=`);
        await expect(page.getByRole('article').first()).toBeVisible();
        const queries = calls
          .map((call) => new URL(call.url()))
          .filter(({ pathname }) => pathname.endsWith('/products'))
          .map(({ searchParams }) => Object.fromEntries(searchParams));
        expect(queries).toContainEqual({ page: '1', limit: '12', ...filters });
        expect(queries).toContainEqual({ page: '1', limit: '100', ...filters });
        expect(queries).toHaveLength(2);
      }
    },
  );

  fullTest(
    'subscribing to the newsletter and sending a message make no API call [7.details.9, 7.details.10]',
    async ({ page, sandbox }) => {
      await page.goto('/');
      const newsletter = page.getByRole('textbox', { name: /email/i });
      // A row of products above it is loaded when it comes near.
      await newsletter.scrollIntoViewIfNeeded();
      await expect(
        page
          .getByRole('region', { name: /^More from/ })
          .getByRole('article')
          .first(),
      ).toBeVisible();
      const requests = watchCalls(page, sandbox.url);
      await newsletter.fill('asha@example.com');
      await newsletter.press('Enter');
      await expect(page.getByText('Subscribed!')).toBeVisible();

      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
      await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.com');
      await page.getByRole('textbox', { name: 'Subject' }).fill('A hammer');
      await page.getByRole('textbox', { name: 'Message' }).fill('Is it balanced?');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Message Sent')).toBeVisible();
      expect(requests.map((request) => request.url())).toEqual([]);
    },
  );
});
