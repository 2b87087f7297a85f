/** Pages with their data in the HTML, and the first requests of pages without. */
import type { Page } from '@playwright/test';
import { holdCode, holdRequests, hydrated } from './support/hydration';
import { perWorker } from './support/perWorker';
import { sampled } from '../src/testing/sampled';
import { startServers } from './support/servers';
import { addFirstTool, demoShopper, beginSession } from './support/shopper';
import { expect, test as base } from './support/test';

/** A shop whose pages are rendered with their data. */
const startRendering = perWorker(() => startServers(undefined, true));
const test = base.extend({ servers: async ({}, use) => use(await startRendering()) });

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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('home shows its products without code, and asks for nothing in its first minute', async ({ page }) => {
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
});

/** Whether the page has asked for the shop's main script. */
function watchShop(page: Page): () => boolean {
  let isAsked = false;
  page.on('request', (request) => {
    isAsked ||= /\/assets\/main\./.test(request.url());
  });
  return () => isAsked;
}

test('the shop’s scripts wait for the first pictures, but not for ever', async ({ page }) => {
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

test('a size that is chosen before the shop runs counts for the press that follows', async ({ page }) => {
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

  test('a script that could not be loaded is asked for again', async ({ page }) => {
    await page.route('**/assets/home.*.js', (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await hydrated(page);
  });
});

test('a page that has been kept for longer asks again, and shows what it has until then', async ({
  page,
}) => {
  await page.clock.setFixedTime(Date.now() + 120_000);
  const calls = apiCalls(page);
  await page.goto('/');
  await hydrated(page);
  await expect.poll(() => [...calls].sort()).toEqual(['/api/v1/products', '/api/v1/storeInfo']);
  await expect(page.getByRole('list', { name: 'Featured Tools' }).getByRole('article')).toHaveCount(4);
});

for (const colorScheme of sampled(['light', 'dark'] as const, 1)) {
  test(`pages keep their markup when they are hydrated, ${colorScheme}, signed in, with a cart`, async ({
    page,
    servers,
  }) => {
    await page.emulateMedia({ colorScheme });
    await beginSession(page, servers, demoShopper);
    await addFirstTool(page);
    const product = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    for (const path of ['/', '/products?category=men', product ?? '', '/privacy']) {
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

base(
  'without data in the page, its first answers are asked for before the shop runs, once',
  async ({ page }) => {
    const calls = apiCalls(page);
    const release = await holdCode(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => [...calls]).toEqual(['/api/v1/storeInfo', '/api/v1/products']);
    release();
    await expect(page.getByRole('list', { name: 'Featured Tools' }).getByRole('article')).toHaveCount(4);
    expect(calls).toHaveLength(2);
    expect(await page.locator('link[rel="preload"][as="script"]').count()).toBeGreaterThan(0);
  },
);
