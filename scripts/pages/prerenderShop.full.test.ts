import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct } from '../../src/testing/builders';
import { createApiReader } from './apiReader';
import { prerenderShop, type PrerenderOptions } from './prerenderShop';
import { renderPage } from './renderPage';
import { kit, program, startTestApi, storeInfo, type TestApi } from './testing';
import { writeText } from './writeText';

const SITE = 'https://shop.example.com';
/** Home, the listing, two categories, six policies. */
const MAIN_PAGES = 10;

let dist: string;
let api: TestApi;

beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'prerender-'));
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\nSitemap: https://old.example/sitemap.xml\n');
  api = await startTestApi();
});

afterEach(async () => {
  await api.close();
  rmSync(dist, { recursive: true });
});

const run = (changes: Partial<PrerenderOptions> = {}) =>
  prerenderShop({
    dist,
    program,
    read: createApiReader(api.origin, program),
    // What a page is made of, in place of the page: which files are written does not depend on their markup.
    write: async ({ source, file }) => writeText(join(dist, file), JSON.stringify(source), 'quick'),
    site: SITE,
    products: 100,
    version: '1',
    concurrency: 4,
    ...changes,
  });

/** Writes a page as `npm run prerender` does. */
const writeRendered: PrerenderOptions['write'] = async ({ source, file }) => {
  const settings = { kit, program, apiOrigin: api.origin, site: SITE };
  writeText(join(dist, file), (await renderPage(settings, source)).html, 'quick');
};

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

function answerCatalogue(...ids: readonly string[]): void {
  const products = ids.map((id) => buildProduct({ id, title: `Product ${id}` }));
  api.answer('/products', { data: products, pagination: { total: products.length } });
  for (const product of products) api.answer(`/products/${encodeURIComponent(product.id)}`, product);
}

it('writes the pages of the shop, with compressed copies', async () => {
  const report = await run({ write: writeRendered });
  expect(report).toEqual({ written: MAIN_PAGES + 1, unchanged: 0, removed: 0, problems: [] });
  expect(read('index.html')).toContain('data-prerendered="/"');
  expect(read('products/all.html')).toContain('data-prerendered="/products" data-search=""');
  expect(read('products/category=hand+tools.html')).toContain('data-search="?category=hand+tools"');
  expect(read('terms/index.html')).toContain('data-prerendered="/terms"');
  expect(read('product/hammer/index.html')).toContain('<title>Hammer · Loom &amp; Lathe</title>');
  expect(existsSync(join(dist, 'product/hammer/index.html.br'))).toBe(true);
});

it('writes nothing when nothing has changed', async () => {
  await run();
  const before = statSync(join(dist, 'index.html'));
  const report = await run();
  expect(report).toMatchObject({ written: 0, unchanged: MAIN_PAGES + 1, problems: [] });
  expect(statSync(join(dist, 'index.html')).mtimeMs).toBe(before.mtimeMs);
});

it('writes a product’s page alone when that product has changed', async () => {
  answerCatalogue('hammer', 'saw');
  await run();
  api.answer('/products/hammer', buildProduct({ id: 'hammer', title: 'Heavy Hammer' }));
  expect(await run()).toMatchObject({ written: 1, unchanged: MAIN_PAGES + 1 });
  expect(read('product/hammer/index.html')).toContain('Heavy Hammer');
});

it('writes everything for a new build, and a page whose file is gone', async () => {
  await run();
  expect(await run({ version: '2' })).toMatchObject({ written: MAIN_PAGES + 1 });
  rmSync(join(dist, 'index.html'));
  expect(await run({ version: '2' })).toMatchObject({ written: 1 });
});

it('removes the pages of products that the store no longer has', async () => {
  answerCatalogue('hammer', 'saw');
  await run();
  answerCatalogue('saw');
  expect(await run()).toMatchObject({ removed: 1 });
  expect(existsSync(join(dist, 'product/hammer/index.html'))).toBe(false);
  expect(existsSync(join(dist, 'product/hammer/index.html.gz'))).toBe(false);
  expect(read('product/saw/index.html')).toContain('Product saw');
});

it('leaves a page as it is while the API cannot give its data', async () => {
  await run();
  api.answer('/products/hammer', (_request, response) => response.writeHead(500).end());
  const report = await run();
  expect(report.problems).toEqual([expect.stringContaining('/product/hammer')]);
  expect(report.removed).toBe(0);
  expect(read('product/hammer/index.html')).toContain('Hammer');
});

it('leaves a page as it is when it cannot be rendered', async () => {
  await run();
  const before = read('index.html');
  const report = await run({ version: '2', write: () => Promise.reject(new Error('The disk is full.')) });
  expect(report).toMatchObject({ written: 0, removed: 0 });
  expect(report.problems).toHaveLength(MAIN_PAGES + 1);
  expect(report.problems[0]).toContain('The disk is full.');
  expect(read('index.html')).toBe(before);
});

it('gives up, and removes nothing, when the catalogue cannot be read', async () => {
  await run();
  api.answer('/products', (_request, response) => response.writeHead(500).end());
  await expect(run()).rejects.toThrow('status 500');
  expect(existsSync(join(dist, 'product/hammer/index.html'))).toBe(true);
});

it('writes no more products than wanted, and none whose id is no name of a folder', async () => {
  answerCatalogue('one', '../up', '.hidden', 'a/b', 'two');
  expect(await run({ products: 4 })).toMatchObject({ written: MAIN_PAGES + 1, problems: [] });
  expect(existsSync(join(dist, 'product/one/index.html'))).toBe(true);
  expect(existsSync(join(dist, 'product/two'))).toBe(false);
  expect(existsSync(join(dist, 'up'))).toBe(false);
});

it('lists every page in the sitemap, and the sitemap in robots.txt', async () => {
  answerCatalogue('one', 'two');
  await run({ products: 1 });
  const locations = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);
  expect(locations).toHaveLength(MAIN_PAGES + 2);
  expect(locations).toContain(`${SITE}/products?category=hand+tools`);
  expect(locations).toContain(`${SITE}/product/two`);
  expect(read('robots.txt')).toBe(`User-agent: *\nSitemap: ${SITE}/sitemap.xml\n`);
});

it('writes no sitemap for a site that is not known', async () => {
  await run({ site: '' });
  expect(existsSync(join(dist, 'sitemap.xml'))).toBe(false);
});

it('asks for the store’s information once', async () => {
  await run({ write: writeRendered });
  expect(api.requests.filter(({ url }) => url?.endsWith('/storeInfo'))).toHaveLength(1);
  expect(storeInfo.categories).toHaveLength(2);
});
