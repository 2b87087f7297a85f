/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../testing/openShop';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppStore } from '../app/store';
import { Secret } from '../lib/secrets/secret';
import { exampleAnswer } from '../testing/description';
import {
  answer,
  answerExample,
  answerWrongly,
  cutOff,
  refuse,
  requestsOf,
  type OperationId,
} from '../testing/server';
import { operationIds } from './generated/operations';
import { storefrontApi } from './storefrontApi';
import { buildAddress } from '../testing/builders';

const { authorizeUser, createOrder, getAccountInfo, getPaymentFields, getProduct, getStoreInfo } =
  storefrontApi.endpoints;
const { listOrders, listProducts, registerUser, submitPayment, trackOrder } = storefrontApi.endpoints;

let store: AppStore;
beforeEach(() => {
  store = openShop().store;
});

/** The path, query and body of an operation's only request. */
function sent(operationId: OperationId) {
  const requests = requestsOf(operationId);
  expect(requests).toHaveLength(1);
  return requests.map(({ url, body }) => ({
    to: url.href.replace('http://localhost:8044/api/v1', ''),
    body,
  }))[0];
}

describe('Section 7, the table of calls', () => {
  it('POST /users/authorize sends email and password [7.calls.1, 7.all.1]', async () => {
    const authorizeRequestDto = { email: 'asha@example.com', password: new Secret('correct-horse') };
    await store.dispatch(authorizeUser.initiate({ authorizeRequestDto }));
    expect(sent('authorizeUser')).toEqual({
      to: '/users/authorize',
      body: { email: 'asha@example.com', password: 'correct-horse' },
    });
  });

  it.each([undefined, null, 'created', { token: 'canary-token' }, []])(
    'POST /users/register sends four fields and reads nothing: %j [7.calls.3, 7.calls.4]',
    async (body) => {
      answerWrongly('registerUser', body);
      const names = { firstName: 'Asha', lastName: 'Verma' };
      const registerRequestDto = {
        email: 'asha@example.com',
        password: new Secret('correct-horse'),
        ...names,
      };
      const result = await store.dispatch(registerUser.initiate({ registerRequestDto }));
      expect(result).toEqual({ data: null });
      expect(sent('registerUser')).toEqual({
        to: '/users/register',
        body: { email: 'asha@example.com', password: 'correct-horse', ...names },
      });
    },
  );

  it.each(['wrapped', 'bare'])(
    'GET /accountInfo sends nothing and reads either shape: %s [7.calls.5, 7.calls.6]',
    async (shape) => {
      answerExample('getAccountInfo', shape);
      const { data } = await store.dispatch(getAccountInfo.initiate());
      expect(data).toEqual({
        firstName: 'Asha',
        lastName: 'Verma',
        email: 'asha@example.com',
        createdAt: '2025-03-14T09:30:00.000Z',
      });
      expect(sent('getAccountInfo')).toEqual({ to: '/accountInfo', body: null });
    },
  );

  it('GET /storeInfo sends nothing and gives categories and the rest [7.calls.7, 7.calls.8]', async () => {
    const { data } = await store.dispatch(getStoreInfo.initiate());
    expect(data).toMatchObject({ storeName: 'Loom & Lathe', categories: ['Hand Tools', 'Men', 'Women'] });
    expect(sent('getStoreInfo')).toEqual({ to: '/storeInfo', body: null });
  });

  it('GET /products sends page, limit and every filter there is [7.calls.12]', async () => {
    const filters = {
      category: 'home & garden',
      parentCategory: 'Saws + Blades',
      gender: 'Men',
      filter: 'a,b',
    };
    await store.dispatch(listProducts.initiate({ page: 2, limit: 100, ...filters, featured: true }));
    const query = Object.fromEntries(requestsOf('listProducts')[0]?.url.searchParams ?? []);
    expect(query).toEqual({ page: '2', limit: '100', ...filters, featured: 'true' });
  });

  it('GET /products sends no filter that is not there [7.calls.12]', async () => {
    await store.dispatch(listProducts.initiate({ page: 1, limit: 12 }));
    expect(sent('listProducts')).toEqual({ to: '/products?page=1&limit=12', body: null });
  });

  it('GET /products reads data and pagination.total [7.calls.13, 7.calls.14]', async () => {
    answerExample('listProducts', 'paginated');
    const { data } = await store.dispatch(listProducts.initiate({}));
    expect(data?.products.map(({ name }) => name)).toEqual([
      'Forged Claw Hammer 450 g',
      'Handloom Linen Kurta',
    ]);
    expect(data?.total).toBe(26);
  });

  it('GET /products/{id} gives one product, whatever its id looks like [7.calls.16]', async () => {
    answer('getProduct', { id: 'a/b c', title: 'Odd' });
    const { data } = await store.dispatch(getProduct.initiate({ id: 'a/b c?d' }));
    expect(data).toMatchObject({ id: 'a/b c', name: 'Odd' });
    expect(sent('getProduct')).toEqual({ to: '/products/a%2Fb%20c%3Fd', body: null });
  });

  it('GET /orders gives an array [7.calls.17]', async () => {
    const { data } = await store.dispatch(listOrders.initiate());
    expect(Array.isArray(data)).toBe(true);
    expect(data?.length).toBeGreaterThan(0);
    expect(sent('listOrders')).toEqual({ to: '/orders', body: null });
  });

  it('GET /orders/{orderId} sends contactInfo and gives one order [7.calls.18, 7.calls.19]', async () => {
    const { data } = await store.dispatch(
      trackOrder.initiate({ orderId: 'ORD/42', contactInfo: '+91 98123&x' }),
    );
    expect(data).toMatchObject({ id: 'ORD-2026-000042', status: 2, date: '2026-11-02T10:15:00.000Z' });
    expect(sent('trackOrder')).toEqual({
      to: '/orders/ORD%2F42?contactInfo=%2B91+98123%26x',
      body: null,
    });
  });

  it('POST /orders sends products and address, and reads id [7.calls.20, 7.calls.21]', async () => {
    const createOrderRequestDto = { products: { a: 2, b: 1 }, shippingAddress: buildAddress() };
    const { data } = await store.dispatch(createOrder.initiate({ createOrderRequestDto }));
    expect(data).toBe('ORD-2026-000042');
    expect(sent('createOrder')).toEqual({ to: '/orders', body: createOrderRequestDto });
  });

  it.each([
    ['listed', ['method', 'cardPhone']],
    ['wrapped', ['email', 'cardNumber', 'bank', 'instalments', 'saveDetails']],
  ])(
    'GET /payments/fields gives fields, however they come: %s [7.calls.22, 7.calls.23]',
    async (shape, names) => {
      answerExample('getPaymentFields', shape);
      const { data } = await store.dispatch(getPaymentFields.initiate());
      expect(data?.map(({ name }) => name)).toEqual(names);
      expect(sent('getPaymentFields')).toEqual({ to: '/payments/fields', body: null });
    },
  );

  it('POST /payments sends fields and orderId, and gives an outcome [3.payment-request.1, 7.calls.25, 7.calls.26]', async () => {
    answer('submitPayment', exampleAnswer('submitPayment', 200, 'qrText'));
    const fields = { method: 'UPI QR', saveDetails: 'true' };
    const paymentRequestDto = { orderId: 'ORD-1', fields: new Secret<Record<string, string>>(fields) };
    const result = await store.dispatch(submitPayment.initiate({ paymentRequestDto }));
    expect(result.data).toMatchObject({ kind: 'qrText' });
    expect(sent('submitPayment')).toEqual({ to: '/payments', body: { fields, orderId: 'ORD-1' } });
  });
});

