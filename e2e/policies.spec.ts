/** The Content-Security-Policy and Trusted Types in the browser: what they block, and that the shop works under them. */
import type { Page } from '@playwright/test';
import { securityHeaders } from '../scripts/securityHeaders';
import { changeStoreInfo } from './support/screens/screen';
import { addFirstTool } from './support/shopper';
import { expect, fullTest, test } from './support/test';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Collects reported violations, from the page's first script on. */
async function watchViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      window.violations.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

test('every page comes with all headers', async ({ page, sandbox }) => {
  for (const path of ['/', '/products', '/terms', '/assets/missing.js']) {
    const headers = (await page.request.get(path)).headers();
    for (const [name, value] of Object.entries(securityHeaders(sandbox.url, { isSecure: false }))) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
  }
});

test.describe('An injected script', () => {
  test.use({ expectedNoise: [/Trusted|Content Security Policy/] });

  test('can add no HTML, scripts, styles or policies', async ({ page }) => {
    await page.goto('/contact');
    const attempts = await page.evaluate(async () => {
      const outcome = (attempt: () => void): string => {
        try {
          attempt();
          return 'done';
        } catch {
          return 'refused';
        }
      };
      const box = document.body.appendChild(document.createElement('div'));
      const style = document.createElement('style');
      style.textContent = 'body { opacity: 0.5 }';
      document.head.append(style);
      box.setAttribute('style', 'opacity: 0.5');
      // In a timeout: code that a test evaluates directly is exempt from the policy.
      const code = await new Promise((resolve) => {
        setTimeout(() => {
          resolve(
            outcome(() => {
              Reflect.construct(Function, ['return 1']);
            }),
          );
        });
      });
      return {
        markup: outcome(() => {
          box.innerHTML = '<b>x</b>';
        }),
        script: outcome(() => {
          document.createElement('script').src = '/assets/x.js';
        }),
        code,
        policy: outcome(() => {
          const factory: unknown = Reflect.get(window, 'trustedTypes');
          const create: unknown =
            factory instanceof Object ? Reflect.get(factory, 'createPolicy') : undefined;
          if (typeof create === 'function') Reflect.apply(create, factory, ['mine', {}]);
        }),
        opacities: [getComputedStyle(document.body).opacity, getComputedStyle(box).opacity],
      };
    });
    expect(attempts).toEqual({
      ...{ markup: 'refused', script: 'refused', code: 'refused', policy: 'refused' },
      opacities: ['1', '1'],
    });
  });
});

fullTest('menus, toasts, the dark scheme and Back cause no violations', async ({ page }) => {
  await watchViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await addFirstTool(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await page
    .getByRole('button', { name: /remove/i })
    .first()
    .click();
  await expect(page.getByText(/removed from your cart/)).toBeVisible();
  await page.goBack();
  expect(await page.evaluate(() => window.violations)).toEqual([]);
});

test("links in the store's HTML work, and pictures of other hosts load only after a click", async ({
  page,
}) => {
  const text = '<p>Words of the store.</p>'.repeat(200);
  const terms = `<p><a href="#refunds">To refunds</a></p>${text}<h2 id="refunds">Refunds</h2>${text}<img src="https://cdn.example/a.png" alt="Map">`;
  const asked: string[] = [];
  await page.route('https://cdn.example/**', async (route) => {
    asked.push(route.request().headers()['referer'] ?? 'no referrer');
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await changeStoreInfo({ policies: { terms } })(page);
  await page.goto('/terms');
  await page.getByRole('link', { name: 'To refunds' }).click();
  await expect(page).toHaveURL('/terms#refunds');
  await expect(page.getByRole('heading', { name: 'Refunds' })).toBeInViewport();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(1000);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Show picture from cdn.example' }).click();
  await expect(page.getByRole('img', { name: 'Map' })).toBeVisible();
  expect(asked).toEqual(['no referrer']);
});

test('phone numbers and emails that fit a line do not break [2.policy.28]', async ({ page }) => {
  for (const path of ['/refund', '/privacy', '/shipping']) {
    await page.goto(path);
    const links = page.getByRole('main').locator('a[href^="tel:"], a[href^="mailto:"]');
    await expect(links.first()).toBeVisible();
    for (let width = 320; width <= 440; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await links.evaluateAll((all) =>
        all.map((link) =>
          Math.round(
            // The sum of its boxes: broken text of a line has several, or one that is higher.
            [...link.getClientRects()].reduce((sum, { height }) => sum + height, 0) /
              parseFloat(getComputedStyle(link).lineHeight),
          ),
        ),
      );
      expect(lines, `${path} at ${width} px`).toEqual(lines.map(() => 1));
    }
  }
});
