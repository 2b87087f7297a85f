import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPages } from './buildPages';
import { loadKit } from './pageKit';
import { samplePages } from './samplePages';
import { program, TEMPLATE } from './testing';

const chunks = [
  ...['home', 'products', 'product', 'cart', 'login', 'register', 'account', 'checkout', 'payment', 'orders'],
  ...[
    'order-success',
    'track-order',
    'contact',
    'api-test',
    'policy',
    'not-found',
    'wishlist',
    'compare',
    'device',
  ],
];
const files = {
  early: 'assets/early.js',
  groups: {
    entry: ['assets/main.js'],
    lazy: Object.fromEntries(chunks.map((name) => [name, ['assets/main.js', `assets/${name}.js`]])),
  },
};

let dist: string;

const build = (changes = files) => buildPages(dist, { program, files: changes, kitFolder: dist });

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'build-pages-'));
  writeFileSync(join(dist, 'index.html'), TEMPLATE);
  await build();
});

afterAll(() => rmSync(dist, { recursive: true }));

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

it('writes pages and frames that name the scripts of their route, and ask for data at once', () => {
  for (const [file, chunk] of [
    ['index.html', 'home'],
    ['contact/index.html', 'contact'],
    ['products/index.html', 'products'],
    ['cart/index.html', 'cart'],
    ['terms/index.html', 'policy'],
    ['shell-product.html', 'product'],
    ['checkout/index.html', 'checkout'],
  ] as const) {
    const html = read(file);
    expect(html).toContain(`<link rel="preload" href="/assets/${chunk}.js" as="script"`);
    expect(html).not.toContain('<link rel="preload" href="/assets/main.js"');
    expect(html.indexOf('<script src="/assets/early.js" async>')).toBeLessThan(html.indexOf('main.js'));
  }
  expect(read('contact/index.html')).toContain('data-prerendered="/contact"');
  expect(read('cart/index.html')).toContain('data-prerendered="/cart"');
  expect(read('cart/index.html')).toContain('Loading your cart');
  expect(read('orders/index.html')).not.toContain('data-prerendered');
  expect(read('shell.html')).not.toContain('as="script"');
  expect(existsSync(join(dist, 'index.html.br'))).toBe(true);
});

it('writes style sheets that have every rule of the pages with data', async () => {
  const { routes } = loadKit(dist);
  for (const source of samplePages(program)) {
    const sheet = routes[program.routeNameOf(source.pathname)]?.sheet;
    const { rules } = await program.prerender(source);
    const css = read(sheet?.file ?? '');
    expect(rules.filter((rule) => !css.includes(rule.css))).toEqual([]);
  }
});

it('refuses a build in which a route has no chunk of its name', async () => {
  writeFileSync(join(dist, 'index.html'), TEMPLATE);
  const { cart: _cart, ...lazy } = files.groups.lazy;
  await expect(build({ ...files, groups: { ...files.groups, lazy } })).rejects.toThrow('cart has no chunk');
});
