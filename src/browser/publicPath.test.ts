/** @jest-environment jest-fixed-jsdom */
import { fromPublic, publicPath, toPublic } from './publicPath';

function write(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'storefront:public-path';
  meta.content = content;
  document.head.append(meta);
}

afterEach(() => document.head.replaceChildren());

it('is the root unless the page says otherwise', () => {
  expect([publicPath(), toPublic('/cart?x=1'), fromPublic('/cart')]).toEqual(['/', '/cart?x=1', '/cart']);
});

it('is added to the addresses of the shop, and taken away again', () => {
  write('/tools/shop/');
  expect(['/', '/cart?x=/1#y', '?x=1', '#main'].map(toPublic)).toEqual([
    '/tools/shop/',
    '/tools/shop/cart?x=/1#y',
    '?x=1',
    '#main',
  ]);
  expect(['/tools/shop', '/tools/shop/', '/tools/shop/cart', '/tools/shopping'].map(fromPublic)).toEqual([
    '/',
    '/',
    '/cart',
    '/tools/shopping',
  ]);
});

it.each(['shop', '/shop', '//evil.example/', '/a"/', 'https://evil.example/', '/a//'])(
  'does not follow %s',
  (content) => {
    write(content);
    expect(publicPath()).toBe('/');
  },
);
