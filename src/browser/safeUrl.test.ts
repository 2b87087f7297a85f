/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { isAtSource, webSources } from '../lib/webSources';
import { isFullRun } from '../testing/fullRun';
import { ownPayloads } from '../testing/payloads';
import { apiOrigin, apiUrl } from './apiOrigin';
import { fromPublic, publicPath, toPublic } from './publicPath';
import {
  ADDRESS_MAX_LENGTH,
  decodeHash,
  isStoreUrl,
  paymentAppSchemes,
  safeHttpUrl,
  safeLink,
  safeLocalPath,
  safePaymentUrl,
  safePictureUrl,
} from './safeUrl';

/** A deployed shop, as browsers see it; the tests' own page is http://localhost with its API on port 8044. */
const deployed = { shop: 'https://shop.example', api: 'https://api.shop.example' };

describe('Safe url', () => {
  const plain = { shop: 'http://shop.example', api: 'http://api.shop.example' };

  describe('A payment address', () => {
    it.each([
      'https://bank.example/pay?id=1',
      'http://localhost:8044/bank/net',
      'http://localhost:9000/bank',
      'upi://pay?pa=a@b&am=1.00',
      'upi:pay?pa=a@b',
      'phonepe://pay?pa=a@b',
      'tez://upi/pay?pa=a@b',
      'credpay://upi/pay?pa=a@b',
    ])('may be %s', (url) => expect(safePaymentUrl(url)).toBe(url));

    it.each([
      'https://:secret@bank.example/',
      'https://asha@bank.example/',
      'javascript:alert(1)',
      ' JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'blob:https://shop.example/1',
      'file:///etc/passwd',
      'vbscript:msgbox',
      'about:blank',
      'intent://pay#Intent;scheme=upi;package=com.evil;end',
      'search-ms:query=invoice&crumb=location:%5C%5Cevil.example',
      'ms-msdt:/id PCWDiagnostic',
      'ftp://bank.example/',
      'ws://bank.example/',
      'mailto:a@b.in',
      'http://bank.example/pay',
      'https://user:secret@bank.example/',
      'https://bank.example@evil.example/',
      'https://bank.example/\u202Emoc.live',
      'https://bank.example/a\u0000b',
      `https://bank.example/${'a'.repeat(ADDRESS_MAX_LENGTH)}`,
      'no address',
      '',
    ])('must not be %j', (url) => expect(safePaymentUrl(url)).toBe(''));

    it('is http at the own origins alone, and on this machine only where the API is', () => {
      for (const [own, url, isAllowed] of [
        [deployed, 'http://bank.example/', false],
        [deployed, 'http://shop.example/', false],
        [deployed, 'http://localhost:8044/', false],
        [plain, 'http://shop.example/order-success', true],
        [plain, 'http://api.shop.example/bank', true],
        [plain, 'http://api.shop.example:81/bank', false],
        [plain, 'http://localhost:8044/', false],
      ] as const) {
        expect(safePaymentUrl(url, own)).toBe(isAllowed ? url : '');
      }
    });
  });

  describe('Whatever a server sends as an address', () => {
    const schemes = fc.oneof(
      fc.constantFrom(
        'https',
        'http',
        'javascript',
        'intent',
        'data',
        'upi',
        'UPI',
        'phonepe',
        'blob',
        'search-ms',
      ),
      fc.stringMatching(/^[a-z][a-z0-9+.-]{0,12}$/),
    );
    const addresses = fc.oneof(
      fc.webUrl(),
      fc.constantFrom(...ownPayloads),
      fc.string({ unit: 'binary' }),
      fc
        .tuple(schemes, fc.constantFrom(':', '://', ':/\\', ':////'), fc.string())
        .map((parts) => parts.join('')),
      fc
        .tuple(fc.constantFrom('http', 'https'), fc.string(), fc.domain(), fc.integer({ min: 1, max: 65535 }))
        .map(([scheme, user, host, port]) => `${scheme}://${user}@${host}:${port}/`),
    );
    const origins = fc.constantFrom(deployed, plain, {
      shop: 'http://localhost:3000',
      api: 'http://localhost:8044',
    });

    it('is led to only over https, to an own origin, or into an app of the list, and without a password', () => {
      fc.assert(
        fc.property(addresses, origins, (text, own) => {
          const safe = safePaymentUrl(text, own);
          if (safe === '') return;
          const url = new URL(safe);
          expect([url.username, url.password]).toEqual(['', '']);
          expect(safe).not.toMatch(/\p{Cc}/u);
          // Once checked it stays as it is.
          expect(safePaymentUrl(safe, own)).toBe(safe);
          if (url.protocol === 'http:') {
            const isLocal =
              own.api.startsWith('http://localhost') && /^(localhost|127\.0\.0\.1)$/.test(url.hostname);
            expect(isLocal || url.origin === own.shop || url.origin === own.api).toBe(true);
          } else if (url.protocol !== 'https:') {
            expect(paymentAppSchemes).toContain(url.protocol);
          }
        }),
        { numRuns: isFullRun ? 20_000 : 1500 },
      );
    });

    it('is posted to only where form-action lets it, and shown only where img-src does', () => {
      fc.assert(
        fc.property(addresses, origins, (text, own) => {
          const sources = [own.shop, ...webSources(own.api)];
          for (const safe of [safeHttpUrl(text, own), safePictureUrl(text, own)]) {
            if (safe === '') continue;
            const url = new URL(safe, own.shop);
            expect(sources.some((source) => isAtSource(url, source))).toBe(true);
          }
        }),
        { numRuns: isFullRun ? 20_000 : 1500 },
      );
    });

    it.each([...paymentAppSchemes])('may open %s', (scheme) => {
      expect(safePaymentUrl(`${scheme}//pay?pa=a@b`)).toBe(`${scheme}//pay?pa=a@b`);
      expect(safeHttpUrl(`${scheme}//pay?pa=a@b`)).toBe('');
    });
  });

  describe('A web address', () => {
    it('may be as long as servers accept', () => {
      const longest = 'https://bank.example/'.padEnd(ADDRESS_MAX_LENGTH, 'a');
      expect(safeHttpUrl(longest)).toBe(longest);
      expect(safeHttpUrl(` ${longest} `)).toBe(longest);
      expect(safeHttpUrl(`${longest}a`)).toBe('');
    });

    it('is no other scheme, also where the page has the same origin or none', () => {
      expect(safeHttpUrl('blob:https://shop.example/1', deployed)).toBe('');
      expect(safeHttpUrl('javascript:alert(1)', { ...deployed, shop: 'null' })).toBe('');
    });

    it('is http or https', () => {
      expect(safeHttpUrl('https://cdn.example/a.png')).toBe('https://cdn.example/a.png');
      expect(safeHttpUrl('http://localhost:8044/a.png')).toBe('http://localhost:8044/a.png');
      expect(safeHttpUrl('upi://pay')).toBe('');
      expect(safeHttpUrl('/a.png')).toBe('');
    });
  });

  describe('A picture address', () => {
    it.each([
      ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
      ['//cdn.example/a.png', 'https://cdn.example/a.png'],
      ['/uploads/a b.png?w=8', '/uploads/a%20b.png?w=8'],
      ['uploads/a.png', '/uploads/a.png'],
    ])('may be %s', (text, address) => expect(safePictureUrl(text)).toBe(address));

    it.each([
      '',
      '  ',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'data:image/png;base64,AAAA',
      'http://cdn.example/a.png',
      'upi://pay',
      'http://',
    ])('must not be %j', (text) => expect(safePictureUrl(text)).toBe(''));

    it("is the store's own on the hosts of the shop and the API alone", () => {
      expect(isStoreUrl('/a.png', deployed)).toBe(true);
      expect(isStoreUrl('https://api.shop.example/a.png', deployed)).toBe(true);
      expect(isStoreUrl('https://cdn.shop.example/a.png', deployed)).toBe(false);
      expect(isStoreUrl('//evil.example/a.png', deployed)).toBe(false);
      expect(isStoreUrl('data:image/png;base64,AAAA', { ...deployed, shop: 'null' })).toBe(false);
    });
  });

  it.each(['', 'null'])('a path is at the store where the page has the origin %j', (shop) => {
    expect(isStoreUrl('/pictures/bench.webp', { shop, api: 'https://api.example.com' })).toBe(true);
    expect(isStoreUrl('https://elsewhere.example/a.webp', { shop, api: 'https://api.example.com' })).toBe(
      false,
    );
  });
});

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

