/** @jest-environment jest-fixed-jsdom */
import { writeToken } from '../../api/authCookie';
import { sessionIdOf } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { arrivedAt } from '../../testing/arrivedAt';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { hold } from '../../testing/server';
import { testToken } from '../../testing/session';
import { restoreSession } from './authListeners';
import { sessionChanged, sessionRestored } from './authSlice';

/** A shop at an address; `went` has the addresses that took its place. */
function openShop(address: string, isSignedIn = true) {
  const { environment, log } = memoryEnvironment();
  if (isSignedIn) writeToken(testToken);
  const store = createAppStore(environment);
  store.dispatch(arrivedAt(address));
  store.dispatch(
    isSignedIn ? restoreSession(environment) : sessionRestored({ sessionId: '', rememberedEmail: '' }),
  );
  return { store, went: log.went };
}

describe('A session that ends', () => {
  it.each([
    ['/payment?orderId=ORD-1', ['/orders']],
    ['/track-order?orderId=ORD-1', ['/track-order']],
    ['/track-order', []],
    ['/products?category=men', []],
    ['/products?orderId=ORD-1', []],
  ])('removes an order number from the address: %s', (address, expected) => {
    for (const sessionId of ['', sessionIdOf('token-2')]) {
      const { store, went } = openShop(address);
      expect(went).toEqual([]);
      store.dispatch(sessionChanged({ sessionId }));
      expect(went).toEqual(expected);
    }
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
