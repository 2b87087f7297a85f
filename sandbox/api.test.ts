/** @jest-environment node */
import { API_BASE_PATH, DEMO_ACCOUNT, MAX_QUANTITY } from './constants';
import type { Sandbox } from './server';
import {
  callerOf,
  placeOrder,
  SHIPPING,
  signIn,
  signUp,
  startTestSandbox,
  textAt,
  type Caller,
  objectLike,
  textLike,
} from './testing';

let sandbox: Sandbox;
let call: Caller;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  call = callerOf(sandbox);
});

afterAll(() => sandbox.close());

/** Matches a listing of these products. */
const listed = (ids: readonly string[], total = ids.length): unknown => ({
  data: ids.map((id) => objectLike({ id })),
  pagination: objectLike({ total }),
});

describe('POST /users/authorize', () => {
  it('answers with a token, whatever the case of the email address', async () => {
    const { status, body } = await call('/users/authorize', {
      json: { email: ' DEMO@example.com ', password: DEMO_ACCOUNT.password },
    });
    expect(status).toBe(200);
    expect(textAt(body, 'token').length).toBeGreaterThan(30);
  });

  it.each([
    ['a wrong password', DEMO_ACCOUNT.email],
    ['an unknown address', 'nobody@example.com'],
  ])('answers 401 with the same message to %s', async (_what, email) => {
    const { status, body } = await call('/users/authorize', { json: { email, password: 'not-this-one' } });
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'The email address or the password is wrong.' });
  });
});

describe('POST /users/register', () => {
  const asha = {
    email: ' Asha@Example.com',
    password: 'correct-horse',
    firstName: 'Asha',
    lastName: 'Verma',
  };

  it('creates an account that can sign in, once', async () => {
    const first = await call('/users/register', { json: asha });
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ id: textLike(/^usr_/), email: 'asha@example.com' });
    const token = await signIn(call, { email: 'asha@example.com', password: asha.password });
    expect((await call('/accountInfo', { token })).body).toMatchObject({ data: { firstName: 'Asha' } });

    const second = await call('/users/register', { json: { ...asha, email: 'ASHA@example.com' } });
    expect(second.status).toBe(409);
    expect(second.body).toEqual({ error: 'An account with this email address exists already.' });
  });

  it('gives an address to only one of two simultaneous requests', async () => {
    const json = { ...asha, email: 'twins@example.com' };
    const both = await Promise.all([call('/users/register', { json }), call('/users/register', { json })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [
      400,
      { ...asha, firstName: 7 },
      "POST /users/register (registerUser): the field 'firstName' of the body must be of the type string.",
    ],
    [422, { ...asha, email: 'not an address' }, 'This email address is not valid.'],
    [422, { ...asha, lastName: '   ' }, 'First and last name must have at least 2 characters.'],
  ])('answers %i to %j', async (expected, json, error) => {
    const { status, body } = await call('/users/register', { json });
    expect(status).toBe(expected);
    expect(body).toEqual({ error });
  });
});

describe('GET /accountInfo', () => {
  it('answers with the signed-in account', async () => {
    const { status, body } = await call('/accountInfo', { token: await signIn(call) });
    const { firstName, lastName, email, createdAt } = DEMO_ACCOUNT;
    expect(status).toBe(200);
    expect(body).toEqual({ data: { firstName, lastName, email, createdAt } });
  });

  it.each([undefined, 'made-up'])('answers 401 to the token %s', async (token) => {
    const { status, body } = await call('/accountInfo', token === undefined ? {} : { token });
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'Please sign in.' });
  });
});

describe('GET /storeInfo', () => {
  it('answers with absolute picture addresses', async () => {
    const { status, body } = await call('/storeInfo');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      categories: ['Hand Tools', 'Men', 'Women', 'Accessories'],
      companyLogoUrl: `${sandbox.url}/pictures/logo.svg`,
      categoryImages: { default: `${sandbox.url}/pictures/category/default.svg` },
    });
  });
});

