/** @jest-environment jest-fixed-jsdom */
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { noteBodySize, setCallWatcher, type WatchedCall } from './callWatch';
import { Secret } from '../lib/secrets/secret';
import type { StorefrontBaseQuery } from './baseQuery';
import { watchCalls } from './watchCalls';

const base = '/api/v1';
const meta = { status: 200, headers: {}, serverTime: null, session: '' };
const fine: StorefrontBaseQuery = () => ({ data: 'fine', meta });

const api: BaseQueryApi = {
  signal: new AbortController().signal,
  abort: () => undefined,
  dispatch: (action: unknown) => action,
  getState: () => ({}),
  extra: undefined,
  endpoint: 'getStoreInfo',
  type: 'query',
};

afterEach(() => setCallWatcher(null));

/** Makes a call, and returns what is told of it. */
async function watched(args: Parameters<StorefrontBaseQuery>[0], query = fine) {
  const calls: WatchedCall[] = [];
  setCallWatcher(() => (call) => void calls.push(call));
  await watchCalls(query)(args, api, {});
  expect(calls).toHaveLength(1);
  return calls[0];
}

it('A call that nobody watches is made all the same', async () => {
  expect(await watchCalls(fine)('/storeInfo', api, {})).toEqual({ data: 'fine', meta });
});

it('A call is told of with its path, and neither sizes nor an error where it has none', async () => {
  expect(await watched('/storeInfo')).toMatchObject({
    method: 'GET',
    path: `${base}/storeInfo`,
    status: 200,
    sent: null,
    received: null,
    error: '',
  });
});

it.each([
  ['parameters', { page: 2, category: 'hand tools' }, '?page=2&category=hand+tools'],
  ['parameters without a value', { page: 2, gender: undefined }, '?page=2'],
  ['no parameter that has a value', { gender: undefined }, ''],
  ['no parameters', undefined, ''],
])('The path of a call with %s is as it was sent', async (_what, params, query) => {
  expect((await watched({ url: '/products', params }))?.path).toBe(`${base}/products${query}`);
});

it('A body counts in bytes, with its secrets hidden, and so does the answer', async () => {
  const query: StorefrontBaseQuery = () => {
    noteBodySize(`http://localhost:8044${base}/users/authorize`, 42);
    return { data: null, meta };
  };
  const body = { email: 'ü', password: new Secret('correct-horse') };
  const call = await watched({ url: '/users/authorize', method: 'POST', body }, query);
  expect(call).toMatchObject({ method: 'POST', received: 42 });
  expect(call?.sent).toBe(new TextEncoder().encode(JSON.stringify(body)).length);
});

it.each<[string, ReturnType<StorefrontBaseQuery>, object]>([
  ['its message', { error: { kind: 'http', status: 422, message: 'No.' }, meta }, { error: 'No.' }],
  [
    'its kind where there is no message',
    { error: { kind: 'http', status: 422, message: '' } },
    { error: 'http' },
  ],
  ['no status where no answer came', { error: { kind: 'outdated' } }, { status: null, error: 'outdated' }],
])('A failed call is told of with %s', async (_what, result, expected) => {
  expect(await watched('/storeInfo', () => result)).toMatchObject(expected);
});

it('A call lasts from its start to its end', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1250.4);
  const call = await watched('/storeInfo');
  now.mockRestore();
  expect(call?.duration).toBe(250);
});
