/** @jest-environment jest-fixed-jsdom */
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { configureStore, isAction } from '@reduxjs/toolkit';
import { buildAddress } from '../testing/builders';
import { answer, cutOff, refuse } from '../testing/server';
import { endpointFailed, isOfSession, isOutdated, isUnauthorized, mendedEndpoint } from './apiMatchers';
import { writeToken } from './authCookie';
import { sessionIdOf } from './session';
import { apiReducer, storefrontApi } from './storefrontApi';

const { createOrder, getStoreInfo, listOrders } = storefrontApi.endpoints;

/** A store that lists the actions of its calls. */
function openStore() {
  const actions: UnknownAction[] = [];
  const list: Middleware = () => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: { [storefrontApi.reducerPath]: apiReducer },
    // Redux Toolkit's checks of development warn of a busy machine.
    middleware: (middleware) =>
      middleware({ immutableCheck: false, serializableCheck: false }).concat(list, storefrontApi.middleware),
  });
  return { actions, store };
}

const order = createOrder.initiate({
  createOrderRequestDto: { products: { a: 1 }, shippingAddress: buildAddress() },
});

describe('The actions of calls', () => {
  it('say that the server asks to sign in, with 401 alone [4.authentication.4]', async () => {
    const { actions, store } = openStore();
    await store.dispatch(getStoreInfo.initiate());
    refuse('listOrders', 403);
    await store.dispatch(listOrders.initiate());
    cutOff('createOrder');
    await store.dispatch(order);
    expect(actions.some(isUnauthorized)).toBe(false);
    refuse('createOrder', 401);
    await store.dispatch(order);
    expect(actions.filter(isUnauthorized)).toHaveLength(1);
  });

  it('say that the session of the call is over', async () => {
    const { actions, store } = openStore();
    writeToken('first');
    refuse('createOrder', 500);
    await store.dispatch(order);
    expect(actions.some(isOutdated)).toBe(false);
    const call = store.dispatch(listOrders.initiate());
    writeToken('second');
    await call;
    expect(actions.filter(isOutdated)).toHaveLength(1);
  });

  it('hold the session in which the call was made', async () => {
    const { actions, store } = openStore();
    writeToken('first');
    await store.dispatch(listOrders.initiate());
    expect(actions.some((action) => isOfSession(action, sessionIdOf('first')))).toBe(true);
    expect(actions.some((action) => isOfSession(action, sessionIdOf('second')))).toBe(false);
    expect(isOfSession({ type: 'any' }, sessionIdOf('first'))).toBe(false);
    expect(isOfSession({ session: '' }, '')).toBe(false);
  });

  it('say which endpoint has failed, and nothing of a query that was skipped', async () => {
    const { actions, store } = openStore();
    refuse('listOrders', 500);
    await store.dispatch(listOrders.initiate());
    const hasFailed = endpointFailed(listOrders);
    expect(actions.filter(hasFailed)).toHaveLength(1);
    expect(actions.some(endpointFailed(createOrder))).toBe(false);
    answer('listOrders', []);
    await store.dispatch(listOrders.initiate(undefined, { forceRefetch: true }));
    // Cached: the call is rejected without an error of its own.
    await store.dispatch(listOrders.initiate());
    expect(actions.filter(listOrders.matchRejected)).toHaveLength(2);
    expect(actions.filter(hasFailed)).toHaveLength(1);
  });

  it('name a query that has succeeded, and a mutation from its start', async () => {
    const { actions, store } = openStore();
    const named = () => actions.splice(0).map(mendedEndpoint);
    await store.dispatch(getStoreInfo.initiate());
    expect(named().filter((name) => name !== '')).toEqual(['getStoreInfo']);
    await store.dispatch(order);
    expect(named().filter((name) => name !== '')).toEqual(['createOrder', 'createOrder']);
    refuse('listOrders', 500);
    await store.dispatch(listOrders.initiate());
    expect(new Set(named())).toEqual(new Set(['']));
    expect(mendedEndpoint({ type: 'any' })).toBe('');
  });
});
