/** The described calls on an engine, with the checks of requests and answers that the gateway has. */
import { createApiContract } from '../../apiServer/apiContract';
import { API_BASE_PATH } from '../../src/lib/constants';
import { fieldsOf } from '../../src/lib/untrusted';
import { createEngineClient } from '../engineClient';
import { rethrowForClient } from '../refusals';
import { createServiceSession } from '../serviceSession';
import { refusing, startEngine, type AskedCall, type EngineAnswer } from '../testing';
import { readCustomer } from './accounts';
import { createHandlers } from './index';
import type { Shopper } from './types';

const KURTA = {
  id: 'kurta-m',
  familyTitle: 'Linen Kurta',
  description: 'Straight cut.',
  category: 'Men',
  parentCategory: 'Kurtas',
  gender: null,
  featured: false,
  regularPrice: 249_900,
  discountedPrice: 199_950,
  createdAt: '2026-03-02T08:00:00.000Z',
  images: ['http://localhost:3300/assets/kurta.webp?w=960'],
  attributes: [{ key: 'fabric', value: ['Linen'], metricUnit: null }],
  options: [{ key: 'size', value: 'M' }],
  siblings: [
    { id: 'kurta-s', inStock: true, options: [{ key: 'size', value: 'S' }] },
    { id: 'kurta-m', inStock: false, options: [{ key: 'size', value: 'M' }] },
    { id: 'kurta-l', inStock: false, options: [{ key: 'size', value: 'L' }] },
  ],
};
const ORDER = {
  id: 'ORD-1',
  status: 0,
  createdAt: '2026-11-02T10:15:00.000Z',
  email: 'asha@example.com',
  phone: '+919812345678',
  total: 199_950,
  lines: [
    { id: '7', productTitle: 'Linen Kurta, M', familyTitle: 'Linen Kurta', quantity: 1, unitPrice: 199_950 },
  ],
  shippingAddress: { address: '7 Lake View Road', city: 'Pune', state: 'Maharashtra', postalCode: '411001' },
};
const SHIPPING = { ...ORDER.shippingAddress, fullName: 'Asha Verma', phone: ORDER.phone };
const PLACE = {
  method: 'post',
  path: '/orders',
  body: { products: { 'kurta-m': 1 }, shippingAddress: SHIPPING },
};

/** More than GraphQL's whole numbers. */
const HUGE = 3_000_000_000;

type Answer = (call: AskedCall) => EngineAnswer | null;
let engine: Awaited<ReturnType<typeof startEngine>>;
let answer: Answer;

beforeAll(async () => {
  engine = await startEngine((call) => answer(call));
});
afterAll(() => engine.close());

const gateway = async () => {
  const client = createEngineClient(engine.url);
  const nothing = () => Promise.reject(new Error('No payment in these tests.'));
  const handlers = createHandlers({
    engine: client,
    service: createServiceSession(client, 'secret'),
    limits: { count: () => Promise.resolve(), forget: () => Promise.resolve() },
    provider: { fields: () => [], submit: nothing, onReturn: nothing, onNotification: nothing },
    shopUrl: 'http://localhost:3000',
  });
  return createApiContract(handlers, (shopper: Shopper) =>
    readCustomer(client, shopper).catch(rethrowForClient),
  );
};

