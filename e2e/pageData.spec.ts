/** Pages with their data in the HTML, and the first requests of pages without. */
import type { Page } from '@playwright/test';
import { holdCode, holdRequests, hydrated } from './support/hydration';
import { perWorker } from './support/perWorker';
import { products } from '../sandbox/catalogue/products';
import { sampled } from '../src/testing/sampled';
import { startServers } from './support/servers';
import { addFirstTool, demoShopper, beginSession } from './support/shopper';
import { inFullRun } from './support/inFullRun';
import { expect, test as base } from './support/test';

/** A shop whose pages are rendered with their data. */
const startRendering = perWorker(() => startServers(undefined, true));
const test = base.extend({ servers: async ({}, use) => use(await startRendering()) });
const fullTest = test.extend(inFullRun);

// One server for all.
test.describe.configure({ mode: 'default' });

/** The paths of the calls of the API that a page makes from now on. */
function apiCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && request.resourceType() === 'fetch') calls.push(pathname);
  });
  return calls;
}

const [{ id = '', title = '', description = '' } = {}] = products;
/** A product, as its page shows it. */
const shown = { id, title, description };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

fullTest(
  'home shows its products without code, and asks for nothing in its first minute',
  async ({ page }) => {
    const calls = apiCalls(page);
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    const cards = page.getByRole('list', { name: 'Featured Tools' }).getByRole('article');
    await expect(cards).toHaveCount(4);
    release();
    await hydrated(page);
    expect(calls).toEqual([]);
    await cards.first().getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  },
);

/** Whether the page has asked for the shop's main script. */
function watchShop(page: Page): () => boolean {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= /\/assets\/main\./.test(request.url());
  });
  return () => isAsked;
}

fullTest('the shop’s scripts wait for the first pictures, but not for ever', async ({ page }) => {
  const isAsked = watchShop(page);
  // Time stands still, but for what the test lets pass.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const release = await holdRequests(page, '**/pictures/**');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(2900);
  expect(isAsked()).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(isAsked).toBe(true);
  release();
});

test('a button that is pressed before the shop runs is pressed again once it does', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const add = page.getByRole('article').first().getByRole('button', { name: 'Add to Cart' });
  await add.click();
  await add.click();
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

fullTest('a size that is chosen before the shop runs counts for the press that follows', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/product/51d0e8b4-linen-kurta', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  release();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText('Size L');
});

test.describe('with a broken connection', () => {
  test.use({ expectedNoise: [/ERR_FAILED/] });

  fullTest('a script that could not be loaded is asked for again', async ({ page }) => {
    await page.route('**/assets/home.*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await hydrated(page);
  });
});

fullTest(
  'a page that has been kept for longer asks again, and shows what it has until then',
  async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 120_000);
    const calls = apiCalls(page);
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => [...calls].sort()).toEqual(['/api/v1/products', '/api/v1/storeInfo']);
    await expect(page.getByRole('list', { name: 'Featured Tools' }).getByRole('article')).toHaveCount(4);
  },
);

for (const colorScheme of sampled(['light', 'dark'] as const, 1)) {
  test(`pages keep their markup when they are hydrated, ${colorScheme}, signed in, with a cart`, async ({
    page,
    servers,
  }) => {
    await page.emulateMedia({ colorScheme });
    await beginSession(page, servers, demoShopper);
    await addFirstTool(page);
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    for (const path of sampled(['/', '/products?category=men', product ?? '', '/privacy'], 1)) {
      const release = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      // Set before hydration, which keeps elements; a new render would replace them.
      const isMarked = await heading(page).evaluate((element) => {
        const root = element.closest('#root');
        element.dataset['kept'] = String(root instanceof HTMLElement && 'prerendered' in root.dataset);
        return element.dataset['kept'];
      });
      expect([path, isMarked]).toEqual([path, 'true']);
      release();
      await hydrated(page);
      await expect(heading(page)).toHaveAttribute('data-kept', 'true');
    }
  });
}

test('a product that does not exist is answered with 404, by the shop’s own page', async ({ page }) => {
  const response = await page.request.get('/product/none');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Product Not Found');
});

/** The paths of the API's answers that come over the network, in the order of their requests. */
async function networkCalls(page: Page): Promise<readonly string[]> {
  const calls: string[] = [];
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() === 'GET') calls.push(new URL(route.request().url()).pathname);
    await route.continue();
  });
  return calls;
}

base.describe('Without data in the page', () => {
  base('its first answers are asked for before the shop runs, once', async ({ page }) => {
    const calls = await networkCalls(page);
    const release = await holdCode(page);
    await page.goto(`/product/${shown.id}`, { waitUntil: 'commit' });
    await expect.poll(() => calls).toEqual(['/api/v1/storeInfo', `/api/v1/products/${shown.id}`]);
    release();
    await expect(heading(page)).toHaveText(shown.title);
    await hydrated(page);
    expect(new Set(calls).size).toBe(calls.length);
    expect(await page.locator('link[rel="preload"][as="script"]').count()).toBeGreaterThan(0);
  });

  base(
    'a signed-in shopper’s requests, which carry a token, are sent by the shop, once',
    async ({ page, servers }) => {
      await beginSession(page, servers, demoShopper);
      const calls = await networkCalls(page);
      const release = await holdCode(page);
      await page.goto(`/product/${shown.id}`, { waitUntil: 'commit' });
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(calls).toEqual([]);
      release();
      await expect(heading(page)).toHaveText(shown.title);
      expect(calls.filter((path) => path === `/api/v1/products/${shown.id}`)).toHaveLength(1);
      expect(calls.filter((path) => path === '/api/v1/storeInfo')).toHaveLength(1);
    },
  );
});

/** What a page says of itself, each with how often it is there. */
async function headOf(page: Page) {
  const read = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), attribute);
  return {
    titles: await page.locator('head title').allTextContents(),
    descriptions: await read('meta[name="description"]', 'content'),
    addresses: (await read('link[rel="canonical"]', 'href')).map((href) => new URL(href ?? '').pathname),
    blocks: await page.locator('script[type="application/ld+json"]').allTextContents(),
  };
}

for (const [where, tester] of sampled(
  [
    ['rendered with its data', test],
    ['on static hosting', base],
  ] as const,
  1,
)) {
  tester(`A page ${where} says what it is, once, after loading, going on and back`, async ({ page }) => {
    const product = { titles: [`${shown.title} · Loom & Lathe`], addresses: [`/product/${shown.id}`] };
    await page.goto(`/product/${shown.id}`);
    await hydrated(page);
    await expect.poll(() => headOf(page)).toMatchObject(product);
    const first = await headOf(page);
    expect(first.descriptions).toEqual([expect.stringContaining(shown.description.slice(0, 20))]);
    expect(first.blocks).toEqual([expect.stringMatching(/"Product".*"BreadcrumbList"/)]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect
      .poll(() => headOf(page))
      .toMatchObject({ titles: ['Contact Us · Loom & Lathe'], addresses: ['/contact'], blocks: [] });
    expect((await headOf(page)).descriptions).toHaveLength(1);

    await page.goBack();
    await expect.poll(() => headOf(page)).toEqual(first);
  });
}
