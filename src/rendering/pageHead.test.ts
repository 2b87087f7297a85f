/** @jest-environment jest-fixed-jsdom */
import type { PageData } from '../api/pageData';
import { storeQuery } from '../api/publicQueries';
import { brand } from '../brand';
import { structuredDataBlock } from '../browser/showStructuredData';
import { buildProduct } from '../testing/builders';
import { firstQuery, prerender } from './prerender';

const SITE = 'https://shop.example.com';
const store = { storeName: 'Loom & Lathe', description: 'Tools that last.', categories: ['Hand Tools'] };

/** What a page says of itself as it is rendered. */
async function headOf(link: string, answer: object = {}, storeInfo: object = store, site = SITE) {
  const { pathname, search } = new URL(link, SITE);
  const query = firstQuery({ pathname, search });
  const data: PageData = {
    fetchedAt: 0,
    answers: [{ query: storeQuery, answer: storeInfo }, ...(query === null ? [] : [{ query, answer }])],
  };
  const page = await prerender({ pathname, search, data, site });
  const head = document.createElement('head');
  head.innerHTML = page.head + structuredDataBlock(page.structuredData);
  const read = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? null;
  const structured: unknown = JSON.parse(head.querySelector('script')?.textContent ?? '[]');
  return {
    head,
    read,
    structured,
    title: head.querySelector('title')?.textContent,
    description: read('meta[name="description"]', 'content'),
  };
}

describe('What a page says of itself', () => {
  it('is the product, on a product’s page', async () => {
    const { title, description, read } = await headOf(
      '/product/51d0%2Fx?from=mail',
      buildProduct({ id: '51d0/x', title: 'Linen Kurta' }),
    );
    expect(title).toBe('Linen Kurta · Loom & Lathe');
    expect(description).toBe('Straight cut, side slits, coconut-shell buttons.');
    expect(read('link[rel="canonical"]', 'href')).toBe(`${SITE}/product/51d0%2Fx`);
    expect(read('meta[property="og:type"]', 'content')).toBe('product');
    expect(read('meta[property="og:url"]', 'content')).toBe(`${SITE}/product/51d0%2Fx`);
    expect(read('meta[property="og:image"]', 'content')).toMatch(/^http.*linen-kurta-1\.svg$/);
    expect(read('meta[property="og:title"]', 'content')).toBe('Linen Kurta · Loom & Lathe');
  });

  it('is the category, on a listing, whose other parameters do not make another page', async () => {
    const link = '/products?utm_source=mail&columns=2&category=Hand%20Tools&page=2';
    const { title, description, read } = await headOf(link, { data: [buildProduct()] });
    expect(title).toBe('Hand Tools · Loom & Lathe');
    expect(read('link[rel="canonical"]', 'href')).toBe(`${SITE}/products?category=hand+tools&page=2`);
    expect(description).toBe('Hand Tools, page 2 at Loom & Lathe. Tools that last.');
    expect(read('meta[property="og:type"]', 'content')).toBe('website');
  });

  it('is the policy, or the store', async () => {
    expect((await headOf('/terms')).description).toBe('Terms & Conditions of Loom & Lathe.');
    const home = await headOf('/');
    expect(home.description).toBe('Tools that last.');
    expect(home.read('link[rel="canonical"]', 'href')).toBe(`${SITE}/`);
  });

  it('falls back where the store says nothing', async () => {
    const { title, description } = await headOf('/', {}, {});
    expect(title).toMatch(/ · The Storefront$/);
    expect(description).toBe(brand.description);
  });

  it('is there once, also where the page has no data', async () => {
    const page = await prerender({ pathname: '/orders', isShell: true });
    expect(page.head.match(/<title>/g)).toHaveLength(1);
    const cart = await prerender({ pathname: '/cart', site: SITE });
    for (const element of [/<title>/g, /name="description"/g, /rel="canonical"/g]) {
      expect(cart.head.match(element)).toHaveLength(1);
    }
  });

  it('cuts long descriptions at a word', async () => {
    const text = 'A very long sentence about hammers. '.repeat(20);
    const { description } = await headOf('/product/a', buildProduct({ id: 'a', description: text }));
    expect(description?.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/[a-z.]…$/);
  });

  it('cannot leave its element, whatever the store sends', async () => {
    const evil = '"><script>alert(1)</script></script>\u2028';
    const { head, structured } = await headOf(
      '/product/a',
      buildProduct({ id: 'a', title: evil, description: evil, category: evil }),
      { storeName: evil },
    );
    expect(head.querySelectorAll('script')).toHaveLength(1);
    expect(head.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
    expect(structured).toMatchObject([{ name: evil.trim() }, {}]);
  });

  it('names no address where the site is not known', async () => {
    const { read } = await headOf('/product/a', buildProduct({ id: 'a' }), store, '');
    expect(read('link[rel="canonical"]', 'href')).toBeNull();
    expect(read('meta[property="og:url"]', 'content')).toBeNull();
  });
});

describe('Structured data', () => {
  it('describes a product, its price in rupees, and the way to it', async () => {
    const { structured } = await headOf('/product/a', buildProduct({ id: 'a' }));
    expect(structured).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Handloom Linen Kurta',
        sku: 'a',
        category: 'Men',
        offers: { '@type': 'Offer', price: '1999.00', priceCurrency: 'INR', url: `${SITE}/product/a` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item: `${SITE}/` },
          { position: 2, name: 'Men', item: `${SITE}/products?category=men` },
          { position: 3, name: 'Handloom Linen Kurta', item: `${SITE}/product/a` },
        ],
      },
    ]);
  });

  it('has the price that the page shows', async () => {
    const product = buildProduct({ id: 'a', regularPrice: 2.675, discountedPrice: null });
    expect((await headOf('/product/a', product)).structured).toMatchObject([
      { offers: { price: '2.68' } },
      {},
    ]);
  });

  it('names the company on the home page', async () => {
    const { structured } = await headOf('/', {}, { ...store, companyName: 'Loom & Lathe Pvt. Ltd.' });
    expect(structured).toMatchObject([
      { '@type': 'Organization', name: 'Loom & Lathe Pvt. Ltd.', url: `${SITE}/` },
    ]);
  });

  it('is not on pages that have none', async () => {
    expect((await headOf('/terms')).structured).toEqual([]);
  });
});