describe('Every call', () => {
  const code = ['src/app', 'src/features']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .join('\n');

  it.each(operationIds)('is made by the shop: %s', (id) => {
    const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
    const use = new RegExp(`\\b(${id}\\.(initiate|use)|use(Lazy)?${name}(Query|Mutation)\\b)`);
    // Not `toMatch`, which would print the code of the whole shop.
    const missed = use.test(code)
      ? ''
      : `Nothing in src/app or src/features calls ${id}: it has no ${id}.initiate and no hook use${name}Query or use${name}Mutation.`;
    expect(missed).toBe('');
  });
});

describe('Section 8, Order failures', () => {
  const createOrderRequestDto = { products: { a: 1 }, shippingAddress: buildAddress() };

  it('has a message for an order that was not created [8.orders.3]', async () => {
    refuse('createOrder', 500);
    const { error } = await store.dispatch(createOrder.initiate({ createOrderRequestDto }));
    expect(error).toEqual({ kind: 'http', status: 500, message: 'Failed to create order' });
  });

  it('has a message for an order that was not found or is denied [8.orders.4]', async () => {
    refuse('trackOrder', 404);
    const { error } = await store.dispatch(trackOrder.initiate({ orderId: 'a', contactInfo: 'b' }));
    expect(error).toEqual({ kind: 'http', status: 404, message: 'Order not found or access denied' });
  });

  it('keeps the server’s message, and adds none to a broken connection', async () => {
    refuse('createOrder', 422, 'Sold out.');
    const refused = await store.dispatch(createOrder.initiate({ createOrderRequestDto }));
    expect(refused.error).toEqual({ kind: 'http', status: 422, message: 'Sold out.' });
    cutOff('createOrder');
    const cut = await store.dispatch(createOrder.initiate({ createOrderRequestDto }));
    expect(cut.error).toEqual({ kind: 'network' });
  });
});
