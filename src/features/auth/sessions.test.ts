/** @jest-environment jest-fixed-jsdom */
import { readToken, writeToken } from '../../api/authCookie';
import { sessionIdOf } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore, type AppStore } from '../../app/store';
import { Secret } from '../../lib/secrets/secret';
import { buildAddress, buildOrder } from '../../testing/builders';
import { createDevice } from '../../testing/memoryDevice';
import type { Tab } from '../../testing/memoryTab';
import { answer, hold, holdRefusal, refuse, requestsOf } from '../../testing/server';
import { restoreSession } from './authListeners';
import { signedOut } from './authSlice';
import { waitFor } from '../../testing/waitFor';

const { authorizeUser, createOrder, getAccountInfo, getStoreInfo, listOrders, listProducts } =
  storefrontApi.endpoints;

/** Data that only the first shopper may see. */
const CANARY = 'canary-of-asha';
const ashasOrder = buildOrder({ id: `ORD-${CANARY}` });

/** Opens the shop in a tab, as a page load does. */
function openShop(tab: Tab): AppStore {
  const store = createAppStore(tab.environment);
  store.dispatch(restoreSession(tab.environment));
  return store;
}

async function signIn(store: AppStore, token: string): Promise<void> {
  answer('authorizeUser', { token });
  const authorizeRequestDto = { email: 'ravi@example.com', password: new Secret('password') };
  await store.dispatch(authorizeUser.initiate({ authorizeRequestDto }));
}

function textOf(store: AppStore): string {
  return JSON.stringify(store.getState());
}

async function loadAccount(store: AppStore): Promise<void> {
  answer('listOrders', [ashasOrder]);
  answer('getAccountInfo', { firstName: CANARY, lastName: '', email: `${CANARY}@example.com` });
  await store.dispatch(listOrders.initiate());
  await store.dispatch(getAccountInfo.initiate());
  expect(textOf(store)).toContain(CANARY);
}

describe('One session in every tab', () => {
  it('keeps no data of one shopper for the next, also while a request is pending', async () => {
    writeToken('token-1');
    const store = openShop(createDevice().openTab());
    await loadAccount(store);
    const release = hold('getPaymentFields');
    const hanging = store.dispatch(storefrontApi.endpoints.getPaymentFields.initiate());
    store.dispatch(signedOut({ from: 'header' }));
    expect(textOf(store)).not.toContain(CANARY);
    await signIn(store, 'token-2');
    expect(textOf(store)).not.toContain(CANARY);
    expect(listOrders.select(undefined)(store.getState()).data).toBeUndefined();
    release();
    await hanging;
  });

  it('drops an answer to a request of the session before', async () => {
    writeToken('token-1');
    const store = openShop(createDevice().openTab());
    answer('listOrders', [ashasOrder]);
    const release = hold('getAccountInfo');
    const late = store.dispatch(getAccountInfo.initiate());
    store.dispatch(signedOut({ from: 'header' }));
    await signIn(store, 'token-2');
    release();
    await late;
    expect(getAccountInfo.select(undefined)(store.getState()).data).toBeUndefined();
    expect(store.getState().auth).toMatchObject({ status: 'signedIn', sessionId: sessionIdOf('token-2') });
  });

  it('keeps the new session when a request of the old one gets a late 401', async () => {
    writeToken('token-1');
    const store = openShop(createDevice().openTab());
    const release = hold('createOrder');
    const late = store.dispatch(
      createOrder.initiate({
        createOrderRequestDto: {
          products: { a: 1 },
          shippingAddress: buildAddress(),
        },
      }),
    );
    await waitFor(() => expect(requestsOf('createOrder')).toHaveLength(1));
    await signIn(store, 'token-2');
    release();
    expect((await late).error).toEqual({ kind: 'outdated' });
    expect(readToken()).toBe('token-2');
    expect(store.getState().auth.status).toBe('signedIn');
  });

  it.each([
    ['getStoreInfo', (store: AppStore) => store.dispatch(getStoreInfo.initiate())],
    ['listProducts', (store: AppStore) => store.dispatch(listProducts.initiate({}))],
  ] as const)(
    'of another tab’s sign-in outlives a late 401 to %s with the token before',
    async (id, call) => {
      writeToken('token-1');
      const store = openShop(createDevice({ delivery: 'manual' }).openTab());
      const release = holdRefusal(id, 401);
      const late = call(store);
      await waitFor(() => expect(requestsOf(id)).toHaveLength(1));
      // This tab has not noticed yet.
      writeToken('token-2');
      release();
      await late;
      expect(readToken()).toBe('token-2');
      expect(store.getState().auth).toMatchObject({ status: 'signedIn', sessionId: sessionIdOf('token-2') });
    },
  );

  it('ends in every tab with a 401 to one of its requests', async () => {
    writeToken('token-1');
    const device = createDevice();
    const first = openShop(device.openTab());
    const second = openShop(device.openTab());
    await loadAccount(second);
    refuse('listOrders', 401);
    await first.dispatch(listOrders.initiate(undefined, { forceRefetch: true }));
    await device.settle();
    expect(readToken()).toBeNull();
    expect(second.getState().auth.status).toBe('signedOut');
    expect(textOf(second)).not.toContain(CANARY);
  });

  it('ends in all tabs when it ends in one, and in a tab from the back/forward cache when it returns', async () => {
    writeToken('token-1');
    const device = createDevice();
    const tabs = [device.openTab(), device.openTab(), device.openTab()];
    const [first, second, third] = tabs.map(openShop);
    if (first === undefined || second === undefined || third === undefined) throw new Error('three tabs');
    await loadAccount(second);
    await loadAccount(third);
    tabs[2]?.freeze('cached');
    first.dispatch(signedOut({ from: 'header' }));
    await device.settle();
    expect(textOf(second)).not.toContain(CANARY);
    expect(second.getState().auth.status).toBe('signedOut');
    tabs[2]?.thaw();
    expect(third.getState().auth.status).toBe('signedOut');
    expect(textOf(third)).not.toContain(CANARY);
  });

  it('sends no request of one account with the token of another', async () => {
    writeToken('token-1');
    const store = openShop(createDevice({ delivery: 'manual' }).openTab());
    writeToken('token-2');
    const { data } = await store.dispatch(listOrders.initiate());
    expect(data).toBeUndefined();
    expect(requestsOf('listOrders')).toHaveLength(0);
    expect(store.getState().auth.sessionId).toBe(sessionIdOf('token-2'));
  });
});
