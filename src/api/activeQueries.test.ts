/** @jest-environment jest-fixed-jsdom */
import { createAppStore } from '../app/store';
import type { AppStore } from '../app/store';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import { hold, requestsOf, whenAborted } from '../testing/server';
import { waitFor } from '../testing/waitFor';
import { countSubscribers, refetchQuery, removeQuery } from './activeQueries';
import { storefrontApi } from './storefrontApi';

const { getProduct, listProducts } = storefrontApi.endpoints;

let store: AppStore;
beforeEach(() => {
  store = createAppStore(memoryEnvironment().environment);
});

type QueryKey = Parameters<typeof removeQuery>[1];
const isCached = (key: string): key is QueryKey => key in entries();

/** Removes a query that is in the cache. */
function remove(key: string): void {
  if (!isCached(key)) throw new Error(`There is no ${key} in the cache.`);
  removeQuery(store.dispatch, key);
}

const entries = () => store.getState().api.queries;
const pathsOf = () => requestsOf('getProduct').map(({ url }) => url.pathname.split('/').pop());

/** Settles what is being fetched. */
const settle = () => Promise.all(store.dispatch(storefrontApi.util.getRunningQueriesThunk()));

describe('A query that is fetched again', () => {
  it('is sent past the cache with its arguments, and gains no subscriber', async () => {
    const query = store.dispatch(getProduct.initiate({ id: 'saw' }));
    await query;
    const key = query.queryCacheKey;
    refetchQuery(store.dispatch, key, entries()[key] ?? {});
    await settle();
    expect(pathsOf()).toEqual(['saw', 'saw']);
    expect(countSubscribers(store.dispatch, key)).toBe(1);
  });

  it('is left alone where no screen shows it', async () => {
    const query = store.dispatch(getProduct.initiate({ id: 'saw' }));
    await query;
    const key = query.queryCacheKey;
    const entry = entries()[key] ?? {};
    query.unsubscribe();
    refetchQuery(store.dispatch, key, entry);
    await settle();
    expect(pathsOf()).toEqual(['saw']);
  });

  it.each([
    ['has no name', {}],
    ['has another name', { endpointName: 'other' }],
    ['writes', { endpointName: 'createOrder', originalArgs: {} }],
    ['has the name of what every object has', { endpointName: 'toString' }],
  ])('is not sent where its endpoint %s', async (_what, entry) => {
    const query = store.dispatch(getProduct.initiate({ id: 'saw' }));
    await query;
    refetchQuery(store.dispatch, query.queryCacheKey, entry);
    await settle();
    expect(pathsOf()).toEqual(['saw']);
    expect(requestsOf('createOrder')).toEqual([]);
    expect(store.dispatch(storefrontApi.util.getRunningMutationsThunk())).toEqual([]);
  });
});

it.each([null, undefined, 'x', {}, { getSubscriptionCount: 2 }])(
  'Nobody subscribes where the store, as in a replay, answers %p',
  (answered) => {
    expect(countSubscribers(() => answered as never, 'key')).toBe(0);
  },
);

describe('A query that is removed', () => {
  it('is aborted and leaves the cache; others go on', async () => {
    const release = hold('getProduct');
    const releaseList = hold('listProducts');
    const list = store.dispatch(listProducts.initiate({}));
    const query = store.dispatch(getProduct.initiate({ id: 'saw' }));
    await waitFor(() => expect([pathsOf(), requestsOf('listProducts').length]).toEqual([['saw'], 1]));
    remove(query.queryCacheKey);
    expect(Object.keys(entries())).toEqual([list.queryCacheKey]);
    await whenAborted('getProduct');
    release();
    releaseList();
    expect((await list).isSuccess).toBe(true);
  });

  it('leaves the cache where it has been answered', async () => {
    const query = store.dispatch(getProduct.initiate({ id: 'saw' }));
    await query;
    remove(query.queryCacheKey);
    expect(entries()).toEqual({});
  });
});
