/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStore } from '../../app/store';
import { openShop } from '../../testing/openShop';
import { answerExample, cutOff, hold, refuse } from '../../testing/server';
import { toastDismissed, toastShown } from '../notifications/notificationsSlice';
import { selectStoreInfo, selectStoreInfoStatus } from './storeInfoSelectors';

const message = 'Failed to load store information. Please refresh the page.';

function openLoading() {
  const shop = openShop();
  const load = () =>
    shop.dispatch(storefrontApi.endpoints.getStoreInfo.initiate(undefined, { forceRefetch: true }));
  return { ...shop, load };
}

describe('Section 8, store information', () => {
  it('shows one toast for repeated failures, until it is closed [8.store-info.1]', async () => {
    refuse('getStoreInfo', 500);
    const { store, load, toasts } = openLoading();
    await load();
    const [first] = toasts();
    expect(first).toMatchObject({ variant: 'destructive', title: 'Error', message });
    await load();
    expect(toasts()).toEqual([first]);
    store.dispatch(toastDismissed({ id: first?.id ?? '' }));
    await load();
    expect(toasts()).toMatchObject([{ message }]);
  });

  it('shows its toast beside others', async () => {
    refuse('getStoreInfo', 500);
    const { store, load, toasts } = openLoading();
    store.dispatch(toastShown({ message: 'Saved.' }));
    await load();
    expect(toasts()).toMatchObject([{ message: 'Saved.' }, { message, about: 'getStoreInfo' }]);
  });

  it('shows none where the information is known', async () => {
    answerExample('getStoreInfo');
    const { load, toasts } = openLoading();
    await load();
    refuse('getStoreInfo', 500);
    await load();
    expect(toasts()).toEqual([]);
  });
});

describe('Store info selectors', () => {
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
});
