/**
 * The main journey in Firefox and WebKit, on the production build and the sandbox, without console messages. Part of
 * `npm run test:full`. keyboard.spec.ts is the one for Chromium.
 */
import { rmSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { PAYMENT_METHOD, PAYMENT_METHOD_LABEL } from '../../sandbox/constants';
import { createAccount } from '../support/payer';
import { startServers } from '../support/servers';
import type { Servers } from '../support/servers';
import { address } from '../support/shopper';
import { WINDOW } from './driver';
import type { BrowserDriver } from './driver';
import { openFirefox } from './firefox';
import { makeHome } from './home';
import type { TemporaryHome } from './home';
import { writeListeningBuild } from './listeningBuild';
import { createVisitor } from './visitor';
import { openWebKit } from './webkit';

const BROWSERS = { Firefox: openFirefox, WebKit: openWebKit } as const;
/** For opening a browser, which may have to be installed first. In milliseconds. */
const OPEN_TIMEOUT = 30 * 60_000;

/** A product on the first page of its category, below the first screen. */
const product = { name: 'Madras Check Shirt', size: 'L', colour: 'Forest' } as const;

interface TestFixtures {
  readonly browserKind: keyof typeof BROWSERS;
  readonly home: TemporaryHome;
  readonly driver: BrowserDriver;
}

const test = base.extend<TestFixtures, { readonly servers: Servers }>({
  servers: [
    // Playwright reads the needed fixtures from the first parameter: none.
    async ({}, use) => {
      const build = writeListeningBuild();
      const servers = await startServers(build);
      await use(servers);
      await servers.close();
      rmSync(build, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  browserKind: ['Firefox', { option: true }],
  home: async ({}, use) => {
    const home = makeHome();
    await use(home);
    home.remove();
  },
  driver: [
    async ({ browserKind, home }, use, testInfo) => {
      const driver = await BROWSERS[browserKind](home);
      await use(driver);
      if (testInfo.status !== testInfo.expectedStatus) {
        const { text, messages } = await driver.read();
        const body = [await driver.url(), text, messages, ...driver.consoleMessages].join('\n');
        await testInfo.attach('what the page showed', { body, contentType: 'text/plain' });
      }
      await driver.close();
    },
    { timeout: OPEN_TIMEOUT },
  ],
});

for (const browserKind of ['Firefox', 'WebKit'] as const) {
  test.describe(browserKind, () => {
    test.use({ browserKind });

    test('a visitor browses, chooses, goes back and reloads, signs in, orders, pays and signs out', async ({
      driver,
      servers,
      request,
    }) => {
      const visitor = createVisitor(driver);
      const shopper = await createAccount(request, servers.sandbox.url);

      await test.step('browses', async () => {
        await driver.open(servers.shopUrl);
        await visitor.click('link', 'Men');
        await visitor.seeElement('heading', "Men's Collection");
      });

      await test.step('looks at a product, and goes back to the same spot', async () => {
        await visitor.scrollTo('link', product.name);
        const { scrolledBy } = await driver.read();
        expect(scrolledBy).toBeGreaterThan(WINDOW.height);
        await visitor.click('link', product.name);
        await visitor.seeElement('button', product.size);
        await visitor.beScrolledBy(0);
        await driver.back();
        await visitor.seeElement('heading', "Men's Collection");
        await visitor.beScrolledBy(scrolledBy);
        await visitor.click('link', product.name);
      });

      await test.step('chooses, and fills the cart', async () => {
        await visitor.click('button', product.size);
        await visitor.click('button', product.colour);
        await visitor.click('button', 'Add to Cart');
        await visitor.arriveAt('/cart');
        await visitor.see(`${product.name} has been added to your cart`);
        await visitor.see('Subtotal (1 item)');
      });

      await test.step('reloads, and the cart is the same', async () => {
        await driver.reload();
        await visitor.see(product.name);
        await visitor.see(`${product.colour} · Size ${product.size}`);
        await visitor.see('Subtotal (1 item)');
      });

      await test.step('signs in', async () => {
        await visitor.click('button', 'Checkout');
        await visitor.see('Please login to proceed with checkout');
        await visitor.fill('Email', shopper.email);
        await visitor.fill('Password', shopper.password);
        await visitor.click('button', 'Sign In');
        await visitor.arriveAt('/checkout');
      });

      const orderId = await test.step('orders', async () => {
        for (const [label, text] of Object.entries(address)) await visitor.fill(label, text);
        await visitor.click('button', 'Place Order');
        return (await visitor.arriveAt('/payment')).searchParams.get('orderId') ?? '';
      });

      await test.step('pays at the bank', async () => {
        await visitor.choose(PAYMENT_METHOD_LABEL[PAYMENT_METHOD.netBanking]);
        await visitor.fill('Email for the receipt', shopper.email);
        await visitor.fill('Phone registered with your bank', address.Phone);
        await visitor.click('button', 'Proceed to Payment');
        await visitor.seeElement('heading', 'Confirm your transfer');
        await visitor.click('button', 'Pay ₹1,599.50');
        await visitor.arriveAt('/order-success');
        await visitor.click('link', 'View your orders');
        await visitor.see(orderId);
        await visitor.see('Processing');
        await visitor.seeElement('link', 'Cart, 0 items');
      });

      await test.step('signs out', async () => {
        await visitor.click('button', 'Account menu');
        await visitor.click('menuitem', 'Sign Out');
        await visitor.see('You have been logged out successfully.');
        await visitor.arriveAt('/');
        await visitor.seeElement('link', 'Login');
      });

      expect(driver.consoleMessages, 'The console is silent.').toEqual([]);
      expect((await driver.read()).messages, 'The console is silent.').toBe('');
    });

    test('a page with data lets the shop begin', async ({ driver }) => {
      const servers = await startServers(undefined, true);
      await driver.open(servers.shopUrl);
      await createVisitor(driver).seeElement('link', 'Cart, 0 items');
      expect(driver.consoleMessages, 'The console is silent.').toEqual([]);
      await servers.close();
    });
  });
}
