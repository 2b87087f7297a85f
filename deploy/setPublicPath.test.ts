import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePublicPath, publicPathOf, withPublicPath } from './setPublicPath.mjs';
import { manifestText } from '../scripts/brandPages';
import { brand } from '../src/brand';

const meta = (path: string) => `<meta name="storefront:public-path" content="${path}">`;
const page = (path: string) =>
  [
    meta(path),
    `<link rel="manifest" href="${path}manifest.webmanifest">`,
    `<script defer="defer" src="${path}assets/main.js"></script>`,
    `<a class="x" href="${path}">Home</a><a href="${path}product/1?view=/2#main">Hammer</a>`,
    `<form action="${path}cart"></form><img alt="" src="${path}assets/a.svg">`,
    // Not the shop's own.
    '<a href="//cdn.example/x">a</a><a href="https://bank.example/">b</a><a href="#main">c</a><a href="?page=2">d</a>',
    '<img alt="" src="/pictures/hammer.webp"><p>href="/cart"</p>',
    '<script type="application/json">{"html":"\\u003ca href=\\"/cart\\">"}</script>',
  ].join('');

it('moves every address of the shop, and nothing else', () => {
  const moved = withPublicPath(page('/'), '/shop/');
  expect(moved).toBe(page('/shop/'));
  expect(publicPathOf(moved)).toBe('/shop/');
});

it('moves a page again, and back', () => {
  const moved = withPublicPath(page('/shop/'), '/tools/shop/');
  expect(moved).toBe(page('/tools/shop/'));
  expect(withPublicPath(moved, '/')).toBe(page('/'));
});

it.each([
  ['/shop/', '/shop/'],
  ['/shop', '/shop/'],
  ['/', '/'],
  ['/tools/v1.2', '/tools/v1.2/'],
])('reads %s', (text, path) => expect(parsePublicPath(text)).toBe(path));

it.each(['shop', '//evil.example/', 'https://shop.example/', '/a"><script>', '/a b/', '/a?b'])(
  'refuses "%s"',
  (text) => {
    expect(() => parsePublicPath(text)).toThrow(RangeError);
  },
);

it('finds the meta tag of the real pages', () => {
  for (const file of ['public/index.html', 'src/traces/replay/index.html']) {
    const template = readFileSync(join(__dirname, '..', file), 'utf8').replaceAll(/<%=[^%]*%>/g, '/');
    expect(publicPathOf(withPublicPath(template, '/shop/'))).toBe('/shop/');
  }
});

it('has a manifest that works under any path', () => {
  expect(manifestText(brand)).not.toMatch(/":\s*"\//);
});
