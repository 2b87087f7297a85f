/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStore } from '../../app/store';
import { cutOff, hold, refuse } from '../../testing/server';
import { selectStoreInfo, selectStoreInfoStatus } from './storeInfoSelectors';

let store: AppStore;
beforeEach(() => {
  store = openShop().store;
});

function load() {
  return store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate(undefined, { forceRefetch: true }));
}

const status = () => selectStoreInfoStatus(store.getState());
const categories = () => selectStoreInfo(store.getState()).categories;

describe('Section 4, Store info', () => {
  it('is loading, then loaded [4.store-info.1, 4.store-info.2]', async () => {
    const release = hold('getStoreInfo');
    expect(status()).toBe('loading');
    const loading = load();
    expect(status()).toBe('loading');
    expect(categories()).toEqual([]);
    release();
    await loading;
    expect(status()).toBe('loaded');
    expect(categories()).toEqual(['Hand Tools', 'Men', 'Women']);
  });

  it.each([
    ['an HTTP error', () => refuse('getStoreInfo', 500)],
    ['a network error', () => cutOff('getStoreInfo')],
  ])(
    'is in error after %s, with Accessories for categories [4.store-info.3, 3.store-info.5, 8.catalog.6]',
    async (_what, fail) => {
      fail();
      await load();
      expect(status()).toBe('failed');
      expect(categories()).toEqual(['Accessories']);
    },
  );

  it('stays loaded if a refetch fails', async () => {
    await load();
    refuse('getStoreInfo', 500);
    await load();
    expect(status()).toBe('loaded');
    expect(categories()).toEqual(['Hand Tools', 'Men', 'Women']);
  });
});
