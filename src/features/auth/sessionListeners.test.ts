/** @jest-environment jest-fixed-jsdom */
import { writeToken } from '../../api/authCookie';
import { storefrontApi } from '../../api/storefrontApi';
import { locationChanged } from '../../app/router/locationSlice';
import { createAppStore } from '../../app/store';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { hold } from '../../testing/server';
import { testToken } from '../../testing/session';
import { restoreSession } from './authListeners';
import { sessionChanged, sessionRestored } from './authSlice';

/** A shop at an address; `went` has the addresses that took its place. */
function openShop(address: string, isSignedIn = true) {
  const went: string[] = [];
  const go = (to: string) => void went.push(to);
  const { environment } = memoryEnvironment({ push: go, replace: go });
  if (isSignedIn) writeToken(testToken);
  const store = createAppStore(environment);
  store.dispatch(
    isSignedIn ? restoreSession(environment) : sessionRestored({ sessionId: '', rememberedEmail: '' }),
  );
  const { pathname, search } = new URL(address, 'https://shop.example');
  const location = { pathname, search, hash: '', state: null, key: 'here' };
  store.dispatch(locationChanged({ location, kind: 'PUSH' }));
  return { store, went };
}

describe('A session that ends', () => {
  it.each([
    ['/payment?orderId=ORD-1', ['/orders']],
    ['/track-order?orderId=ORD-1', ['/track-order']],
    ['/track-order', []],
    ['/products?orderId=ORD-1', []],
  ])('leaves no order number in the address %s', (address, expected) => {
    const { store, went } = openShop(address);
    store.dispatch(sessionChanged({ sessionId: '' }));
    expect(went).toEqual(expected);
  });

  it('aborts the requests of the account, and no others', async () => {
    const releases = [hold('listOrders'), hold('getStoreInfo')];
    const { store } = openShop('/');
    const { listOrders, getStoreInfo } = storefrontApi.endpoints;
    const orders = store.dispatch(listOrders.initiate());
    const storeInfo = store.dispatch(getStoreInfo.initiate());
    store.dispatch(sessionChanged({ sessionId: '' }));
    // It ends although its answer is held.
    expect((await orders).data).toBeUndefined();
    for (const release of releases) release();
    expect(await storeInfo.unwrap()).toHaveProperty('categories');
    orders.unsubscribe();
    storeInfo.unsubscribe();
  });
});

it('a session that begins leaves the address as it is', () => {
  const { store, went } = openShop('/payment?orderId=ORD-1', false);
  store.dispatch(sessionChanged({ sessionId: 'new' }));
  expect(went).toEqual([]);
});
