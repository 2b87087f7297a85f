import { buildAddress } from '../testing/builders';
import { contactParts, phoneParts } from './contactParts';
import { plainPath, routes } from './routes';
import {
  blankAddress,
  isBlankAddress,
  isSameAddress,
  readAddress,
  shippingFields,
  shippingLimits,
  toSentAddress,
} from './shippingAddress';
import { isAtSource, webSources } from './webSources';

/** What is linked of a text, as 'shown → address'. */
const links = (parts: ReturnType<typeof contactParts>): readonly string[] =>
  parts.filter(({ href }) => href !== null).map(({ text, href }) => `${text} → ${href}`);

const OWN = '+91 80 4123 4567 → tel:+918041234567';

describe('The phone numbers of a store', () => {
  it.each([
    ['+91 80 4123 4567', [OWN]],
    ['+91 80 4123 4567, +91 98765 43210', [OWN, '+91 98765 43210 → tel:+919876543210']],
    ['+91 80 4123 4567 / 080-4123 4568', [OWN, '080-4123 4568 → tel:08041234568']],
    ['+91 80 4123 4567 +91 98765 43210', [OWN, '+91 98765 43210 → tel:+919876543210']],
    ['+91 80 4123 4567 ext. 12', [OWN]],
    ['+91 80 4123 4567 (extn 4512), 10-6', [OWN]],
    ['+91 80 4123 4567 (10-6)', [OWN]],
    ['+91 80 4123 4567 10:00-18:00', [OWN]],
    ['+44 20 7946 0958, 9am-5pm', ['+44 20 7946 0958 → tel:+442079460958']],
    ['+44 20 7946 0958 9am-5pm', ['+44 20 7946 0958 → tel:+442079460958']],
    [
      '+1 (415) 555-2671 or +49 30 123456',
      ['+1 (415) 555-2671 → tel:+14155552671', '+49 30 123456 → tel:+4930123456'],
    ],
    ['(080) 4123 4567 Mon-Sat', ['(080) 4123 4567 → tel:08041234567']],
    ['1800 123 4567', ['1800 123 4567 → tel:18001234567']],
    ['4123 4567', ['4123 4567 → tel:41234567']],
    ['1909', ['1909 → tel:1909']],
    ['Mon-Sat 10.00-18.00', []],
    ['Phone Number', []],
    ['', []],
  ])('in “%s” are %j [decision.64]', (phone, expected) => {
    expect(links(phoneParts(phone))).toEqual(expected);
  });

  it('leave the text as it is', () => {
    const phone = 'Call +91 80 4123 4567 ext. 12, or +91 98765 43210.';
    expect(
      phoneParts(phone)
        .map(({ text }) => text)
        .join(''),
    ).toBe(phone);
  });
});

describe('Addresses and numbers in a text', () => {
  it.each([
    ['Write to care@shop.example.', ['care@shop.example → mailto:care@shop.example']],
    ['Call +91 80 4123 4567: Monday-Friday, 10:00-17:00.', [OWN]],
    ['Call 98765 43210: Monday.', ['98765 43210 → tel:9876543210']],
    ['Goods of 2025, 560058, GSTIN 29AABCU9603R1ZM', []],
    ['Account 123456789012, card 4111 1111 1111 1111', []],
    ['1909', []],
    ['a@b, @shop.example', []],
  ])('“%s” has %j', (text, expected) => {
    expect(links(contactParts(text))).toEqual(expected);
  });

  it('are found in a long text at once', () => {
    for (const text of ['a'.repeat(200_000), '+'.repeat(200_000), 'a@'.repeat(100_000)])
      expect(links(contactParts(text))).toEqual([]);
    expect(links(contactParts('1 '.repeat(100_000)))).not.toEqual([]);
  });
});

