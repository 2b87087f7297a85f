/** @jest-environment jest-fixed-jsdom */
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { http, HttpResponse } from 'msw';
import type { AppStore } from '../app/store';
import { Secret } from '../lib/secrets/secret';
import { buildQueryApi } from '../testing/buildQueryApi';
import { exampleCall } from '../testing/endpoints';
import { openShop } from '../testing/openShop';
import { answer, answerWrongly, hold, refuse, requestsOf, server } from '../testing/server';
import { waitFor } from '../testing/waitFor';
import { readToken, writeToken } from './authCookie';
import { baseQuery, limitedFetch } from './baseQuery';
import type { AuthorizeAnswerDto } from './generated/endpoints';
import { operationIds } from './generated/operations';
import { sessionIdOf } from './session';
import { storefrontApi } from './storefrontApi';

describe('Base query', () => {
  const { authorizeUser, getStoreInfo, listOrders, submitPayment } = storefrontApi.endpoints;

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

    it('is cut short where an error says more than a toast can hold', async () => {
      refuse('getStoreInfo', 500, 'x'.repeat(5000));
      const { error } = await store.dispatch(getStoreInfo.initiate());
      expect(error).toEqual({ kind: 'http', status: 500, message: 'x'.repeat(300) });
    });

    it.each(operationIds)(
      'that is answered with 401 removes the token and signs the shopper out: %s [7.all.10, 4.authentication.4, 4.authentication.5]',
      async (operationId) => {
        refuse(operationId, 401, 'Please sign in.');
        store = openShop({ shopper: 'signedIn' }).store;
        await exampleCall(store, operationId);
        expect(store.getState().auth.status).toBe('signedOut');
        expect(readToken()).toBeNull();
      },
    );

    it.each([400, 403, 404, 500])(
      'that is answered with %s leaves the shopper signed in [7.all.10]',
      async (status) => {
        refuse('listOrders', status);
        store = openShop({ shopper: 'signedIn' }).store;
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
});

describe('Base query results', () => {
  const base = 'http://localhost:8044/api/v1';

  const token = 'token-of-asha';

  /** What a call of an endpoint knows of the store and of itself. */
  function apiOf(endpoint: string, changes: Partial<BaseQueryApi> = {}): BaseQueryApi {
    const getState = () => ({ auth: { status: 'signedIn', sessionId: sessionIdOf(readToken()) } });
    return buildQueryApi({ endpoint, getState, ...changes });
  }

  /** The store's information is answered with this text and status, and with a header that repeats the token. */
  function answerStore(text: string, status: number, date?: string): void {
    const headers = { 'X-Store': `for ${token}`, ...(date !== undefined && { Date: date }) };
    server.use(http.get(`${base}/storeInfo`, () => new HttpResponse(text, { status, headers })));
  }

  describe('What is kept of an answer', () => {
    const signIn = {
      url: '/users/authorize',
      method: 'POST',
      body: { email: 'a@b.c', password: 'correct-horse' },
    };

    it('is its body, status and session, and no headers unless they are wanted', async () => {
      writeToken(token);
      answerStore('{"storeName":"Loom"}', 200);
      expect(await baseQuery('/storeInfo', apiOf('getStoreInfo'), {})).toEqual({
        data: { storeName: 'Loom' },
        meta: { status: 200, headers: {}, serverTime: null, session: sessionIdOf(token) },
      });
    });

    it.each([
      ['its Date header', 'Mon, 02 Nov 2026 10:15:00 GMT', Date.UTC(2026, 10, 2, 10, 15)],
      ['nothing where that is no date', 'soon', null],
    ])('tells the server’s clock by %s', async (_what, date, serverTime) => {
      answerStore('{}', 200, date);
      const { meta } = await baseQuery('/storeInfo', apiOf('getStoreInfo'), {});
      expect(meta?.serverTime).toBe(serverTime);
    });

    it('has headers where they are wanted, without the token', async () => {
      writeToken(token);
      answerStore('{}', 200);
      const { meta } = await baseQuery('/storeInfo', apiOf('getStoreInfo'), { keepsHeaders: true });
      expect(meta?.headers).toMatchObject({ 'x-store': 'for •••' });
    });

    it('has no headers where no answer came', async () => {
      server.use(http.get(`${base}/storeInfo`, () => HttpResponse.error()));
      expect(await baseQuery('/storeInfo', apiOf('getStoreInfo'), { keepsHeaders: true })).toEqual({
        error: { kind: 'network' },
        meta: { status: null, headers: {}, serverTime: null, session: '' },
      });
    });

    it('holds no token, except for the call that signs in', async () => {
      answerWrongly('authorizeUser', { token });
      const api = apiOf('authorizeUser', { type: 'mutation' });
      expect((await baseQuery(signIn, api, {})).data).toEqual({ token });
      expect(readToken()).toBeNull();
      expect((await baseQuery(signIn, api, { keepsToken: true })).data).toEqual({
        sessionId: sessionIdOf(token),
      });
      expect(readToken()).toBe(token);
    });

    it.each([
      null,
      'token',
      ['token'],
      {},
      { token: '' },
      { token: {} },
      // No header can carry these.
      { token: 'half \ud800 a pair' },
      { token: 'टोकन' },
      { token: 'two\nlines' },
    ])('is no session where the answer to signing in is %j', async (body) => {
      answerWrongly('authorizeUser', body);
      const result = await baseQuery(signIn, apiOf('authorizeUser', { type: 'mutation' }), {
        keepsToken: true,
      });
      expect(result.error).toEqual({ kind: 'missingToken' });
      expect(readToken()).toBeNull();
    });
  });

  it.each([
    [399, { kind: 'unreadable', status: 399 }],
    [400, { kind: 'http', status: 400, message: '' }],
    [500, { kind: 'http', status: 500, message: '' }],
  ])('A page instead of JSON fails by its status: %s', async (status, error) => {
    answerStore('<h1>It works!</h1>', status);
    expect((await baseQuery('/storeInfo', apiOf('getStoreInfo'), {})).error).toEqual(error);
  });

  it.each([
    ['read', 'query', 3],
    ['write', 'mutation', 1],
  ] as const)(
    'A %s that the server cannot answer now is sent as often as it may',
    async (_what, type, times) => {
      refuse('getStoreInfo', 503);
      await baseQuery('/storeInfo', apiOf('getStoreInfo', { type }), {});
      expect(requestsOf('getStoreInfo')).toHaveLength(times);
    },
  );

  it('A token that no header can carry counts as a broken connection, and is in no result', async () => {
    writeToken('canary\ntoken');
    const result = await baseQuery('/storeInfo', apiOf('getStoreInfo', { type: 'mutation' }), {});
    expect(result.error).toEqual({ kind: 'network' });
    expect(JSON.stringify(result)).not.toContain('canary');
  });

  describe('A call of an account', () => {
    const other = { auth: { status: 'signedIn', sessionId: sessionIdOf('token-of-ravi') } };
    const loading = { auth: { status: 'loading' } };

    it('is not sent from a page that shows another session', async () => {
      writeToken(token);
      const result = await baseQuery('/orders', apiOf('listOrders', { getState: () => other }), {});
      expect(result).toEqual({
        error: { kind: 'outdated' },
        meta: { status: null, headers: {}, serverTime: null, session: sessionIdOf(token) },
      });
      expect(requestsOf('listOrders')).toEqual([]);
    });

    it('is sent from a page that does not know its session yet', async () => {
      writeToken(token);
      const result = await baseQuery('/orders', apiOf('listOrders', { getState: () => loading }), {});
      expect(result.error).toBeUndefined();
    });

    it.each([
      ['listOrders', '/orders', true],
      ['getStoreInfo', '/storeInfo', false],
    ] as const)('counts only while its session lasts: %s', async (endpoint, url, isOutdated) => {
      writeToken(token);
      const release = hold(endpoint);
      const answered = baseQuery(url, apiOf(endpoint), {});
      await waitFor(() => expect(requestsOf(endpoint)).toHaveLength(1));
      writeToken('token-of-ravi');
      release();
      const { error, data } = await answered;
      expect(error).toEqual(isOutdated ? { kind: 'outdated' } : undefined);
      expect(data === undefined).toBe(isOutdated);
    });
  });
});

describe('Limited fetch', () => {
  const address = 'http://localhost:8044/api/v1/storeInfo';

  const request = () => new Request(address);

  /** The server answers with a body in these parts. */
  function answerInParts(...parts: readonly string[]): void {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    server.use(http.get(address, () => new HttpResponse(body, { status: 201, headers: { 'X-A': 'b' } })));
  }

  it.each([
    ['as long as the limit', ['abc', 'def', 'gh'], 'abcdefgh'],
    ['longer than the limit', ['abc', 'def', 'ghi'], 'abcdef'],
    ['empty', [], ''],
  ])('A body that is %s is read up to it', async (_what, parts, expected) => {
    answerInParts(...parts);
    const response = await limitedFetch(request(), 8);
    expect(await response.text()).toBe(expected);
    expect([response.status, response.headers.get('X-A')]).toEqual([201, 'b']);
  });

  it('An answer without a body has none', async () => {
    server.use(http.get(address, () => new HttpResponse(null, { status: 204 })));
    const response = await limitedFetch(request());
    expect([response.status, response.body]).toEqual([204, null]);
  });
});
