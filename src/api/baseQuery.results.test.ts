/** @jest-environment jest-fixed-jsdom */
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { http, HttpResponse } from 'msw';
import { requestsOf, refuse, answerWrongly, hold, server } from '../testing/server';
import { waitFor } from '../testing/waitFor';
import { readToken, writeToken } from './authCookie';
import { baseQuery } from './baseQuery';
import { sessionIdOf } from './session';

const base = 'http://localhost:8044/api/v1';
const token = 'token-of-asha';

/** What a call of an endpoint knows of the store and of itself. */
function apiOf(endpoint: string, changes: Partial<BaseQueryApi> = {}): BaseQueryApi {
  return {
    signal: new AbortController().signal,
    abort: () => undefined,
    dispatch: (action: unknown) => action,
    getState: () => ({ auth: { status: 'signedIn', sessionId: sessionIdOf(readToken()) } }),
    extra: undefined,
    endpoint,
    type: 'query',
    ...changes,
  };
}

/** The store's information is answered with this text and status, and with a header that repeats the token. */
function answerStore(text: string, status: number, date?: string): void {
  const headers = { 'X-Store': `for ${token}`, ...(date !== undefined && { Date: date }) };
  server.use(http.get(`${base}/storeInfo`, () => new HttpResponse(text, { status, headers })));
}

describe('What is kept of an answer', () => {
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
    const call = {
      url: '/users/authorize',
      method: 'POST',
      body: { email: 'a@b.c', password: 'correct-horse' },
    };
    const api = apiOf('authorizeUser', { type: 'mutation' });
    expect((await baseQuery(call, api, {})).data).toEqual({ token });
    expect(readToken()).toBeNull();
    expect((await baseQuery(call, api, { keepsToken: true })).data).toEqual({
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
    const call = {
      url: '/users/authorize',
      method: 'POST',
      body: { email: 'a@b.c', password: 'correct-horse' },
    };
    const result = await baseQuery(call, apiOf('authorizeUser', { type: 'mutation' }), {
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
