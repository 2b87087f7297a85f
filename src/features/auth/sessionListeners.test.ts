/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { sessionIdOf } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import { hold } from '../../testing/server';
import { sessionChanged } from './authSlice';

/** A shop at an address; `went` has the addresses that took its place. */
const openAt = (at: string, isSignedIn = true) =>
  openShop({ at, shopper: isSignedIn ? 'signedIn' : 'signedOut' });

describe('A session that ends', () => {
  it.each([
    ['/payment?orderId=ORD-1', ['/orders']],
    ['/track-order?orderId=ORD-1', ['/track-order']],
    ['/track-order', []],
    ['/products?category=men', []],
    ['/products?orderId=ORD-1', []],
  ])('removes an order number from the address: %s', (address, expected) => {
    for (const sessionId of ['', sessionIdOf('token-2')]) {
      const { store, went } = openAt(address);
      expect(went).toEqual([]);
      store.dispatch(sessionChanged({ sessionId }));
      expect(went).toEqual(expected);
    }
  });

  it('aborts the requests of the account, and no others', async () => {
    const releases = [hold('listOrders'), hold('getStoreInfo')];
    const { store } = openAt('/');
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
  const { store, went } = openAt('/payment?orderId=ORD-1', false);
  store.dispatch(sessionChanged({ sessionId: 'new' }));
  expect(went).toEqual([]);
});