describe('Api origin', () => {
  /** The head of a page, with what a deployment has written into it; without the tag for null. */
  function pageWith(content: string | null): ParentNode {
    const page = document.createElement('head');
    page.innerHTML = content === null ? '' : '<meta name="storefront:api-origin">';
    if (content !== null) page.querySelector('meta')?.setAttribute('content', content);
    return page;
  }

  it.each([
    ['http://localhost:3000/cart', null, 'http://localhost:8044/api/v1'],
    ['https://127.0.0.1/', null, 'http://localhost:8044/api/v1'],
    ['http://[::1]:5000/', '', 'http://localhost:8044/api/v1'],
    ['http://localhost:3000/', 'http://localhost:9000', 'http://localhost:9000/api/v1'],
    ['http://shop.example:8080/', null, 'http://api.shop.example:8080/api/v1'],
    ['https://localhost.example/', null, 'https://api.localhost.example/api/v1'],
    ['https://shop.example/', 'HTTPS://Store.example', 'https://store.example/api/v1'],
    ['https://shop.example/', 'https://store.example/', 'https://store.example'],
    ['https://shop.example/', ' https://store.example/v2 ', 'https://store.example/v2'],
    ['https://shop.example/', 'https://store.example/v2//', 'https://store.example/v2'],
    ['https://shop.example/', 'https://store.example/a//v2', 'https://store.example/a//v2'],
  ])('the API of %s with %j in the page is at %s', (place, content, url) => {
    expect(apiUrl(new URL(place), pageWith(content))).toBe(url);
    expect(apiOrigin(new URL(place), pageWith(content))).toBe(new URL(url).origin);
  });

  it.each(['', 'store.example', '/api', 'https://', 'javascript:alert(1)', 'blob:https://a.example/1'])(
    'the API is at its usual address where the page says %j, which is no web address',
    (content) => {
      expect(apiUrl(new URL('https://shop.example/'), pageWith(content))).toBe(
        'https://api.shop.example/api/v1',
      );
    },
  );

  it('is at its usual address where the tag of the page says nothing', () => {
    const page = pageWith('https://store.example');
    page.querySelector('meta')?.removeAttribute('content');
    expect(apiOrigin(new URL('https://shop.example/'), page)).toBe('https://api.shop.example');
  });
});

describe('Public path', () => {
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
});