describe('Shipping address', () => {
  describe.each(shippingFields)('The field %s of an address', (field) => {
    it('makes the address another one, and keeps it from being blank', () => {
      const address = { ...blankAddress, [field]: 'x' };
      expect(isSameAddress(blankAddress, address)).toBe(false);
      expect(isBlankAddress(address)).toBe(false);
    });

    it('is kept in its place, up to its limit', () => {
      const limit = shippingLimits[field];
      const longest = { ...blankAddress, [field]: 'x'.repeat(limit) };
      expect(readAddress(longest)).toEqual(longest);
      expect(readAddress({ ...blankAddress, [field]: 'x'.repeat(limit + 1) })).toEqual(longest);
    });

    it('is sent on one line, without space around it', () => {
      expect(toSentAddress({ ...buildAddress(), [field]: ' 4,  Mill Road \r\n\n  Pune \n' })).toEqual({
        ...buildAddress(),
        [field]: '4,  Mill Road, Pune',
      });
    });
  });

  it('joins lines with one comma, and leaves spaces and commas within them', () => {
    const sent = (address: string) => toSentAddress({ ...buildAddress(), address }).address;
    expect(sent('4 Mill Road,\nPune')).toBe('4 Mill Road, Pune');
    expect(sent('4 Mill Road, \rPune')).toBe('4 Mill Road, Pune');
    expect(sent('4 Mill  Road,  Pune')).toBe('4 Mill  Road,  Pune');
  });

  it('is blank without any text', () => {
    expect(isBlankAddress(blankAddress)).toBe(true);
    expect(isBlankAddress({ ...blankAddress, city: ' \n' })).toBe(true);
    expect(isSameAddress(buildAddress(), buildAddress())).toBe(true);
  });

  it.each([null, 'Pune', ['Pune'], {}, { street: 'x' }, { ...blankAddress, city: '  ' }, { city: {} }])(
    'reads no address from %j',
    (value) => {
      expect(readAddress(value)).toBeNull();
    },
  );
});

describe('Routes', () => {
  describe('Links', () => {
    it('leave out what is empty, and page 1', () => {
      expect(routes.products()).toBe('/products');
      expect(routes.products({ category: 'men', parentCategory: '', page: 1 })).toBe(
        '/products?category=men',
      );
      expect(routes.products({ featured: true, page: 2 })).toBe('/products?page=2&featured=true');
    });

    it.each([
      ['Hand Tools', '/products?category=hand+tools'],
      ['Home & Garden', '/products?category=home+%26+garden'],
      ['औज़ार', '/products?category=%E0%A4%94%E0%A4%9C%E0%A4%BC%E0%A4%BE%E0%A4%B0'],
    ])('spell the category %s in lower case, encoded', (name, href) =>
      expect(routes.category(name)).toBe(href),
    );

    it('encode ids', () => {
      expect(routes.product('a/b c')).toBe('/product/a%2Fb%20c');
      expect(routes.payment('ORD 1&2')).toBe('/payment?orderId=ORD+1%262');
    });

    it('open what belongs to the orders, or to an order', () => {
      expect(routes.moreOrders(20)).toBe('/orders?shown=20');
      expect(routes.receipt('ORD 1')).toBe('/orders?receipt=ORD+1');
      expect(routes.buyAgain('ORD 1')).toBe('/orders?again=ORD+1');
      expect(routes.trackOrder('ORD 1')).toBe('/track-order?id=ORD+1');
      expect(routes.trackOrder()).toBe('/track-order');
      expect(routes.policy('terms')).toBe('/terms');
      expect(routes.compare(['p1', 'p\ud800'])).toBe('/compare?ids=p1%2Cp%EF%BF%BD');
    });

    it('carry a search and a sub-category', () => {
      expect(routes.products({ search: 'saw & file', parentCategory: 'Saws', featured: false })).toBe(
        '/products?parentCategory=Saws&search=saw+%26+file',
      );
    });
  });

  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Cart/', '/cart'],
    ['/cart//', '/cart'],
    ['/a/B', '/a/b'],
  ])('the path %s is plainly %s', (pathname, plain) => {
    expect(plainPath(pathname)).toBe(plain);
  });
});

describe('Web sources', () => {
  it.each(['http://localhost:8044', 'http://127.0.0.1:8044', 'http://[::1]:8044'])(
    'a server may name addresses of this machine where the API is at %s',
    (api) => {
      expect(webSources(api)).toEqual(['https:', api, 'http://localhost:*', 'http://127.0.0.1:*']);
    },
  );

  it.each(['https://api.shop.example', 'https://localhost.example', ''])(
    'a server may name none of this machine where the API is at "%s"',
    (api) => {
      expect(webSources(api)).toEqual(['https:', api]);
    },
  );

  it.each([
    ['https://shop.example/', 'https:', true],
    ['http://shop.example/', 'https:', false],
    ['http://localhost:9000/a', 'http://localhost:*', true],
    ['http://localhost/a', 'http://localhost:*', true],
    ['https://localhost:9000/a', 'http://localhost:*', false],
    ['http://localhost.example:9000/', 'http://localhost:*', false],
    ['http://api.shop.example/a', 'http://api.shop.example', true],
    ['http://api.shop.example:81/a', 'http://api.shop.example', false],
    ['http://shop.example/', '', false],
  ])('%s is at %s: %p', (url, source, isThere) => {
    expect(isAtSource(new URL(url), source)).toBe(isThere);
  });
});
