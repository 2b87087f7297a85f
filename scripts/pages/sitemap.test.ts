import { createSitemap } from './sitemap';

const SITE = 'https://shop.example.com';

function sitemapOf(addresses: readonly string[], limit?: number) {
  const files = new Map<string, string>();
  const sitemap = createSitemap(SITE, (file, text) => void files.set(file, text), limit);
  for (const address of addresses) sitemap.add(address);
  return { names: sitemap.end(), files };
}

const locations = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location);

it('lists the addresses of all pages in one file', () => {
  const { names, files } = sitemapOf(['/', '/products?category=men&page=2', "/product/o'neill"]);
  expect(names).toEqual(['sitemap.xml']);
  expect(files.get('sitemap.xml')).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  expect(locations(files.get('sitemap.xml'))).toEqual([
    `${SITE}/`,
    `${SITE}/products?category=men&amp;page=2`,
    `${SITE}/product/o&#39;neill`,
  ]);
});

it.each([
  [50_000, ['sitemap.xml']],
  [50_001, ['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']],
])('has %d addresses in %j', (count, expected) => {
  const { names, files } = sitemapOf(Array.from({ length: count }, (_, index) => `/product/${index}`));
  expect(names).toEqual(expected);
  const pages = names.filter((name) => files.get(name)?.includes('<urlset')).map((name) => files.get(name));
  expect(pages.flatMap(locations)).toHaveLength(count);
});

it('names the other files in an index', () => {
  const { files } = sitemapOf(['/a', '/b', '/c'], 2);
  expect(locations(files.get('sitemap.xml'))).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`]);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex');
  expect(locations(files.get('sitemap-2.xml'))).toEqual([`${SITE}/c`]);
});
