/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../testing/openShop';
import { createAppStore, type AppStore } from '../app/store';
import { Secret } from '../lib/secrets/secret';
import { buildAddress } from '../testing/builders';
import { exampleCall } from '../testing/endpoints';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import { answer, answerNonsense, cutOff, refuse, requestsOf } from '../testing/server';
import { readToken, writeToken } from './authCookie';
import type { AuthorizeAnswerDto } from './generated/endpoints';
import { operationIds } from './generated/operations';
import { storefrontApi } from './storefrontApi';
import { signedInAtStart } from '../testing/session';

const { authorizeUser, createOrder, getStoreInfo, listOrders, submitPayment } = storefrontApi.endpoints;

let store: AppStore;
beforeEach(() => {
  store = openShop().store;
});

function signIn() {
  return store.dispatch(
    authorizeUser.initiate({
      authorizeRequestDto: { email: 'asha@example.com', password: new Secret('canary-password') },
    }),
  );
}

describe('Section 7, every call', () => {
  it('carries credentials and the Host header, and no Authorization when nobody is signed in [7.all.5, 7.all.7, 7.all.8]', async () => {
    await store.dispatch(getStoreInfo.initiate());
    const [request] = requestsOf('getStoreInfo');
    expect(request?.credentials).toBe('include');
    expect(request?.headers.get('host')).toBe('localhost');
    expect(request?.headers.has('authorization')).toBe(false);
  });

  it('carries the bearer token from the cookie [7.all.6]', async () => {
    writeToken('a b;c');
    await store.dispatch(listOrders.initiate());
    expect(requestsOf('listOrders')[0]?.headers.get('authorization')).toBe('Bearer a b;c');
  });

  it('fails with the server’s own error message', async () => {
    refuse('createOrder', 422, 'A product in this order is no longer sold.');
    const result = await store.dispatch(
      createOrder.initiate({
        createOrderRequestDto: { products: { a: 1 }, shippingAddress: buildAddress() },
      }),
    );
    expect(result.error).toEqual({
      kind: 'http',
      status: 422,
      message: 'A product in this order is no longer sold.',
    });
  });

  it('fails as unanswered when the connection breaks', async () => {
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

  it('is cut short where an error says more than a toast can hold', async () => {
    refuse('getStoreInfo', 500, 'x'.repeat(5000));
    const { error } = await store.dispatch(getStoreInfo.initiate());
    expect(error).toEqual({ kind: 'http', status: 500, message: 'x'.repeat(300) });
  });

  it.each(operationIds)(
    'that is answered with 401 removes the token and signs the shopper out: %s [7.all.10, 4.authentication.4, 4.authentication.5]',
    async (operationId) => {
      refuse(operationId, 401, 'Please sign in.');
      const { environment } = memoryEnvironment();
      store = createAppStore(environment);
      store.dispatch(signedInAtStart());
      await exampleCall(store, operationId);
      expect(store.getState().auth.status).toBe('signedOut');
      expect(readToken()).toBeNull();
    },
  );

  it.each([400, 403, 404, 500])(
    'that is answered with %s leaves the shopper signed in [7.all.10]',
    async (status) => {
      refuse('listOrders', status);
      const { environment } = memoryEnvironment();
      store = createAppStore(environment);
      store.dispatch(signedInAtStart());
      await store.dispatch(listOrders.initiate());
      expect(store.getState().auth.status).toBe('signedIn');
      expect(readToken()).not.toBeNull();
    },
  );
});

describe('Secrets', () => {
  it('are in the request alone (the password) and in the cookie alone (the token) [7.calls.1, 7.calls.2]', async () => {
    answer('authorizeUser', { token: 'canary-token' } satisfies AuthorizeAnswerDto);
    await signIn();
    expect(requestsOf('authorizeUser')[0]?.body).toEqual({
      email: 'asha@example.com',
      password: 'canary-password',
    });
    expect(readToken()).toBe('canary-token');
    expect(JSON.stringify(store.getState())).not.toContain('canary');
  });

  it('are missing in a sign-in without a token, which is a failure [7.calls.2]', async () => {
    answer('authorizeUser', {});
    expect((await signIn()).error).toEqual({ kind: 'missingToken' });
    expect(readToken()).toBeNull();
  });

  it('are none where the browser does not keep the token: the sign-in fails', async () => {
    const write = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect((await signIn()).error).toEqual({ kind: 'tokenNotKept' });
    expect(store.getState().auth).toMatchObject({ sessionId: '', email: '' });
    write.mockRestore();
  });

  it('are in the request alone (payment values) [7.calls.25]', async () => {
    const fields = new Secret<Record<string, string>>({ pin: 'canary-pin' });
    await store.dispatch(submitPayment.initiate({ paymentRequestDto: { orderId: 'o', fields } }));
    expect(requestsOf('submitPayment')[0]?.body).toEqual({ orderId: 'o', fields: { pin: 'canary-pin' } });
    expect(JSON.stringify(store.getState())).not.toContain('canary');
  });
});
