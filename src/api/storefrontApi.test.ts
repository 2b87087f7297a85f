/** @jest-environment jest-fixed-jsdom */
import type { AppStore } from '../app/store';
import { createAppStore, initialState } from '../app/store';
import { buildAddress } from '../testing/builders';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import { answer, answerWrongly, refuse, requestsOf } from '../testing/server';
import { apiReducer, storefrontApi, withoutAccountAnswers } from './storefrontApi';

const { createOrder, getAccountInfo, getProduct, getStoreInfo, listOrders, listProducts, trackOrder } =
  storefrontApi.endpoints;

function openShop() {
  const store = createAppStore(memoryEnvironment().environment);
  const api = () => store.getState().api;
  return { store, api, cached: () => Object.values(api().queries).map((entry) => entry?.endpointName) };
}

const order = () =>
  createOrder.initiate({
    createOrderRequestDto: { products: { a: 1 }, shippingAddress: buildAddress() },
  });

describe('An answer of another type', () => {
  it.each([
    ['getAccountInfo', ({ dispatch }: AppStore) => dispatch(getAccountInfo.initiate())],
    [
      'trackOrder',
      ({ dispatch }: AppStore) =>
        dispatch(trackOrder.initiate({ orderId: 'o', contactInfo: 'asha@example.com' })),
    ],
    ['getStoreInfo', ({ dispatch }: AppStore) => dispatch(getStoreInfo.initiate())],
    ['listProducts', ({ dispatch }: AppStore) => dispatch(listProducts.initiate({}))],
    ['getProduct', ({ dispatch }: AppStore) => dispatch(getProduct.initiate({ id: 'hammer' }))],
  ] as const)('is unreadable: %s', async (operationId, call) => {
    answerWrongly(operationId, 'text');
    expect((await call(openShop().store)).error).toEqual({ kind: 'unreadable', status: 200 });
  });
});

describe('The message of a call that failed without one', () => {
  it('is that of its endpoint', async () => {
    const { store } = openShop();
    refuse('createOrder', 400);
    expect((await store.dispatch(order())).error).toMatchObject({ message: 'Failed to create order' });
    refuse('trackOrder', 404);
    const tracked = await store.dispatch(trackOrder.initiate({ orderId: 'o', contactInfo: 'a@b.in' }));
    expect(tracked.error).toMatchObject({ message: 'Order not found or access denied' });
  });
});

describe('The cache', () => {
  it('loses what belongs to the account when its session ends, and nothing else', async () => {
    const { store, api, cached } = openShop();
    answer('listOrders', []);
    await store.dispatch(listOrders.initiate());
    await store.dispatch(getAccountInfo.initiate());
    await store.dispatch(getStoreInfo.initiate());
    await store.dispatch(order());
    expect(cached().sort()).toEqual(['getAccountInfo', 'getStoreInfo', 'listOrders']);
    expect(Object.keys(api().mutations)).toHaveLength(1);
    const left = withoutAccountAnswers(api());
    expect(Object.values(left.queries).map((entry) => entry?.endpointName)).toEqual(['getStoreInfo']);
    expect(left.mutations).toEqual({});
    expect(left.config).toBe(api().config);
  });

  it('fetches a product again when it has changed, and no other', async () => {
    const { store } = openShop();
    await store.dispatch(getProduct.initiate({ id: 'hammer' }));
    await store.dispatch(getProduct.initiate({ id: 'saw' }));
    store.dispatch(storefrontApi.util.invalidateTags([{ type: 'Product', id: 'hammer' }]));
    await Promise.all(store.dispatch(storefrontApi.util.getRunningQueriesThunk()));
    expect(requestsOf('getProduct').map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      'hammer',
      'saw',
      'hammer',
    ]);
  });

  it('holds nothing that differs from page to page, so that a trace replays', () => {
    const { store, api } = openShop();
    store.dispatch({ type: 'any' });
    expect(api().config.middlewareRegistered).toBe(true);
    const state = initialState().api;
    expect(apiReducer(state, { type: 'any' })).toBe(state);
  });
});
