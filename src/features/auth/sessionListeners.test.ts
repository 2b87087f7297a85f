/** @jest-environment jest-fixed-jsdom */
import { addListener } from '@reduxjs/toolkit';
import { openShop } from '../../testing/openShop';
import { sessionIdOf } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import { hold } from '../../testing/server';
import { sessionBegan, sessionChanged, sessionEnded, sessionRestored } from './authSlice';

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

describe('The features that follow the session are told', () => {
  const restored = (sessionId: string) => sessionRestored({ sessionId, rememberedEmail: '' });
  const changed = (sessionId: string) => sessionChanged({ sessionId });

  it.each([
    ['that it goes on when the page is opened', null, restored('one'), [sessionBegan.type]],
    ['nothing when a visitor opens the page', null, restored(''), []],
    ['that it began', '', changed('one'), [sessionBegan.type]],
    ['that it ended', 'one', changed(''), [sessionEnded.type]],
    ['that another took its place', 'one', changed('other'), [sessionEnded.type, sessionBegan.type]],
    ['nothing when it stays', 'one', changed('one'), []],
  ])('%s', (_what, before, action, expected) => {
    const { dispatch } = openShop();
    if (before !== null) dispatch(restored(before));
    const told: string[] = [];
    dispatch(
      addListener({
        predicate: (each) => sessionBegan.match(each) || sessionEnded.match(each),
        effect: ({ type }) => void told.push(type),
      }),
    );
    dispatch(action);
    expect(told).toEqual(expected);
  });
});
