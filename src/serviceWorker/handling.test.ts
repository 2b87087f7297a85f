import { handlingOf, keyOf, placesOf, readRequest, type RequestFacts } from './handling';

const SHOP = 'https://shop.example';
const API = 'https://api.shop.example/api/v1';

const facts = (url: string, more: Partial<RequestFacts> = {}): RequestFacts => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  cache: 'default',
  url,
  ...more,
});

const places = placesOf(`${SHOP}/sw.js?api=${encodeURIComponent(API)}`);
const handling = (url: string, more?: Partial<RequestFacts>) => handlingOf(facts(url, more), places);

describe('The service worker answers', () => {
  it('pages of the shop, and of no other host', () => {
    expect(handling(`${SHOP}/cart`, { mode: 'navigate' })).toBe('page');
    expect(handling(`${SHOP}/product/a.b`, { mode: 'navigate' })).toBe('page');
    expect(handling('https://bank.example/pay', { mode: 'navigate' })).toBeNull();
    expect(handling(`${SHOP}/cart`, { mode: 'navigate', method: 'POST' })).toBeNull();
  });

  it('files with a hash in their names', () => {
    expect(handling(`${SHOP}/assets/cart.0123456789.js`, { destination: 'script' })).toBe('file');
    expect(handling(`${SHOP}/assets/letters.0123456789.woff2`, { destination: 'font' })).toBe('file');
    for (const path of [
      '/assets/main.js',
      '/sw.js',
      '/robots.txt',
      '/search-index.json?v=1',
      '/assets/a/b.0123456789.js',
    ])
      expect([path, handling(`${SHOP}${path}`)]).toEqual([path, null]);
    expect(handling('https://other.example/assets/cart.0123456789.js')).toBeNull();
  });

  it('no file that the page wants past every cache', () => {
    for (const cache of ['reload', 'no-store'] as const)
      expect(handling(`${SHOP}/assets/cart.0123456789.js`, { cache })).toBeNull();
  });

  it('the calls whose answers are the same for everybody, though the page wants them past the browser’s cache', () => {
    const cache = 'no-store';
    expect(handling(`${API}/products/claw-hammer`, { cache })).toBe('product');
    expect(handling(`${API}/products?page=2&limit=12`, { cache })).toBe('list');
    expect(handling(`${API}/storeInfo`, { cache })).toBe('list');
  });

  it('no call of an account, and nothing that is sent', () => {
    for (const path of [
      'accountInfo',
      'orders',
      'orders/7',
      'users/authorize',
      'payments/fields',
      'payments',
      'products/a/b',
    ])
      expect([path, handling(`${API}/${path}`)]).toEqual([path, null]);
    expect(handling(`${API}/products/claw-hammer`, { method: 'POST' })).toBeNull();
    // The page itself, as a tab asks which build the server has.
    expect(handling(`${SHOP}/products`)).toBeNull();
  });

  it('no whole catalogue, which search keeps by itself', () => {
    expect(handling(`${API}/products?page=1&limit=100`)).toBeNull();
  });

  it('pictures of every host, and no picture that is in the page', () => {
    expect(handling('https://pictures.example/a.webp?w=320', { destination: 'image', mode: 'no-cors' })).toBe(
      'picture',
    );
    expect(handling('data:image/png;base64,AAAA', { destination: 'image', mode: 'no-cors' })).toBeNull();
  });
});

it('knows the shop below a path, and an API at another one', () => {
  const below = placesOf(`${SHOP}/tools/sw.js?api=${encodeURIComponent(`${SHOP}/store/v2`)}`);
  const of = (url: string, mode: RequestFacts['mode'] = 'cors') => handlingOf(facts(url, { mode }), below);
  expect(of(`${SHOP}/tools/cart`, 'navigate')).toBe('page');
  expect(of(`${SHOP}/other/cart`, 'navigate')).toBeNull();
  expect(of(`${SHOP}/tools/assets/cart.0123456789.js`)).toBe('file');
  expect(of(`${SHOP}/assets/cart.0123456789.js`)).toBeNull();
  expect(of(`${SHOP}/store/v2/products/hammer`)).toBe('product');
  expect(of(`${SHOP}/store/v2/orders`)).toBeNull();
  expect(of(`${API}/products/hammer`)).toBeNull();
});

it('finds an answer whatever the order of the parameters', () => {
  expect(keyOf(`${API}/products?page=1&limit=12`)).toBe(keyOf(`${API}/products?limit=12&page=1`));
  expect(keyOf(`${API}/products?page=1`)).not.toBe(keyOf(`${API}/products?page=2`));
});

describe('A message to the service worker', () => {
  it('asks to keep addresses or to forget', () => {
    expect(readRequest({ kind: 'forget' })).toEqual({ kind: 'forget' });
    expect(
      readRequest({ kind: 'keep', addresses: [`${API}/storeInfo`, 'nonsense', 7], pictures: ['data:,a'] }),
    ).toEqual({
      kind: 'keep',
      addresses: [`${API}/storeInfo`],
      pictures: [],
    });
  });

  it('of any other form is ignored', () => {
    for (const message of [null, 'forget', { kind: 'skipWaiting' }, {}])
      expect(readRequest(message)).toBeNull();
  });

  it('names a hundred addresses at most', () => {
    const addresses = Array.from({ length: 500 }, (_, at) => `${API}/products/${at}`);
    expect(readRequest({ kind: 'keep', addresses, pictures: [] })).toMatchObject({
      addresses: addresses.slice(0, 100),
    });
  });
});
