/** Section 2 of the specification: route table, home, product cards, header, bottom bar and 404 page. */
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { devices, type Locator, type Page } from '@playwright/test';
import { hydrated, loadedAhead } from '../support/hydration';
import { layoutShifts, opacityOf, watchLayoutShifts } from '../support/layout';
import { answer, changeStoreInfo } from '../support/screens/screen';
import { CLOTHES_ID, readFacts, TOOL_ID } from '../support/screens/shopFacts';
import { beginSession, demoShopper, signIn } from '../support/shopper';
import { listen } from '../../scripts/ports';
import { sampled } from '../../src/testing/sampled';
import { expect, fullTest, test } from '../support/test';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** The delay of a slow API, in milliseconds. */
const API_DELAY = 700;

const publicPages: readonly [path: string, heading: RegExp][] = [
  ['/', /^Build With Precision Tools$/],
  ['/products', /^All Products$/],
  ['/products?category=men', /^Men's Collection$/],
  ['/product/51d0e8b4-linen-kurta', /Kurta/],
  ['/cart', /cart/i],
  ['/track-order', /Track/],
  ['/contact', /Contact/],
  ['/api-test', /API/],
  ['/order-success', /^Thank You for Your Order!$/],
  ['/terms', /Terms/],
  ['/privacy', /Privacy/],
  ['/refund', /Refund/],
  ['/return', /Return/],
  ['/shipping', /Shipping/],
  ['/about', /About/],
];

const guardedPages: readonly [path: string, heading: RegExp][] = [
  ['/account', /Account/],
  ['/checkout', /check ?out/i],
  ['/orders', /Orders/],
  ['/payment', /Payment/],
];

function bottomBar(page: Page) {
  return page.getByRole('navigation', { name: 'Quick navigation' });
}

async function expectHeading(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function expectMainLayout(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(bottomBar(page)).toBeVisible();
}

/** Delays the answers of the API. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    await wait(API_DELAY);
    await route.continue();
  });
}

test.describe('Section 2, Route table', () => {
  for (const path of sampled(['/login', '/register'], 1)) {
    test(`${path} is public, in the bare centred layout [2.routes.1]`, async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      const box = await page.getByRole('main').boundingBox();
      expect(box).not.toBeNull();
      if (box !== null) expect(box.x + box.width / 2).toBeCloseTo(desktop.width / 2, 0);
    });
  }

  for (const [path, heading] of sampled(publicPages, 1)) {
    test(`${path} is public, in the main layout [2.routes.2, 2.routes.3]`, async ({ page }) => {
      await page.goto(path);
      await expectHeading(page, heading);
      await expect(page).toHaveURL(path);
      await expectMainLayout(page);
    });
  }

  test.describe('without a product', () => {
    // The browser reports the 404.
    test.use({ expectedNoise: [/products\/nothing-like-it/] });
    fullTest('shows that the product does not exist', async ({ page }) => {
      await page.goto('/product/nothing-like-it');
      await expectHeading(page, /^Product Not Found$/);
    });
  });

  test('addresses without a page show the 404 page at their own address [2.routes.4, 2.not-found.1, 2.not-found.2]', async ({
    page,
  }) => {
    for (const path of sampled(
      ['/404/', '/no/such/page', '/orders/17', '/product/a/b', '/terms/of/use', '/404'],
      2,
    )) {
      await page.goto(path);
      await expectHeading(page, /^404$/);
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
      await expect(page).toHaveURL(path);
      await expectMainLayout(page);
    }
  });

  fullTest('reserved and unknown words redirect to /404, and Back skips them', async ({ page }) => {
    for (const word of ['forgot-password', 'reset-password', 'product', 'nonsense', 'Nonsense/']) {
      await page.goto('/contact');
      await page.goto(`/${word}`);
      await expect(page).toHaveURL('/404');
      await expectHeading(page, /^404$/);
      await page.goBack();
      await expect(page).toHaveURL('/contact');
    }
  });

  fullTest('trailing slashes and capital letters lead to the same page', async ({ page }) => {
    await page.goto('/Terms');
    await expect(page).toHaveURL('/terms');
    await page.goto('/TERMS/');
    await expect(page).toHaveURL('/terms');
    for (const [path, heading] of [
      ['/terms/', /Terms/],
      ['/Products/', /^All Products$/],
      ['/CONTACT', /Contact/],
    ] as const) {
      await page.goto(path);
      await expectHeading(page, heading);
    }
  });

  for (const [path] of sampled(guardedPages, 1)) {
    test(`${path} redirects a visitor to the sign-in page [2.routes.5, 2.routes.7]`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
      await expectHeading(page, /Sign in/i);
    });
  }

  fullTest(
    'signing in leads back, with query and hash; signed in, /login and /register redirect [2.routes.6, 2.routes.8, 2.routes.10]',
    async ({ page }) => {
      await page.goto('/payment?orderId=ORD-0#part');
      await expect(page).toHaveURL('/login');
      await signIn(page, demoShopper);
      await expect(page).toHaveURL('/payment?orderId=ORD-0#part');
      for (const [path, heading] of guardedPages) {
        await page.goto(path);
        await expectHeading(page, heading);
        await expectMainLayout(page);
      }
      for (const path of ['/login', '/register']) {
        await page.goto(path);
        await expect(page).toHaveURL('/');
      }
    },
  );
});

test.describe('Section 2, Header and mobile bottom bar', () => {
  fullTest(
    'the header changes its style past 20 pixels of scrolling, and not before [2.header.9, 9.layout.2]',
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await hydrated(page);
      const header = page.getByRole('banner');
      const paint = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
      const atTop = await paint();
      const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
      await scrollTo(20);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(20);
      expect(await paint()).toBe(atTop);
      await scrollTo(21);
      await expect.poll(paint).not.toBe(atTop);
      await scrollTo(0);
      await expect.poll(paint).toBe(atTop);
    },
  );

  test('no part of a product page lies over the header', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(`/product/${CLOTHES_ID}`);
    const button = page.getByRole('button', { name: 'Add to Cart' }).first();
    await button.waitFor();
    const isOver = () =>
      button.evaluate((element) => {
        window.scrollBy(0, element.getBoundingClientRect().top - 10);
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 10, top + 10));
      });
    expect(await isOver()).toBe(false);
  });

  test('a navigation sets title, focus and scroll position, and Back restores the position', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/products');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const position = await page.evaluate(() => window.scrollY);

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Contact/ })
      .click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/Contact/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(position);
  });

  fullTest(
    'a newly loaded page starts at its top, and Back restores the position of the one before',
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
      await page.goto('/privacy');
      await expectHeading(page, /Privacy/);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    },
  );

  test('the desktop layout begins at 768 pixels [9.layout.1, 2.bar.1]', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/contact');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'All Products' })).toBeVisible();
    await expect(bottomBar(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(main).toBeHidden();
    await expect(bottomBar(page).getByRole('link')).toHaveText([/Home/, /Category/, /My Account/, /Cart/]);
  });
});

test.describe('Section 2, Home', () => {
  test('one or two tiles are centred and narrower, three use three columns [2.home.9, 2.home.10]', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    const widths: number[] = [];
    for (const categories of [['Men'], ['Men', 'Women'], ['Men', 'Women', 'Hand Tools']]) {
      await page.unrouteAll();
      await changeStoreInfo({ categories })(page);
      await page.goto('/');
      const section = page.getByRole('region', { name: 'Professional Hand Tools & Equipment' });
      const tiles = section.getByRole('listitem');
      await expect(tiles).toHaveCount(categories.length);
      const boxes = (await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()))).flatMap(
        (box) => box ?? [],
      );
      const left = Math.min(...boxes.map(({ x }) => x));
      const right = Math.max(...boxes.map(({ x, width }) => x + width));
      expect((left + right) / 2).toBeCloseTo(desktop.width / 2, 0);
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
      expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(categories.length);
      widths.push(right - left);
    }
    expect(widths).toEqual([...widths].sort((first, second) => first - second));
    expect(new Set(widths).size).toBe(3);
  });
});

test.describe('Section 2, Product card', () => {
  const names = ['Add to Wishlist', 'Quick View', 'Product Demo', 'Add to Cart'];

  fullTest(
    'shows its heart always, the others on hover and on focus [2.card.5, 2.card.6, decision.41]',
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto('/products?category=hand+tools');
      const card = page.getByRole('article').first();
      const button = (name: string) => card.getByRole('button', { name });
      await expect(card).toBeVisible();
      const others = names.slice(1);
      for (const name of others) expect(await opacityOf(button(name))).toBe(0);
      expect(await opacityOf(button('Add to Wishlist'))).toBe(1);
      await card.hover();
      for (const name of names) await expect.poll(() => opacityOf(button(name))).toBe(1);
      await page.mouse.move(0, 0);
      for (const name of others) await expect.poll(() => opacityOf(button(name))).toBe(0);
      expect(await opacityOf(button('Add to Wishlist'))).toBe(1);
      await card.getByRole('link').focus();
      await page.keyboard.press('Tab');
      for (const name of [...names.slice(3), ...names.slice(0, 3)]) {
        await expect(button(name)).toBeFocused();
        await expect.poll(() => opacityOf(button(name))).toBe(1);
        await page.keyboard.press('ArrowRight');
      }
    },
  );

  test.describe('on a touch screen', () => {
    const { isMobile, hasTouch, userAgent } = devices['Pixel 7'];
    test.use({ viewport: phone, isMobile, hasTouch, userAgent });

    fullTest(
      'has its heart and Add to Cart on the picture, each at least 44 pixels wide and high, and the rest by keyboard [2.card.5, 2.card.6, decision.42]',
      async ({ page }) => {
        await page.goto('/products?category=hand+tools');
        const card = page.getByRole('article').first();
        const picture = await card.getByRole('presentation').first().boundingBox();
        expect(picture).not.toBeNull();
        for (const name of ['Add to Wishlist', 'Add to Cart']) {
          const button = card.getByRole('button', { name });
          expect(await opacityOf(button)).toBe(1);
          const box = await button.boundingBox();
          expect(box).not.toBeNull();
          if (box === null || picture === null) continue;
          expect(box.width).toBeGreaterThanOrEqual(44);
          expect(box.height).toBeGreaterThanOrEqual(44);
          expect(box.y + box.height).toBeLessThanOrEqual(picture.y + picture.height);
        }
        for (const name of ['Quick View', 'Product Demo']) {
          expect(await opacityOf(card.getByRole('button', { name }))).toBe(0);
        }
        await card.getByRole('button', { name: 'Add to Wishlist' }).tap();
        await expect(card.getByRole('button', { name: 'Add to Wishlist', pressed: true })).toBeVisible();
        for (const key of ['Shift+Tab', 'Tab', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.getByRole('button', { name: 'Close', exact: true }).tap();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page).toHaveURL(/\/products/);
        await card.getByRole('button', { name: 'Add to Cart' }).tap();
        await expect(page.getByText(/added to your cart\.$/)).toBeVisible();
      },
    );
  });
});

for (const width of [390, 1440]) {
  fullTest(
    `the line that says that the shop is offline covers and moves nothing at ${width} px`,
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/contact');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await loadedAhead(page);
      const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? NaN;
      const heading = page.getByRole('heading', { level: 1 });
      const before = await topOf(heading);
      await context.setOffline(true);
      const line = page.getByText(/^You are offline/);
      await expect(line).toBeVisible();
      expect(await topOf(heading)).toBe(before);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const { y = NaN, height = NaN } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
      expect(Math.round(y + height)).toBeLessThanOrEqual(Math.round(await topOf(line)));
      const bar = page.getByRole('navigation', { name: 'Quick navigation' });
      if (await bar.isVisible()) await bar.getByRole('link', { name: 'Home' }).click({ trial: true });
    },
  );
}

test('a header that arrives in two parts is painted whole', async ({ page, shop }) => {
  const html = (await (await fetch(shop)).text()).replaceAll(/<script[^]*?<\/script>/g, '');
  const end = html.indexOf('</nav>');
  expect(end).toBeGreaterThan(0);
  const server = createServer((request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html');
      response.write(html.slice(0, end));
      void wait(API_DELAY).then(() => response.end(html.slice(end)));
    } else {
      void fetch(shop + request.url).then(async (file) => {
        response.setHeader('content-type', file.headers.get('content-type') ?? '');
        response.end(await file.bytes());
      });
    }
  });
  const port = await listen(server, 0);
  await page.setViewportSize(desktop);
  await watchLayoutShifts(page);
  await page.goto(`http://localhost:${port}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
  const { sum, moved } = await layoutShifts(page);
  server.close();
  server.closeAllConnections();
  expect(sum, moved.join('\n')).toBeLessThan(0.001);
});

test.describe('No layout shift while a slow API answers', () => {
  const pages: readonly [path: string, arrived: (page: Page) => Promise<void>][] = [
    ['/', async (page) => expect(page.getByRole('article')).toHaveCount(4)],
    ['/products?category=men', async (page) => expect(page.getByRole('article').first()).toBeVisible()],
    ['/404', async (page) => expect(page.getByRole('article').first()).toBeVisible()],
    [
      '/contact',
      async (page) => expect(page.getByRole('main').getByRole('link', { name: /^care@/ })).toBeVisible(),
    ],
    [
      '/register',
      async (page) => expect(page.getByRole('banner').getByRole('link')).toHaveText('Loom & Lathe'),
    ],
    // One with a name of one line on wide screens and choices, one with a name of two lines and none.
    ...[CLOTHES_ID, TOOL_ID].map((id): (typeof pages)[number] => [
      `/product/${id}`,
      async (page) => expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible(),
    ]),
    [
      '/compare?ids=51d0e8b4-linen-kurta,7f3c9a52-claw-hammer',
      async (page) => expect(page.getByRole('rowheader', { name: 'Category' })).toBeVisible(),
    ],
    [
      '/products?search=order+status',
      async (page) =>
        expect(page.getByRole('main').getByText('Nothing found for “order status”')).toBeVisible(),
    ],
  ];

  async function expectNoShift(page: Page, [path, arrived]: (typeof pages)[number]): Promise<void> {
    await watchLayoutShifts(page);
    await page.goto(path);
    await arrived(page);
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await layoutShifts(page);
    expect(sum, moved.join('\n')).toBeLessThan(0.001);
  }

  const views = [phone, desktop].flatMap((viewport) => pages.map((shown) => ({ viewport, shown })));
  for (const {
    viewport,
    shown: [path, arrived],
  } of sampled(views, 1)) {
    test(`at ${viewport.width} px: ${path}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await slowDown(page);
      await expectNoShift(page, [path, arrived]);
    });
  }

  // On wide screens the filters grow beside the products as the catalogue is read.
  for (const width of sampled([320, phone.width], 1)) {
    test(`at ${width} px: a search for mistyped words`, async ({ page }) => {
      await page.setViewportSize({ width, height: phone.height });
      await slowDown(page);
      await expectNoShift(page, [
        '/products?search=hamer',
        async () => expect(page.getByText(/for “hammer” instead$/)).toBeVisible(),
      ]);
    });
  }

  for (const width of sampled([320, phone.width, desktop.width], 1)) {
    test(`at ${width} px: a receipt, and the account of a shopper with a long email`, async ({
      page,
      servers,
    }) => {
      await page.setViewportSize({ width, height: phone.height });
      const { deliveredOrder } = await readFacts(servers.sandbox.url);
      await beginSession(page, servers, demoShopper);
      await slowDown(page);
      await expectNoShift(page, [
        `/orders?receipt=${deliveredOrder}`,
        async () => expect(page.getByRole('button', { name: 'Print' })).toBeVisible(),
      ]);
      const email = 'asha.deshpande.of.pune@example.com';
      await answer('/accountInfo', { data: { firstName: 'Asha', email } })(page);
      await expectNoShift(page, [
        '/account',
        async () => expect(page.getByText(email).first()).toBeVisible(),
      ]);
    });
  }
});
