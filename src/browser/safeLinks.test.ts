/** @jest-environment jest-fixed-jsdom */
import { ADDRESS_MAX_LENGTH, decodeHash, safeLink, safeLocalPath } from './safeUrl';

/** A deployed shop, as browsers see it. */
const deployed = { shop: 'https://shop.example', api: 'https://api.shop.example' };

describe("A link of the store's HTML", () => {
  it.each([
    ['#part', { kind: 'hash', to: '#part' }],
    [' #part ', { kind: 'hash', to: '#part' }],
    ['#r%C3%BCckgabe', { kind: 'hash', to: '#r%C3%BCckgabe' }],
    ['#100%', { kind: 'hash', to: '#100%25' }],
    ['/contact?a=1#b', { kind: 'local', to: '/contact?a=1#b' }],
    ['contact', { kind: 'local', to: '/contact' }],
    ['https://shop.example/contact', { kind: 'local', to: '/contact' }],
    ['https://law.example/', { kind: 'web', href: 'https://law.example/' }],
    ['mailto:a@b.in', { kind: 'contact', href: 'mailto:a@b.in' }],
    ['tel:+918041234567', { kind: 'contact', href: 'tel:+918041234567' }],
  ])('may be %s', (text, link) => expect(safeLink(text, deployed)).toEqual(link));

  it.each([
    '',
    '#',
    '#a\u202Eb',
    'javascript:alert(1)',
    'data:,x',
    'http://law.example/',
    'upi://pay',
    '/..//evil.example',
  ])('must not be %j', (text) => expect(safeLink(text, deployed)).toBeNull());

  it('is no longer than other addresses', () => {
    const longest = '#'.padEnd(ADDRESS_MAX_LENGTH, 'a');
    expect(safeLink(longest)).toEqual({ kind: 'hash', to: longest });
    expect(safeLink(`${longest}a`)).toBeNull();
  });

  it('names its place with or without a leading #', () => {
    expect(['part', '#part', 'a#b', '##a'].map(decodeHash)).toEqual(['part', 'part', 'a#b', '#a']);
  });
});

describe("'from'", () => {
  it('keeps path, query and hash', () => {
    expect(safeLocalPath('/payment?orderId=7#qr', '/')).toBe('/payment?orderId=7#qr');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    7,
    null,
    '/..//evil.example',
    'cart',
    '?orderId=7',
    '//',
    '/a\u0000b',
    '/'.padEnd(ADDRESS_MAX_LENGTH + 1, 'a'),
  ])('never leads elsewhere: %j', (from) => expect(safeLocalPath(from, '/home')).toBe('/home'));
});
