/** The service worker, on a real nginx: what opens without a network, what a deploy changes, and what is never kept. */
import type { BrowserContext, Page } from '@playwright/test';
import { deviceDataOf } from '../../src/lib/deviceData';
import { CACHES } from '../../src/lib/offlineCaches';
import { test, type DeployedShop } from '../support/deployedShop';
import { addFirstTool, demoShopper, openSignedIn } from '../support/shopper';
import type { SandboxHandle } from '../support/servers';
import { expect } from '../support/test';

// The browser reports each request that fails.
test.use({
  serviceWorkers: 'allow',
  expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|FetchEvent|status of 404/],
});

const fileCaches: readonly string[] = [CACHES.frame, CACHES.files];

/** Opens a page and waits until the worker answers for it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Whether a cache has an address. */
function isKept(page: Page, cache: string, address: string): Promise<boolean> {
  return page.evaluate(
    async ([name, url]) => (await caches.match(url, { cacheName: name, ignoreVary: true })) !== undefined,
    [cache, address] as const,
  );
}

/** What the device keeps, as text: the names of the caches, and addresses and texts of what is in them. */
function readKept(page: Page): Promise<{ readonly names: readonly string[]; readonly text: string }> {
  return page.evaluate(async (files) => {
    const names = await caches.keys();
    const texts: string[] = [];
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        texts.push(request.url, [...request.headers].join());
        // The shop's own files are the same for everybody.
        if (files.includes(name)) continue;
        const response = await cache.match(request);
        texts.push((await response?.text()) ?? '');
      }
    }
    return { names, text: texts.join('\n') };
  }, fileCaches);
}

const buildOf = (page: Page) => page.locator('meta[name="storefront:build"]').getAttribute('content');

async function goOffline(context: BrowserContext, deployed: DeployedShop, sandbox: SandboxHandle) {
  // The servers too: emulation may leave out the worker's own requests.
  await Promise.all([context.setOffline(true), deployed.stop(), sandbox.stop()]);
}

test.afterEach(({ sandbox }) => sandbox.restart());

test('the cart and a visited product open without a network, with their picture', async ({
  page,
  context,
  deployed,
  sandbox,
}) => {
  await openWithWorker(page, '/');
  const name = await addFirstTool(page);
  // As the browser does with a worker that has nothing to do: what it keeps must not depend on that.
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
  await page.getByRole('article').first().getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const product = new URL(page.url()).pathname;
  await expect
    .poll(() =>
      isKept(page, CACHES.products, `${sandbox.url}/api/v1/products/${product.split('/').pop() ?? ''}`),
    )
    .toBe(true);
  const picture = page.getByRole('main').getByRole('img', { name }).first();
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(async () => isKept(page, CACHES.pictures, await source())).toBe(true);
  await goOffline(context, deployed, sandbox);

  await page.goto('/cart');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  await page.goto(product);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('after a deploy every page is the new one, and an open tab is offered it', async ({
  page,
  context,
  deployed,
  sandbox,
}) => {
  await openWithWorker(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is it balanced?');
  const first = await buildOf(page);
  deployed.deploy(7);
  const other = await context.newPage();
  await other.goto('/terms');
  expect(await buildOf(other)).not.toBe(first);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText('A newer version of the shop is here.')).toHaveCount(0);
  await expect.poll(() => buildOf(page)).toBe(await buildOf(other));
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is it balanced?');

  await goOffline(context, deployed, sandbox);
  await other.goto('/cart');
  expect(await buildOf(other)).not.toBe(first);
  await expect(other.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible();
});

test('nothing of an account is kept, and a product seen while signed in is kept as visitors see it', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, demoShopper);
  await openWithWorker(page, '/account');
  await expect(page.getByText(demoShopper.email).first()).toBeVisible();
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await addFirstTool(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  const id = new URL(page.url()).pathname.split('/').pop() ?? '';
  await expect.poll(() => isKept(page, CACHES.products, `${sandbox.url}/api/v1/products/${id}`)).toBe(true);
  const token = (await page.context().cookies()).find(({ name }) => name === 'auth_token')?.value ?? '';
  expect(token).not.toBe('');
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText(demoShopper.email)).toHaveCount(0);

  const { names, text } = await readKept(page);
  expect(names.filter((name) => deviceDataOf('cacheStorage', name) === undefined)).toEqual([]);
  expect(text).toContain(id);
  for (const secret of [token, demoShopper.email, '/api/v1/accountInfo', '/api/v1/orders', 'Bearer'])
    expect(text).not.toContain(secret);
});
