/** @jest-environment jest-fixed-jsdom */
import { pictureOfColor } from '../../src/lib/pictures';
import { sampled } from '../../src/testing/sampled';
import { FULL_PICTURE } from '../constants';
import { findPicture } from '../pictures';
import { products } from './products';
import { storeInfo } from './storeInfo';

const kilobyte = 1024;
const largestPicture = 16 * kilobyte;

const valuesOf = (product: (typeof products)[number], key: string): readonly string[] =>
  product.attributes?.find((attribute) => attribute.key === key)?.value ?? [];

const within = (category: string): readonly (typeof products)[number][] =>
  products.filter((product) => product.category === category);

const paths = products.flatMap((product) => [
  product.imgUrl ?? '',
  ...(product.images ?? []).map((image) => image.url),
]);

/** The SVG document of a picture's address; null where there is none. */
async function drawingAt(address: string): Promise<string | null> {
  const path = address.replace(FULL_PICTURE, '').replace(/webp$/, 'svg');
  const picture = await findPicture({ path, width: null, accept: undefined });
  return picture === null ? null : String(await picture.read());
}

async function expectPicture(path: string): Promise<void> {
  const picture = await drawingAt(path);
  if (picture === null) throw new Error(`There is no picture at ${path}.`);
  const parsed = new DOMParser().parseFromString(picture, 'image/svg+xml');
  expect([path, parsed.querySelector('parsererror')]).toEqual([path, null]);
  expect([path, parsed.documentElement.localName]).toEqual([path, 'svg']);
  expect([path, Buffer.byteLength(picture) < largestPicture]).toEqual([path, true]);
  expect(picture).not.toMatch(/<script|<image|<text|<foreignObject|href="(?!#)|[{}]|NaN|undefined/);
  const ids = new Set([...parsed.querySelectorAll('[id]')].map((element) => element.id));
  const missing = [...picture.matchAll(/url\(#([^)]+)\)/g)].filter(([, id = '']) => !ids.has(id));
  expect([path, missing]).toEqual([path, []]);
}

describe('the catalogue', () => {
  it('has a page of products in every category of the store, and three of hand tools', () => {
    const categories = storeInfo.categories ?? [];
    expect(categories).toHaveLength(8);
    expect(categories.map((category) => [category, within(category).length >= 12])).toEqual(
      categories.map((category) => [category, true]),
    );
    expect(within('Hand Tools').length).toBeGreaterThan(24);
    expect(products.length).toBeGreaterThanOrEqual(100);
    expect(products.filter((product) => !categories.includes(product.category ?? ''))).toEqual([]);
  });

  it('gives every product a unique id: eight hexadecimal characters, then a slug', () => {
    expect(new Set(products.map((product) => product.id)).size).toBe(products.length);
    expect(products.filter((product) => !/^[0-9a-f]{8}(-[a-z0-9]+)+$/.test(product.id))).toEqual([]);
  });

  it('has a description, categories, a price and a date for every product', () => {
    for (const product of products) {
      expect([product.id, (product.description ?? '').length > 60]).toEqual([product.id, true]);
      expect([product.id, Boolean(product.parentCategory)]).toEqual([product.id, true]);
      expect([product.id, (product.regularPrice ?? 0) > 0]).toEqual([product.id, true]);
      expect([product.id, Number.isNaN(Date.parse(product.createdAt ?? ''))]).toEqual([product.id, false]);
      expect([product.id, (product.attributes ?? []).length >= 4]).toEqual([product.id, true]);
    }
  });

  it('has sale prices below regular prices, on about a third of its products', () => {
    const onSale = products.filter((product) => typeof product.discountedPrice === 'number');
    expect(onSale.filter((product) => (product.discountedPrice ?? 0) >= (product.regularPrice ?? 0))).toEqual(
      [],
    );
    expect(onSale.length / products.length).toBeGreaterThan(0.3);
    expect(onSale.length / products.length).toBeLessThan(0.42);
  });

  it('features some products of every category', () => {
    for (const category of storeInfo.categories ?? []) {
      const featured = within(category).filter((product) => valuesOf(product, 'featured').includes('true'));
      expect([category, featured.length > 0]).toEqual([category, true]);
    }
    const tools = within('Hand Tools').filter((product) => valuesOf(product, 'featured').includes('true'));
    expect(tools.length).toBeGreaterThanOrEqual(4);
  });

  it('has the sizes that the product page treats differently', () => {
    expect(products.some((product) => valuesOf(product, 'size').join() === 'One Size')).toBe(true);
    expect(within('Men').every((product) => valuesOf(product, 'size').includes('XXL'))).toBe(true);
    expect(
      within('Footwear').every((product) => valuesOf(product, 'size').every((size) => /^UK \d+$/.test(size))),
    ).toBe(true);
    expect(within('Footwear').every((product) => valuesOf(product, 'size').length > 1)).toBe(true);
  });

  it('has specifications that the product page hides, and more than it lists', () => {
    expect(
      products.some((product) => product.attributes?.some((attribute) => attribute.key.includes('phone'))),
    ).toBe(true);
    expect(products.some((product) => (product.attributes ?? []).length > 10)).toBe(true);
  });

  it('gives every product two to four pictures', () => {
    expect(products.filter(({ images = [] }) => images.length < 2 || images.length > 4)).toEqual([]);
  });
});

describe('the pictures', () => {
  it('show a product of several colours in each of them', async () => {
    const several = products.filter((product) => valuesOf(product, 'colour').length > 1);
    expect(several.length).toBeGreaterThan(30);
    for (const product of several) {
      const images = (product.images ?? []).map(({ url }) => url);
      const ofColors = valuesOf(product, 'colour').map((color) => pictureOfColor(images, color));
      expect([product.id, ofColors.includes(undefined)]).toEqual([product.id, false]);
      const drawings = await Promise.all(ofColors.map((address = '') => drawingAt(address)));
      expect([product.id, new Set(drawings).size]).toEqual([product.id, ofColors.length]);
    }
  });

  it('are valid, small and self-contained SVG documents', async () => {
    for (const path of sampled([...new Set(paths)], 80)) await expectPicture(path);
  });

  it('show shoes, hammers, drills and sets of bits in other shapes, not in other colours alone', async () => {
    const apart = ['Footwear', 'Hammers', 'Demolition', 'Power Tools', 'Drill & Bit Sets'];
    const alike = products.filter(
      ({ category, parentCategory }) =>
        apart.includes(category ?? '') || apart.includes(parentCategory ?? ''),
    );
    expect(alike.length).toBeGreaterThan(20);
    const shapes = await Promise.all(
      alike.map(async ({ imgUrl }) => (await drawingAt(imgUrl ?? ''))?.match(/ d="[^"]+"/g)?.join()),
    );
    expect(new Set(shapes).size).toBe(alike.length);
  });

  it('exist for every product, for the store and for its categories', async () => {
    for (const { id, imgUrl } of products) expect([id, await drawingAt(imgUrl ?? '')]).not.toContain(null);
    await expectPicture(storeInfo.companyLogoUrl ?? '');
    for (const path of Object.values(storeInfo.categoryImages ?? {})) await expectPicture(path);
  });

  it.each([
    '/pictures/claw-hammer-5.svg',
    '/pictures/../secret-1.svg',
    '/pictures/category/constructor.svg',
    '/',
    '',
  ])('do not exist for %j', async (path) => {
    expect(await drawingAt(path)).toBeNull();
  });
});
