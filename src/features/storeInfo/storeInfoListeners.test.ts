/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { storefrontApi } from '../../api/storefrontApi';
import { answerExample, refuse } from '../../testing/server';
import { testStarted } from '../diagnostics/diagnosticsSlice';
import { toastDismissed, toastShown } from '../notifications/notificationsSlice';

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

  it('shows none for a test of the connection, which shows its outcome', async () => {
    refuse('getStoreInfo', 500);
    const { store, load, toasts } = openLoading();
    store.dispatch(testStarted());
    await load();
    expect(store.getState().diagnostics.kind).toBe('failed');
    expect(toasts()).toEqual([]);
  });
});
