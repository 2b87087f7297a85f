/** @jest-environment jest-fixed-jsdom */
import { addListener } from '@reduxjs/toolkit';
import { readToken, writeToken } from '../../api/authCookie';
import { sessionIdOf } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import { type AppStore, createAppStore } from '../../app/store';
import { PURCHASES_KEY, SAVED_ADDRESSES_KEY } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { Secret } from '../../lib/secrets/secret';
import { arrivedAt } from '../../testing/arrivedAt';
import { buildAddress, buildOrder } from '../../testing/builders';
import { createDevice, type Tab } from '../../testing/memoryDevice';
import { openShop } from '../../testing/openShop';
import { answer, answerWrongly, hold, holdRefusal, refuse, requestsOf } from '../../testing/server';
import { signedInAtStart, testSessionId, testToken } from '../../testing/session';
import { waitFor } from '../../testing/waitFor';
import { blankPurchase, formatPurchases } from '../checkout/purchase';
import { restoreSession } from './authListeners';
import {
  selectAuthStatus,
  sessionBegan,
  sessionChanged,
  sessionEnded,
  sessionRestored,
  signedOut,
} from './authSlice';

describe('Sessions', () => {
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
        const device = createDevice({ delivery: 'manual' });
        const store = openShop(device.openTab());
        const release = holdRefusal(id, 401);
        const late = call(store);
        await waitFor(() => expect(requestsOf(id)).toHaveLength(1));
        // This tab has not noticed yet.
        writeToken('token-2');
        const owner = sessionIdOf('token-2');
        const purchase = { ...blankPurchase('a', 'placed'), orderId: 'ORD-1' };
        const purchases = formatPurchases([purchase], owner);
        const addresses = JSON.stringify({ version: 1, owner, addresses: [buildAddress()] });
        device.storage.write(PURCHASES_KEY, purchases);
        device.storage.write(SAVED_ADDRESSES_KEY, addresses);
        release();
        await late;
        expect(readToken()).toBe('token-2');
        expect(device.storage.read(PURCHASES_KEY)).toBe(purchases);
        expect(device.storage.read(SAVED_ADDRESSES_KEY)).toBe(addresses);
        expect(store.getState().auth).toMatchObject({
          status: 'signedIn',
          sessionId: sessionIdOf('token-2'),
        });
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
});

describe('Session listeners', () => {
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
});

describe('Section 3, User', () => {
  it('is only an email after signing in [3.user.1]', async () => {
    answerWrongly('authorizeUser', { token: 'canary-token', firstName: 'Asha', id: 7 });
    const store = openShop().store;
    const authorizeRequestDto = { email: 'asha@example.com', password: new Secret('canary-password') };
    await store.dispatch(storefrontApi.endpoints.authorizeUser.initiate({ authorizeRequestDto }));
    expect(store.getState().auth).toEqual({
      status: 'signedIn',
      sessionId: sessionIdOf('canary-token'),
      email: 'asha@example.com',
      rememberedEmail: '',
      newAccount: null,
    });
  });

  it('is signed in without an email after a reload [3.user.2]', () => {
    const { environment } = createDevice().openTab();
    writeToken(testToken);
    const store = createAppStore(environment);
    expect(selectAuthStatus(store.getState())).toBe('loading');
    store.dispatch(restoreSession(environment));
    expect(selectAuthStatus(store.getState())).toBe('signedIn');
    expect(store.getState().auth).toEqual({
      status: 'signedIn',
      sessionId: testSessionId,
      email: '',
      rememberedEmail: '',
      newAccount: null,
    });
  });
});

const { authorizeUser, registerUser, getAccountInfo } = storefrontApi.endpoints;

function openCalls() {
  const shop = openShop();
  const { store } = shop;
  const password = new Secret('correct-horse');
  return {
    ...shop,
    signIn: () =>
      store.dispatch(
        authorizeUser.initiate({ authorizeRequestDto: { email: 'asha@example.com', password } }),
      ),
    register: () =>
      store.dispatch(
        registerUser.initiate({
          registerRequestDto: {
            email: 'asha@example.com',
            password,
            firstName: 'Asha',
            lastName: 'Verma',
          },
        }),
      ),
    loadAccount: async (address: string) => {
      store.dispatch(signedInAtStart());
      store.dispatch(arrivedAt(address));
      const call = store.dispatch(getAccountInfo.initiate());
      await call;
      call.unsubscribe();
    },
  };
}

describe('Section 8, Authentication', () => {
  it('a failure to sign in takes the place of the one before, until the shopper tries again', async () => {
    refuse('authorizeUser', 401);
    const shop = openCalls();
    await shop.signIn();
    await shop.signIn();
    expect(shop.toasts()).toMatchObject([
      {
        variant: 'destructive',
        message: 'Failed to login. Please check your credentials.',
        isForNextPage: false,
      },
    ]);
    const release = hold('authorizeUser');
    const signIn = shop.signIn();
    expect(shop.toasts()).toEqual([]);
    release();
    await signIn;
    expect(shop.toasts()).toMatchObject([{ variant: 'success' }]);
  });
});

describe('Section 8, the account', () => {
  it('other pages do not say so', async () => {
    refuse('getAccountInfo', 500);
    const shop = openCalls();
    await shop.loadAccount(routes.orders);
    expect(shop.toasts()).toEqual([]);
  });
});
