/** Sections 2, 4, 5 and 6 of the specification: signing in, account, cart, checkout, contact, roles. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  addFirstTool,
  address,
  demoShopper,
  fillAddress,
  beginSession,
  openSignedIn,
  register,
  signIn,
} from '../support/shopper';
import { hydrated } from '../support/hydration';
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

test.describe('Section 2, Login', () => {
  fullTest(
    "signing in leads to 'from' with path, query and hash [2.login.5, 2.login.6]",
    async ({ page }) => {
      await page.goto('/payment?orderId=ORD-1&step=2#qr');
      await expect(page).toHaveURL('/login');
      await page.route('**/api/v1/payments/fields', (route) => route.fulfill({ json: [] }));
      await signIn(page, demoShopper);
      await expect(page).toHaveURL('/payment?orderId=ORD-1&step=2#qr');
    },
  );

  fullTest('signing in without a way back leads home [2.login.7]', async ({ page }) => {
    await openSignedIn(page, demoShopper);
    await expect(page).toHaveURL('/');
  });

  fullTest('only the email is remembered, and only if asked for [2.login.8]', async ({ page, context }) => {
    await openSignedIn(page, demoShopper);
    const plain = await authCookie(context);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(demoShopper.email);
    await signOutFromHeader(page);
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveValue('');

    await page.getByLabel('Remember me').check();
    await signIn(page, demoShopper);
    const remembered = await authCookie(context);
    expect(Math.abs((remembered?.expires ?? 0) - (plain?.expires ?? 0))).toBeLessThan(60);
    await signOutFromHeader(page);
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveValue(demoShopper.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Remember me')).toBeChecked();
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

test.describe('Section 2, Account', () => {
  fullTest(
    'it shows who is signed in, leads to the orders, and signs out [2.account.2, 2.account.4, 2.account.5, 2.account.7, 2.account.8, 2.account.9]',
    async ({ page, context, servers }) => {
      await beginSession(page, servers, demoShopper);
      await page.goto('/account');
      await expect(page.getByRole('region', { name: 'Profile' })).toHaveText(
        `Asha Verma${demoShopper.email}`,
      );
      const information = page.getByRole('region', { name: 'Personal Information' });
      await expect(information).toContainText('NameAsha Verma');
      await expect(information).toContainText(`Email${demoShopper.email}`);
      await expect(information).toContainText('Member SinceMarch 14, 2025');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Orders/ })
        .click();
      await expect(page).toHaveURL('/orders');

      await page.goBack();
      await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
      await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
      await expect(page.getByText('You have been logged out successfully.')).toHaveCount(0);
      await expect(page).toHaveURL('/');
      expect(await authCookie(context)).toBeUndefined();
    },
  );

  fullTest('signing out in the header shows another toast [2.account.11]', async ({ page, servers }) => {
    await beginSession(page, servers, demoShopper);
    await page.goto('/account');
    await signOutFromHeader(page);
    await expect(page.getByText('You have been logged out successfully.')).toBeVisible();
    await expect(page.getByText('You have been successfully logged out.')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
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
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(quantities).toEqual(['"quantity":2']);
    },
  );

  test.describe('with a product that the store does not know', () => {
    test.use({ expectedNoise: [/status of 404/] });

    fullTest('a plain list of lines, as older sites stored it, is read [4.cart.13]', async ({ page }) => {
      const line = { id: 'old', name: 'Old Hammer', image: '', price: 250, quantity: 3 };
      await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify([line]));
      await page.goto('/cart');
      await expect(page.getByRole('link', { name: 'Old Hammer' })).toBeVisible();
      await expect(page.getByText('3 items', { exact: true })).toBeVisible();
      await expect(page.getByText('Your saved cart could not be read')).toHaveCount(0);
    });
  });

  fullTest('unreadable text is set aside, and the shop works on [4.cart.14]', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.evaluate(() => localStorage.setItem('cart', '{broken'));
    await page.goto('/cart');
    await expect(page.getByText('Your saved cart could not be read')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('{broken');
    const name = await addFirstTool(page);
    await page.goto('/cart');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });

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

test.describe('Section 2, Cart', () => {
  fullTest(
    'a visitor is asked to sign in before the checkout, and comes back to it [2.cart.13, 2.cart.14, 2.cart.15, 6.customer.3]',
    async ({ page }) => {
      await addFirstTool(page);
      await page.goto('/cart');
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
      await expect(page.getByText('Login Required')).toBeVisible();
      await expect(page.getByText('Please login to proceed with checkout')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await signIn(page, demoShopper);
      await expect(page).toHaveURL('/checkout');
      await page.goto('/cart');
      await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
      await expect(page).toHaveURL('/checkout');
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
    await page.goto('/checkout');
    await fillAddress(page);
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
        await page.goto('/checkout');
        await fillAddress(page);
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

test.describe('Section 2, Contact', () => {
  fullTest(
    'a message takes 1.5 seconds, is confirmed, and is sent to no server [2.contact.7, 2.contact.8, 2.contact.9, 2.contact.10]',
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/contact');
      await page.clock.runFor(2000);
      await hydrated(page);
      await expect(page.getByRole('banner').getByText('Loom & Lathe')).toBeVisible();
      const form = page.getByRole('form', { name: 'Send a Message' });
      await form.getByLabel('Name').fill('Asha');
      await form.getByLabel('Email').fill('asha@example.com');
      await form.getByLabel('Subject').fill('A hammer');
      await form.getByLabel('Message').fill('Is it balanced?');
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/v1')) requests.push(request.url());
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await form.getByRole('button', { name: 'Send Message' }).click();
      await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
      await page.clock.runFor(1499);
      await expect(page.getByText('Message Sent')).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByText('Message Sent')).toBeVisible();
      await expect(
        page.getByText("Thank you for contacting us. We'll get back to you shortly."),
      ).toBeVisible();
      for (const label of ['Name', 'Email', 'Subject', 'Message']) {
        await expect(form.getByLabel(label)).toHaveValue('');
      }
      expect(requests).toEqual([]);
    },
  );
});

test.describe('Section 6, Roles', () => {
  fullTest(
    'a visitor browses, fills a cart, tracks an order, writes and reads, all without a session [6.visitor.1, 6.visitor.2, 6.visitor.3, 6.visitor.4, 6.visitor.5]',
    async ({ page, context, servers }) => {
      await beginSession(page, servers, demoShopper);
      await page.goto('/orders');
      const heading = await page.getByRole('article').first().getByRole('heading').first().textContent();
      const [orderId = ''] = /ORD-\S+/.exec(heading ?? '') ?? [];
      await context.clearCookies();

      const name = await addFirstTool(page);
      await page.getByRole('article').getByRole('link', { name }).first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goto('/cart');
      await page.getByRole('button', { name: /^Increase/ }).click();
      await expect(page.getByText('2 items', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: `Remove ${name}` }).click();
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();

      await page.goto('/track-order');
      await page.getByLabel('Order Number').fill(orderId);
      await page.getByLabel('Email or Phone').fill(demoShopper.email);
      await page.getByRole('button', { name: 'Track Order' }).click();
      await expect(page.getByText('Your order status has been loaded.')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(orderId);

      await page.goto('/contact');
      await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
      await page.goto('/privacy');
      await expect(page.getByRole('heading', { level: 1, name: /Privacy/ })).toBeVisible();
      expect(await authCookie(context)).toBeUndefined();
    },
  );

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
