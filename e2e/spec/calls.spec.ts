/** Section 7 of the specification: what every API call sends. */
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
});
