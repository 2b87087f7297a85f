/** @jest-environment jest-fixed-jsdom */
import { blankPurchase, formatPurchases } from '../../features/purchase/purchase';
import { PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { answer } from '../../testing/server';
import { signedInAtStart, testSessionId } from '../../testing/session';
import { waitFor } from '../../testing/waitFor';

/** Modules of a build that never records: there the code of later features is not loaded from the start. */
async function loadShop() {
  Object.assign(globalThis, { __TRACES__: 'off' });
  jest.resetModules();
  const { createAppStore } = await import('../store');
  const { signedOut, sessionRestored } = await import('../../features/auth/authSlice');
  return { createAppStore, signedOut, sessionRestored };
}

const unsure = { ...blankPurchase('1-first', 'unsure' as const), sentAt: Date.now() };

afterEach(() => void Object.assign(globalThis, { __TRACES__: 'ask' }));

describe('Purchases in a build that loads their code later', () => {
  it('are read once there is a session, and an order without an answer is looked up', async () => {
    answer('listOrders', []);
    const { createAppStore } = await loadShop();
    const { environment } = memoryEnvironment();
    environment.deviceStorage.setItem(PURCHASES_KEY, formatPurchases([unsure], testSessionId) ?? '');
    const store = createAppStore(environment);
    store.dispatch(signedInAtStart());
    expect(store.getState().purchase.records).toEqual([]);
    await waitFor(() => expect(store.getState().purchase.records).toMatchObject([{ id: unsure.id }]));
    await waitFor(() => expect(store.getState().purchase.pendingOrderIds).toEqual([]));
  });

  it('of another session are removed without their code, and so are its addresses', async () => {
    const { createAppStore, sessionRestored } = await loadShop();
    const { environment } = memoryEnvironment();
    const { deviceStorage } = environment;
    deviceStorage.setItem(PURCHASES_KEY, formatPurchases([unsure], 'another session') ?? '');
    deviceStorage.setItem(SAVED_ADDRESSES_KEY, JSON.stringify({ owner: 'another session' }));
    const store = createAppStore(environment);
    store.dispatch(sessionRestored({ sessionId: '', rememberedEmail: '' }));
    expect(deviceStorage.getItem(PURCHASES_KEY)).toBeNull();
    expect(deviceStorage.getItem(SAVED_ADDRESSES_KEY)).toBeNull();
  });

  it('are removed when the session ends before their code has come', async () => {
    const { createAppStore, signedOut } = await loadShop();
    const { environment } = memoryEnvironment();
    environment.deviceStorage.setItem(PURCHASES_KEY, formatPurchases([unsure], testSessionId) ?? '');
    const store = createAppStore(environment);
    store.dispatch(signedInAtStart());
    store.dispatch(signedOut({ from: 'header' }));
    expect(environment.deviceStorage.getItem(PURCHASES_KEY)).toBeNull();
    await waitFor(() => expect(store.getState().auth.status).toBe('signedOut'));
    expect(store.getState().purchase.records).toEqual([]);
  });
});
