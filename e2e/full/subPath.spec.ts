/** The shop under a sub-path: the build moved by deploy/setPublicPath.mjs. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setPublicPath } from '../../deploy/setPublicPath.mjs';
import { replayTexts } from '../../src/traces/traceTexts/replayTexts';
import { REPLAY_PAGE } from '../support/replayedTrace';
import { startServers } from '../support/servers';
import { readText } from '../support/shopper';
import { BUILD, expect, saveTrace, test as base } from '../support/traces';

const test = base.extend({
  // Playwright needs the empty pattern: it reads from the first parameter which fixtures are needed.
  servers: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'sub-path-'));
    cpSync(BUILD, folder, { recursive: true });
    setPublicPath(folder, '/tools/shop/');
    const servers = await startServers(folder);
    await use(servers);
    await servers.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

test('the shop works under a sub-path', async ({ page, shop }) => {
  expect(new URL(shop).pathname).toBe('/tools/shop');
  const outside: string[] = [];
  const { origin } = new URL(shop);
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && !request.url().startsWith(`${shop}/`))
      outside.push(request.url());
  });

  await page.goto(`${shop}/products?category=men&trace=1`);
  await expect(page.getByRole('heading', { name: "Men's Collection" })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Loom & Lathe' }).click();
  await expect(page.getByRole('heading', { name: 'Build With Precision Tools' })).toBeVisible();
  expect(page.url()).toBe(`${shop}/`);
  await page.reload();
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByText('Product ID:')).toBeVisible();
  expect(page.url()).toContain(`${shop}/product/`);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Build With Precision Tools' })).toBeVisible();
  await page.goto(`${shop}/orders`);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(page.url()).toBe(`${shop}/login`);

  const manifest = await page.locator('link[rel="manifest"]').evaluate((link: HTMLLinkElement) => link.href);
  expect(manifest).toBe(`${shop}/manifest.webmanifest`);
  const answer = await page.request.get(manifest);
  expect(new URL(await readText(answer, 'start_url'), manifest).href).toBe(`${shop}/`);
  const icon = new URL(await readText(answer, 'icons', 0, 'src'), manifest);
  expect((await page.request.get(icon.href)).status()).toBe(200);

  const file = await saveTrace(page);
  await page.goto(`${shop}${REPLAY_PAGE}`);
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: replayTexts.lastStep }).click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(outside).toEqual([]);
});
