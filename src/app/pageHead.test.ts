/** @jest-environment jest-fixed-jsdom */
import type { PageData } from '../api/pageData';
import { buildProduct } from '../testing/builders';
import { headElements, pageFacts } from './pageHead';
import { firstQuery, storeQuery } from './pageQueries';

const SITE = 'https://shop.example.com';
const FALLBACK = 'Tools & clothes.';
const store = { storeName: 'Loom & Lathe', description: 'Tools that last.', categories: ['Hand Tools'] };

function pageOf(link: string, heading: string, answer: object = {}, storeInfo: object = store) {
  const { pathname, search } = new URL(link, SITE);
  const query = firstQuery({ pathname, search });
  const data: PageData = {
    fetchedAt: 0,
    answers: [{ query: storeQuery, answer: storeInfo }, ...(query === null ? [] : [{ query, answer }])],
  };
  const facts = pageFacts({ pathname, search }, data, { heading, fallback: FALLBACK });
  const head = document.createElement('head');
  head.innerHTML = headElements(facts, SITE);
  const read = (selector: string, attribute: string) =>
    head.querySelector(selector)?.getAttribute(attribute) ?? null;
  const structured: unknown = JSON.parse(head.querySelector('script')?.textContent ?? 'null');
  return { facts, head, read, structured };
}

describe('What a page says of itself', () => {
  it('is the product, on a product’s page', () => {
    const { facts, read } = pageOf(
      '/product/51d0%2Fx?from=mail',
      'Linen Kurta',
      buildProduct({ id: '51d0/x' }),
    );
    expect(facts.title).toBe('Linen Kurta · Loom & Lathe');
    expect(read('meta[name="description"]', 'content')).toBe(
      'Straight cut, side slits, coconut-shell buttons.',
    );
    expect(read('link[rel="canonical"]', 'href')).toBe(`${SITE}/product/51d0%2Fx`);
    expect(read('meta[property="og:type"]', 'content')).toBe('product');
    expect(read('meta[property="og:url"]', 'content')).toBe(`${SITE}/product/51d0%2Fx`);
    expect(read('meta[property="og:image"]', 'content')).toMatch(/^http.*linen-kurta-1\.svg$/);
  });

  it('is the category, on a listing, whose other parameters do not make another page', () => {
    const link = '/products?utm_source=mail&columns=2&category=Hand%20Tools&page=2';
    const { facts, read } = pageOf(link, "Hand Tools's Collection", { data: [buildProduct()] });
    expect(facts.title).toBe("Hand Tools's Collection · Loom & Lathe");
    expect(read('link[rel="canonical"]', 'href')).toBe(`${SITE}/products?category=hand+tools&page=2`);
    expect(read('meta[name="description"]', 'content')).toBe(
      "Hand Tools's Collection, page 2 at Loom & Lathe. Tools that last.",
    );
    expect(read('meta[property="og:type"]', 'content')).toBe('website');
  });

  it('is the policy, or the store', () => {
    expect(pageOf('/terms', 'Terms & Conditions').facts.description).toBe(
      'Terms & Conditions of Loom & Lathe.',
    );
    expect(pageOf('/', 'Build').facts).toMatchObject({ description: 'Tools that last.', canonical: '/' });
  });

  it('falls back where the store says nothing', () => {
    const { facts } = pageOf('/', 'Build', {}, {});
    expect(facts.title).toBe('Build · The Storefront');
    expect(facts.description).toBe(FALLBACK);
  });

  it('cuts long descriptions at a word', () => {
    const description = 'A very long sentence about hammers. '.repeat(20);
    const { facts } = pageOf('/product/a', 'A', buildProduct({ description }));
    expect(facts.description.length).toBeLessThanOrEqual(161);
    expect(facts.description).toMatch(/[a-z.]…$/);
  });

  it('cannot leave its element, whatever the store sends', () => {
    const evil = '"><script>alert(1)</script></script>\u2028';
    const { head, facts, structured } = pageOf(
      '/product/a',
      evil,
      buildProduct({ id: 'a', title: evil, description: evil, category: evil }),
      { storeName: evil },
    );
    expect(head.querySelectorAll('script')).toHaveLength(1);
    expect(headElements(facts, SITE)).not.toContain('<script>');
    expect(structured).toMatchObject({ name: evil.trim() });
  });

  it('names no address where the site is not known', () => {
    const { facts } = pageOf('/product/a', 'A', buildProduct({ id: 'a' }));
    const head = headElements(facts, '');
    expect(head).not.toContain('canonical');
    expect(head).not.toContain('og:url');
  });
});

describe('Structured data', () => {
  it('describes the product and its price in rupees', () => {
    const { structured } = pageOf('/product/a', 'A', buildProduct({ id: 'a' }));
    expect(structured).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Handloom Linen Kurta',
      sku: 'a',
      category: 'Men',
      offers: { '@type': 'Offer', price: '1999.00', priceCurrency: 'INR', url: `${SITE}/product/a` },
    });
  });

  it('is on product pages alone', () => {
    expect(pageOf('/', 'Build').structured).toBeNull();
  });
});
