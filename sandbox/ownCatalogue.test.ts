/** @jest-environment node */
import sharp from 'sharp';
import { sampled } from '../src/testing/sampled';
import { FULL_PICTURE } from './constants';
import { products } from './catalogue/products';
import { storeInfo } from './catalogue/storeInfo';
import type { Sandbox } from './server';
import { callerOf, startTestSandbox, type Caller } from './testing';

/** The filter that the shop sends for accessories [7.details.3]. */
const ACCESSORIES_FILTER = 'Accessories,Personal Care,Home,null,Unisex';
const PAGE_LIMIT = 100;

let sandbox: Sandbox;
let call: Caller;

beforeAll(async () => {
  sandbox = await startTestSandbox({ catalogue: { products, storeInfo } });
  call = callerOf(sandbox);
});

afterAll(() => sandbox.close());

/** The ids of one page of a listing. */
const idsOf = async (query: Readonly<Record<string, string>>): Promise<unknown[]> => {
  const search = new URLSearchParams({ limit: String(PAGE_LIMIT), ...query });
  const { status, body } = await call(`/products?${search.toString()}`);
  expect(status).toBe(200);
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
  if (!Array.isArray(data)) throw new TypeError('The listing has no data.');
  return data.map((product: unknown) =>
    typeof product === 'object' && product !== null && 'id' in product ? product.id : null,
  );
};

const idsIn = (category: string): string[] =>
  products.filter((product) => product.category?.toLowerCase() === category).map(({ id }) => id);

describe('the sandbox’s own catalogue', () => {
  it('is served completely, in its own order and as described', async () => {
    const pages = Math.ceil(products.length / PAGE_LIMIT);
    const all = await Promise.all(
      Array.from({ length: pages }, (_page, index) => idsOf({ page: String(index + 1) })),
    );
    expect(all.flat()).toEqual(products.map(({ id }) => id));
  });

  it('has men, women and accessories for the filters that the shop sends', async () => {
    expect(await idsOf({ category: 'men', gender: 'Men' })).toEqual(idsIn('men'));
    expect(await idsOf({ category: 'women', gender: 'Women' })).toEqual(idsIn('women'));
    expect(await idsOf({ category: 'accessories', filter: ACCESSORIES_FILTER })).toEqual(
      idsIn('accessories'),
    );
    for (const category of ['men', 'women', 'accessories']) expect(idsIn(category)).not.toEqual([]);
  });

  it('has products in every category of the store, and featured ones', async () => {
    for (const category of storeInfo.categories ?? []) {
      expect(await idsOf({ category: category.toLowerCase() })).not.toEqual([]);
    }
    expect(await idsOf({ featured: 'true' })).not.toEqual([]);
  });

  it('has a picture at every picture address', async () => {
    const addresses = [
      ...products.flatMap(({ imgUrl, images = [] }) => [imgUrl ?? '', ...images.map(({ url }) => url)]),
      ...Object.values(storeInfo.categoryImages ?? {}),
      storeInfo.companyLogoUrl ?? '',
    ].filter((address) => address !== '');
    const missing: string[] = [];
    for (const address of sampled([...new Set(addresses)], 40)) {
      const answer = await fetch(`${sandbox.url}${address}`, { method: 'HEAD' });
      if (answer.status !== 200) missing.push(address);
    }
    expect(missing).toEqual([]);
  });

  it.each([
    ['a picture', products[0]?.imgUrl ?? '', 'image/webp', /^RIFF.{4}WEBP/s],
    ['the logo', storeInfo.companyLogoUrl ?? '', 'image/svg+xml; charset=utf-8', /^<svg|^<\?xml/],
  ])(
    'serves %s with headers for caching, other origins and no scripts',
    async (_what, path, type, beginning) => {
      const address = `${sandbox.url}${path}`;
      const answer = await fetch(address);
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).toMatch(beginning);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=604800',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      const again = await fetch(address, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
      expect(again.status).toBe(304);
    },
  );

  it.each([
    ['320', 320],
    ['321', 480],
    ['481', 640],
    ['5000', 960],
    ['-1', 960],
    ['wide', 960],
  ])('serves a picture for a width of %s at %i pixels', async (wanted, width) => {
    const answer = await fetch(
      `${sandbox.url}${(products[0]?.imgUrl ?? '').replace(FULL_PICTURE, `?w=${wanted}`)}`,
    );
    const picture = Buffer.from(await answer.arrayBuffer());
    await expect(sharp(picture).metadata()).resolves.toMatchObject({ width, format: 'webp' });
  });
});
