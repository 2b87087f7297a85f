/** Sections 2, 4 and 6 of the specification: session, cart, checkout, roles. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  addFirstTool,
  address,
  demoShopper,
  fillAddress,
  openFilledCheckout,
  beginSession,
  openSignedIn,
  register,
  signIn,
} from '../support/shopper';
import { expect, fullTest, test } from '../support/test';

/** In seconds. */
const DAY = 24 * 60 * 60;

const signInPages = ['/account', '/checkout', '/orders', '/payment'];

async function authCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'auth_token');
}

/** The text of a key in local storage. */
function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Collects the request bodies of one operation from now on. */
function watchPosts(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === `/api/v1${path}`) {
      bodies.push(request.postDataJSON());
    }
  });
  return bodies;
}

async function signOutFromHeader(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

test.describe('Section 4, Authentication', () => {
  fullTest(
    'the token is in a cookie of 30 days for the whole site, and goes with signing out [4.authentication.1, 4.authentication.3, 9.storage.1]',
    async ({ page, context }) => {
      await page.goto('/login');
      expect(await authCookie(context)).toBeUndefined();
      await signIn(page, demoShopper);
      const cookie = await authCookie(context);
      expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
      const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect(lifetime).toBeLessThanOrEqual(30 * DAY);
      expect(lifetime).toBeGreaterThan(30 * DAY - 60);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(kept).not.toContain(cookie?.value);

      await signOutFromHeader(page);
      await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
      expect(await authCookie(context)).toBeUndefined();
    },
  );

  fullTest(
    'a reload restores the session from the cookie, and without it there is none [4.authentication.6, 4.authentication.7]',
    async ({ page, context, servers }) => {
      await beginSession(page, servers, demoShopper);
      await page.goto('/account');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
      await expect(page).toHaveURL('/account');

      await context.clearCookies();
      await page.reload();
      await expect(page).toHaveURL('/login');
    },
  );

  test.describe('when the session has ended on the server', () => {
    // The browser reports the 401.
    test.use({ expectedNoise: [/status of 401/] });
    fullTest(
      'any page signs the shopper out and remembers the address [4.authentication.4, 4.authentication.5]',
      async ({ page, context, servers }) => {
        await beginSession(page, servers, demoShopper);
        await page.route('**/api/v1/orders', (route) =>
          route.request().method() === 'GET'
            ? route.fulfill({ status: 401, json: { error: 'Please sign in.' } })
            : route.fallback(),
        );
        await page.goto('/orders');
        await expect(page).toHaveURL('/login');
        expect(await authCookie(context)).toBeUndefined();
        await page.unroute('**/api/v1/orders');
        await signIn(page, demoShopper);
        await expect(page).toHaveURL('/orders');
      },
    );
  });
});

test.describe('Section 2, Register', () => {
  fullTest(
    'a double click creates one account and leads home, signed out [2.register.4]',
    async ({ page, context }) => {
      const posts = watchPosts(page, '/users/register');
      const name = `two-clicks-${Date.now()}`;
      await page.goto('/register');
      await page.getByLabel('First Name').fill('Ravi');
      await page.getByLabel('Last Name').fill('Iyer');
      await page.getByLabel('Email').fill(` ${name.toUpperCase()}@Example.com `);
      await page.getByLabel('Password', { exact: true }).fill('correct-horse');
      await page.getByLabel('Confirm Password', { exact: true }).fill('correct-horse');
      await page.getByRole('button', { name: 'Create Account' }).dblclick();
      await expect(page.getByText('Account created successfully. You can now log in.')).toBeVisible();
      await expect(page).toHaveURL('/');
      expect(posts).toEqual([
        { email: `${name}@example.com`, password: 'correct-horse', firstName: 'Ravi', lastName: 'Iyer' },
      ]);
      expect(await authCookie(context)).toBeUndefined();
    },
  );
});

test.describe('Section 4, Cart', () => {
  fullTest(
    "it is stored under the key 'cart' after every change, and survives a reload [4.cart.1, 4.cart.2, 4.cart.3]",
    async ({ page }) => {
      const name = await addFirstTool(page);
      const quantities = async () => {
        const cart: unknown = JSON.parse((await stored(page, 'cart')) ?? 'null');
        return JSON.stringify(cart).match(/"quantity":\d+/g);
      };
      expect(await quantities()).toEqual(['"quantity":1']);
      await page.goto('/cart');
      await page.reload();
      await expect(page.getByRole('link', { name })).toBeVisible();
      await page.getByRole('button', { name: /^Increase/ }).click();
      await expect.poll(quantities).toEqual(['"quantity":2']);
      await page.getByRole('button', { name: 'Clear Cart' }).click();
      await expect.poll(quantities).toBeNull();
      await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeInViewport();
      await page.getByRole('button', { name: /^Undo: / }).click();
      await expect.poll(quantities).toEqual(['"quantity":2']);
    },
  );

  fullTest(
    'with blocked storage only persistence is lost, and the shopper is told once [4.cart.15]',
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The storage is blocked.', 'SecurityError');
          },
        });
      });
      const told = page.getByText('Your cart is not being saved');
      await page.goto('/products?category=hand+tools');
      await expect(told).toBeVisible();
      await page.getByRole('button', { name: 'Close notification' }).click();
      await expect(told).toHaveCount(0);
      const card = page.getByRole('article').first();
      await card.hover();
      await card.getByRole('button', { name: /Add .*to Cart/i }).click();
      await expect(page.getByText(/ added to your cart\.$/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible();
      await expect(told).toHaveCount(0);
    },
  );
});