/** Asks the gateway; its answer is checked by the description. */
const ask = async (
  {
    method = 'get',
    path,
    query = '',
    body,
  }: { method?: string; path: string; query?: string; body?: unknown },
  token: string | null = null,
) => {
  const request = {
    method,
    path: `${API_BASE_PATH}${path}`,
    query,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const account = token === null ? null : { token };
  const context = { account, ownOrigin: 'http://localhost', shopOrigin: null, clientAddress: '127.0.0.1' };
  return (await gateway()).answer(request, context);
};

const errorOf = (body: unknown): unknown => fieldsOf<{ error: string }>(body)['error'];

beforeEach(() => {
  engine.calls.length = 0;
});

it('shows a variant as a product that leads to those that can be had, and to itself', async () => {
  answer = () => ({ data: { shopProduct: KURTA } });
  expect(await ask({ path: '/products/kurta-m' })).toMatchObject({
    status: 200,
    body: {
      title: 'Linen Kurta',
      regularPrice: 2499,
      discountedPrice: 1999.5,
      attributes: [
        { key: 'size', value: ['M'] },
        { key: 'fabric', value: ['Linen'] },
        { id: 'kurta-s', key: 'variant', value: ['size: S'] },
        { id: 'kurta-m', key: 'variant', value: ['size: M'] },
      ],
    },
  });
});

it.each([
  ['Straight cut, < 2 mm.', 'Straight cut, < 2 mm.'],
  [
    '<p>Straight <strong>cut</strong>.</p><p>Salt &amp; pepper, &lt; 2 mm.<br>Linen</p>',
    'Straight cut.\nSalt & pepper, < 2 mm.\nLinen',
  ],
  ['<ul><li><p>One</p></li><li><p>Two</p></li></ul>', 'One\nTwo'],
])('shows the description %j of the administration page as text', async (description, text) => {
  answer = () => ({ data: { shopProduct: { ...KURTA, description } } });
  expect(await ask({ path: '/products/kurta-m' })).toMatchObject({ body: { description: text } });
});

it('names an order’s items as the listing names their products, so that the shop finds them', async () => {
  answer = ({ field }) =>
    field === 'shopOrders'
      ? { data: { shopOrders: [ORDER] } }
      : { data: { shopProducts: { total: 1, items: [KURTA] } } };
  const listed = fieldsOf<{ data: { title: string }[] }>((await ask({ path: '/products' })).body)['data'];
  expect(listed).toMatchObject([{ title: 'Linen Kurta' }]);
  expect(await ask({ path: '/orders' }, 'token')).toMatchObject({
    status: 200,
    body: [{ items: [{ productTitle: 'Linen Kurta', price: 1999.5, quantity: 1 }] }],
  });
});

it('tells a request without a session nothing else', async () => {
  answer = ({ token }) => ({
    data: {
      activeCustomer:
        token === 'valid' ? { firstName: 'A', lastName: 'V', emailAddress: 'a@b.c', createdAt: '' } : null,
    },
  });
  const bad = { ...PLACE, body: [] };
  expect(await ask(bad, 'made-up')).toMatchObject({ status: 401, body: { error: 'Please sign in.' } });
  expect((await ask(bad, 'valid')).status).toBe(400);
  answer = () => null;
  expect((await ask(bad, 'valid')).status).toBe(503);
});

it('asks again with the same key where the engine’s answer is lost, and not where it refuses', async () => {
  let tries = 0;
  answer = () => {
    tries += 1;
    return tries < 3 ? null : { data: { placeOrder: { id: 'ORD-1' } } };
  };
  expect(await ask(PLACE, 'token')).toMatchObject({ status: 201, body: { id: 'ORD-1' } });
  const keys = engine.calls.map(
    ({ variables }) => fieldsOf<{ idempotencyKey: string }>(variables['input'])['idempotencyKey'],
  );
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);

  answer = () => refusing('OUT_OF_STOCK', { title: 'Linen Kurta', available: 1 });
  expect(await ask(PLACE, 'token')).toMatchObject({
    status: 422,
    body: { error: 'Only 1 piece of Linen Kurta can be had.' },
  });
  expect(engine.calls).toHaveLength(4);
});

it('asks the engine for no number that it cannot read, and for no text that PostgreSQL cannot', async () => {
  answer = ({ field }) =>
    field === 'placeOrder'
      ? refusing('QUANTITY_LIMIT', { max: 1000, title: 'Linen Kurta' })
      : { data: { shopProducts: { total: 1, items: [] }, shopProduct: null } };
  const products = { 'kurta-m': HUGE, 'no\0such': 1 };
  expect((await ask({ ...PLACE, body: { ...PLACE.body, products } }, 'token')).status).toBe(422);
  expect(await ask({ path: '/products', query: `page=${HUGE}` })).toMatchObject({
    status: 200,
    body: { data: [], pagination: { total: 1, page: HUGE } },
  });
  expect((await ask({ path: '/products/no%00such' })).status).toBe(404);
  expect(engine.calls.map(({ variables }) => variables)).toMatchObject([
    {
      input: {
        lines: [
          { productId: 'kurta-m', quantity: 2_147_483_647 },
          { productId: 'no\uFFFDsuch', quantity: 1 },
        ],
      },
    },
    { input: { page: 2_147_483_647 } },
    { id: 'no\uFFFDsuch' },
  ]);
});

it('tells a wrong contact the same as a wrong number, and asks with a session of its own', async () => {
  answer = ({ field, variables }) => {
    if (field === 'login') return { data: { login: { __typename: 'CurrentUser' } }, newToken: 'service' };
    return { data: { trackedOrder: variables['id'] === 'ORD-1' ? ORDER : null } };
  };
  const track = (path: string, contactInfo: string) =>
    ask({ path, query: new URLSearchParams({ contactInfo }).toString() });
  expect(await track('/orders/ord-1', ' ASHA@example.com')).toMatchObject({
    status: 200,
    body: { id: 'ORD-1' },
  });
  const wrong = await track('/orders/ORD-1', 'else@example.com');
  expect(wrong.status).toBe(404);
  expect(await track('/orders/ORD-2', 'asha@example.com')).toEqual(wrong);
  const asked = engine.calls.filter(({ field }) => field === 'trackedOrder');
  expect(asked.map(({ token }) => token)).toEqual(['service', 'service', 'service']);
});

it.each([
  ['NOT_SIGNED_IN', {}, 401, 'Please sign in.'],
  ['FORBIDDEN', {}, 401, 'Please sign in.'],
  ['UNKNOWN_PRODUCT', {}, 422, 'A product in this order is no longer sold.'],
  ['BAD_QUANTITY', {}, 422, 'A quantity is a whole number from 1.'],
  [
    'QUANTITY_LIMIT',
    { max: 10, title: 'Kurta' },
    422,
    'We cannot send more than 10 pieces of Kurta at once.',
  ],
  ['OUT_OF_STOCK', { available: 0, title: 'Kurta' }, 422, 'Kurta is sold out.'],
  ['ORDER_REFUSED', {}, 422, 'The store cannot take this order. Please change your cart.'],
])('words the refusal %s', async (code, details, status, sentence) => {
  answer = () => refusing(code, details);
  const { status: given, body } = await ask(PLACE, 'token');
  expect([given, errorOf(body)]).toEqual([status, sentence]);
});
