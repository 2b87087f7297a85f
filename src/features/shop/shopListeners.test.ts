/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { refuse } from '../../testing/server';
import { toastDismissed } from '../notifications/notificationsSlice';

const message = 'Failed to load store information. Please refresh the page.';

describe('Section 8, store information', () => {
  it('shows one toast for repeated failures, until it is closed [8.store-info.1]', async () => {
    refuse('getStoreInfo', 500);
    const store = createAppStore(memoryEnvironment().environment);
    const load = () =>
      store.dispatch(storefrontApi.endpoints.getStoreInfo.initiate(undefined, { forceRefetch: true }));
    const toasts = () => store.getState().notifications.toasts;
    await load();
    const [first] = toasts();
    expect(first).toMatchObject({ variant: 'destructive', title: 'Error', message });
    await load();
    expect(toasts()).toEqual([first]);
    store.dispatch(toastDismissed({ id: first?.id ?? '' }));
    await load();
    expect(toasts()).toMatchObject([{ message }]);
  });
});