test.describe('Section 2, Checkout', () => {
  fullTest(
    'a double click places one order, which empties the cart and leads to its payment [2.checkout.1, 2.checkout.2, 2.checkout.3, 4.cart.11]',
    async ({ page, servers }) => {
      await beginSession(page, servers, demoShopper);
      const name = await addFirstTool(page);
      const cart: unknown = JSON.parse((await stored(page, 'cart')) ?? 'null');
      const [, id] = /"id":"([^"]+)"/.exec(JSON.stringify(cart)) ?? [];
      await page.goto('/checkout');
      await expect(page.getByRole('region', { name: 'Order Summary' })).toContainText(name);
      await fillAddress(page);
      const posts = watchPosts(page, '/orders');
      await page.getByRole('button', { name: 'Place Order' }).dblclick();
      await expect(page).toHaveURL(/\/payment\?orderId=ORD-[^&]+$/);
      expect(posts).toEqual([
        {
          products: { [id ?? '']: 1 },
          shippingAddress: {
            fullName: address['Full Name'],
            address: address.Address,
            city: address.City,
            state: address.State,
            postalCode: address['Postal Code'],
            phone: address.Phone,
          },
        },
      ]);
      await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeVisible();
      expect(await stored(page, 'cart')).not.toContain(id);
    },
  );

  fullTest('Enter, pressed twice, places one order [2.checkout.3]', async ({ page, servers }) => {
    await beginSession(page, servers, demoShopper);
    await addFirstTool(page);
    await openFilledCheckout(page);
    const posts = watchPosts(page, '/orders');
    await page.getByLabel('City').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/payment\?orderId=ORD-/);
    expect(posts).toHaveLength(1);
  });

  fullTest(
    'the summary is beside the form on wide screens, else below it [2.checkout.2]',
    async ({ page, servers }) => {
      await beginSession(page, servers, demoShopper);
      await addFirstTool(page);
      await page.goto('/checkout');
      const form = page.getByRole('form', { name: 'Shipping Information' });
      // In one column the region itself has no box.
      const summary = page.getByRole('region', { name: 'Order Summary' }).getByRole('heading');
      const place = async () => ({ form: await form.boundingBox(), summary: await summary.boundingBox() });

      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(summary).toBeVisible();
      const wide = await place();
      expect(wide.summary?.x).toBeGreaterThan((wide.form?.x ?? 0) + (wide.form?.width ?? 0));

      await page.setViewportSize({ width: 390, height: 844 });
      const narrow = await place();
      expect(narrow.summary?.y).toBeGreaterThan((narrow.form?.y ?? 0) + (narrow.form?.height ?? 0));
    },
  );

  test.describe('when the session has ended on the server', () => {
    test.use({ expectedNoise: [/status of 401/] });
    fullTest(
      'the typed address comes back for the same shopper alone, and is not stored',
      async ({ page }) => {
        const other = await register(page);
        await addFirstTool(page);

        const endSession = async () => {
          await page.route('**/api/v1/orders', (route) =>
            route.request().method() === 'POST'
              ? route.fulfill({ status: 401, json: { error: 'Please sign in.' } })
              : route.fallback(),
          );
          await page.getByRole('button', { name: 'Place Order' }).click();
          await expect(page).toHaveURL('/login');
          await page.unroute('**/api/v1/orders');
        };

        await openSignedIn(page, demoShopper);
        await openFilledCheckout(page);
        await endSession();
        await signIn(page, { ...demoShopper, email: demoShopper.email.toUpperCase() });
        await expect(page).toHaveURL('/checkout');
        await expect(page.getByLabel('City')).toHaveValue(address.City);

        await endSession();
        await page.reload();
        await signIn(page, other);
        await expect(page).toHaveURL('/checkout');
        await expect(page.getByLabel('City')).toHaveValue('');
        // The name of the other account.
        await expect(page.getByLabel('Full Name')).toHaveValue('Ravi Iyer');
        const kept = await page.evaluate(() => JSON.stringify(localStorage));
        expect(kept).not.toContain(address['Full Name']);
      },
    );
  });
});

test.describe('Section 6, Roles', () => {
  test('account, checkout, orders and payment are for signed-in shoppers, in the main layout [2.account.1, 2.routes.6, 6.customer.1, 6.customer.2, 6.customer.4]', async ({
    page,
  }) => {
    for (const path of signInPages) {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    }
    await signIn(page, demoShopper);
    for (const path of signInPages) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });
});
