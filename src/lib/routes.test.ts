import { plainPath, routes } from './routes';

describe('Links', () => {
  it('leave out what is empty, and page 1', () => {
    expect(routes.products()).toBe('/products');
    expect(routes.products({ category: 'men', parentCategory: '', page: 1 })).toBe('/products?category=men');
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