describe('GET /products', () => {
  it('answers with the first page in the catalogue’s order', async () => {
    const { status, body } = await call('/products');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: ['hammer', 'chisel', 'kurta', 'jacket', 'saree', 'belt', 'scarf'].map((id) =>
        objectLike({
          id,
          imgUrl: `${sandbox.url}/pictures/${id}-1.svg`,
          images: [{ url: `${sandbox.url}/pictures/${id}-1.svg` }],
        }),
      ),
      pagination: { total: 7, page: 1, limit: 12 },
    });
  });

  it.each([
    ['category=hand%20tools', ['hammer', 'chisel']],
    ['category=HAND+TOOLS&parentCategory=chisels', ['chisel']],
    ['category=men&gender=Men', ['kurta', 'jacket']],
    ['category=women&gender=Women', ['saree']],
    ['category=women&gender=Men', []],
    ['gender=Men', ['kurta', 'jacket', 'belt']],
    ['category=accessories&filter=Accessories,Personal%20Care,Home,null,Unisex', ['belt', 'scarf']],
    ['filter=Accessories,Personal%20Care,Home,null,Unisex', ['belt', 'scarf']],
    ['featured=true', ['hammer']],
    ['featured=true&category=men', []],
    ['featured=false&category=men', ['kurta', 'jacket']],
    ['category=&gender=&filter=&parentCategory=Sarees', ['saree']],
  ])('filters by %s', async (query, ids) => {
    expect((await call(`/products?${query}`)).body).toEqual(listed(ids));
  });

  it('pages the products, with the total past the end too', async () => {
    expect((await call('/products?page=2&limit=5')).body).toEqual(listed(['belt', 'scarf'], 7));
    const past = await call('/products?page=9&limit=5');
    expect(past.status).toBe(200);
    expect(past.body).toEqual({ data: [], pagination: { total: 7, page: 9, limit: 5 } });
  });

  it.each([
    ['page=0', "GET /products (listProducts): the field 'page' of the query must be at least 1."],
    ['colour=red', "GET /products (listProducts): the query has the field 'colour', which is not described."],
  ])('answers 400 to %s', async (query, error) => {
    const { status, body } = await call(`/products?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ error });
  });
});

describe('GET /products/{id}', () => {
  it('answers with one product', async () => {
    const { status, body } = await call('/products/hammer');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'hammer',
      discountedPrice: 999.5,
      imgUrl: `${sandbox.url}/pictures/hammer-1.svg`,
    });
  });

  it('has the attribute featured in listings, but not on the product’s own page', async () => {
    const featured = { key: 'Featured', value: ['true'] };
    expect((await call('/products?featured=true')).body).toMatchObject({
      data: [{ attributes: [featured] }],
    });
    expect((await call('/products/hammer')).body).toMatchObject({ id: 'hammer', attributes: [] });
  });

  it.each(['anvil', '__proto__', '%3Cscript%3E'])('answers 404 to %s', async (id) => {
    const { status, body } = await call(`/products/${id}`);
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'There is no product with this id.' });
  });

  it('answers 400 to an address that cannot be decoded', async () => {
    expect((await call('/products/%E0%A4%A')).status).toBe(400);
  });
});

describe('orders', () => {
  it('of the demo account are in every status, newest first', async () => {
    const { status, body } = await call('/orders', { token: await signIn(call) });
    expect(status).toBe(200);
    expect(body).toEqual([0, 1, 2, 3, 4].map((code) => objectLike({ status: code })));
  });

  it('have the store’s prices and are listed to their owner alone', async () => {
    const token = await signUp(call, 'orders@example.com');
    const { address, city, state, postalCode } = SHIPPING;
    const { status, body } = await call('/orders', {
      token,
      json: { products: { hammer: 2, saree: 1 }, shippingAddress: { ...SHIPPING, city: '  Pune ' } },
    });
    expect(status).toBe(201);
    const id = textAt(body, 'id');
    expect(id).toMatch(/^ORD-\d{4}-\d{6}$/);
    expect((await call('/orders', { token })).body).toEqual([
      {
        id,
        status: 0,
        createdAt: textLike(/Z$/),
        items: [
          { id: 1, productTitle: 'The hammer', quantity: 2, price: 999.5 },
          { id: 2, productTitle: 'The saree', quantity: 1, price: 100 },
        ],
        shippingAddress: { address, city, state, postalCode },
      },
    ]);
    expect((await call('/orders', { token: await signUp(call, 'other@example.com') })).body).toEqual([]);
  });

  it.each([
    [422, { products: { anvil: 1 } }, 'A product in this order is no longer sold.'],
    [
      422,
      { products: { hammer: MAX_QUANTITY + 1 } },
      `We cannot send more than ${MAX_QUANTITY} pieces of The hammer at once.`,
    ],
    [
      422,
      { shippingAddress: { ...SHIPPING, postalCode: ' ' } },
      'The postal code of the shipping address is missing.',
    ],
    [
      400,
      { shippingAddress: undefined },
      "POST /orders (createOrder): the body lacks the field 'shippingAddress'.",
    ],
  ])('are refused with %i for %j', async (expected, change, error) => {
    const token = await signIn(call);
    const json = { products: { hammer: 1 }, shippingAddress: SHIPPING, ...change };
    const { status, body } = await call('/orders', { token, json });
    expect(status).toBe(expected);
    expect(body).toEqual({ error });
  });

  it('need a signed-in shopper', async () => {
    const json = { products: { hammer: 1 }, shippingAddress: SHIPPING };
    expect((await call('/orders')).status).toBe(401);
    expect((await call('/orders', { json })).status).toBe(401);
  });
});

describe('GET /orders/{orderId}', () => {
  it.each([
    'track@example.com',
    ' TRACK@Example.com',
    '+919812345678',
    '98123 45678',
    '09812345678',
    '+91 (98123) 45678',
  ])('finds an order by %s, without signing in', async (contact) => {
    const token = await signUp(call, 'track@example.com');
    const id = await placeOrder(call, token);
    const { status, body } = await call(
      `/orders/${id.toLowerCase()}?contactInfo=${encodeURIComponent(contact)}`,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, status: 0, items: [{ productTitle: 'The hammer', quantity: 2 }] });
  });

  it.each(['demo@example.com', '9812345679', 'x9812345678', '45678', ' ', '-'])(
    'answers 404 to the contact %s',
    async (contact) => {
      const id = await placeOrder(call, await signUp(call, 'strange@example.com'));
      const { status, body } = await call(`/orders/${id}?contactInfo=${encodeURIComponent(contact)}`);
      expect(status).toBe(404);
      expect(body).toEqual({ error: 'Order not found or access denied' });
    },
  );

  it('answers the same for an order that does not exist', async () => {
    const { status, body } = await call(`/orders/ORD-1999-000001?contactInfo=${DEMO_ACCOUNT.email}`);
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'Order not found or access denied' });
  });

  it('answers 400 without a contact', async () => {
    expect((await call('/orders/ORD-1999-000001')).status).toBe(400);
  });
});

describe('an unknown address', () => {
  it.each(['/nowhere', '/products/hammer/price', ''])('answers 404 to %s', async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(404);
    expect(body).toEqual({ error: 'There is nothing at this address.' });
  });

  it('answers 404 outside the API too, and 405 to an unknown method', async () => {
    const outside = await fetch(`${sandbox.url}/${API_BASE_PATH.slice(1)}x`);
    expect(outside.status).toBe(404);
    expect(await outside.json()).toEqual({ error: 'There is nothing at this address.' });
    expect((await call('/orders', { method: 'DELETE' })).status).toBe(405);
  });
});
