import { createAppStore } from '../app/store';
import type { AppStore } from '../app/store';
import { Secret } from '../lib/secret';
import { memoryWorld } from '../testing/memoryWorld';
import { answer, answerNonsense, cutOff, refuse, requestsOf } from '../testing/server';
import { readToken, writeToken } from './authCookie';
import { storefrontApi } from './storefrontApi';

const { authorizeUser, createOrder, getStoreInfo, listOrders, listProducts, submitPayment } =
  storefrontApi.endpoints;

let store: AppStore;
beforeEach(() => {
  store = createAppStore(memoryWorld().world);
});

function signIn() {
  return store.dispatch(
    authorizeUser.initiate({
      authorizeRequestDto: { email: 'asha@example.com', password: new Secret('canary-password') },
    }),
  );
}

describe('A call', () => {
  it('carries credentials and the Host header, and no Authorization when nobody is signed in', async () => {
    await store.dispatch(getStoreInfo.initiate());
    const [request] = requestsOf('getStoreInfo');
    expect(request?.credentials).toBe('include');
    expect(request?.headers.get('host')).toBe('localhost');
    expect(request?.headers.has('authorization')).toBe(false);
  });

  it('carries the bearer token from the cookie', async () => {
    writeToken('a b;c');
    await store.dispatch(listOrders.initiate());
    expect(requestsOf('listOrders')[0]?.headers.get('authorization')).toBe('Bearer a b;c');
  });

  it('sends no filter that is not there', async () => {
    await store.dispatch(listProducts.initiate({ page: 1, limit: 12, category: 'home & garden' }));
    const query = requestsOf('listProducts')[0]?.url.search;
    expect(query).toBe('?page=1&limit=12&category=home+%26+garden');
  });

  it('fails with the server’s own sentence', async () => {
    refuse('createOrder', 422, 'A product in this order is no longer sold.');
    const shippingAddress = {
      fullName: 'A',
      address: 'B',
      city: 'C',
      state: 'D',
      postalCode: '1',
      phone: '2',
    };
    const result = await store.dispatch(
      createOrder.initiate({ createOrderRequestDto: { products: { a: 1 }, shippingAddress } }),
    );
    expect(result.error).toEqual({
      kind: 'http',
      status: 422,
      message: 'A product in this order is no longer sold.',
    });
  });

  it('fails as unanswered when the line is cut', async () => {
    cutOff('getStoreInfo');
    expect((await store.dispatch(getStoreInfo.initiate())).error).toEqual({ kind: 'network' });
  });

  it('fails as unreadable when the answer is no JSON', async () => {
    answerNonsense('getStoreInfo');
    expect((await store.dispatch(getStoreInfo.initiate())).error).toEqual({
      kind: 'unreadable',
      status: 200,
    });
  });

  it('answered with 401 signs the shopper out', async () => {
    refuse('listOrders', 401, 'Please sign in.');
    const { world, log } = memoryWorld();
    log.hasToken = true;
    store = createAppStore(world);
    await store.dispatch(listOrders.initiate());
    expect(store.getState().auth.status).toBe('signedOut');
    expect(log.hasToken).toBe(false);
  });
});

describe('Secrets', () => {
  it('leave the password for the wire alone, and the token for the cookie alone', async () => {
    answer('authorizeUser', { token: 'canary-token' });
    const actions: string[] = [];
    const { dispatch } = store;
    store.dispatch = ((action: never) => {
      actions.push(JSON.stringify(action));
      return dispatch(action);
    }) as typeof dispatch;
    await signIn();
    expect(requestsOf('authorizeUser')[0]?.body).toEqual({
      email: 'asha@example.com',
      password: 'canary-password',
    });
    expect(readToken()).toBe('canary-token');
    expect(JSON.stringify(store.getState())).not.toContain('canary');
    expect(actions.join()).not.toContain('canary');
  });

  it('an answer without a token is a failure', async () => {
    answer('authorizeUser', {});
    expect((await signIn()).error).toEqual({ kind: 'missingToken' });
    expect(readToken()).toBeNull();
  });

  it('leave payment values for the wire alone', async () => {
    const fields = new Secret<Record<string, string>>({ pin: 'canary-pin' });
    await store.dispatch(submitPayment.initiate({ paymentRequestDto: { orderId: 'o', fields } }));
    expect(requestsOf('submitPayment')[0]?.body).toEqual({ orderId: 'o', fields: { pin: 'canary-pin' } });
    expect(JSON.stringify(store.getState())).not.toContain('canary');
  });
});
