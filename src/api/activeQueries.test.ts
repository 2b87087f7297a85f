/** @jest-environment jest-fixed-jsdom */
import { createAppStore } from '../app/store';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import { requestsOf } from '../testing/server';
import { waitFor } from '../testing/waitFor';
import { countSubscribers, refetchQuery } from './activeQueries';
import { storefrontApi } from './storefrontApi';

const { getProduct, getStoreInfo } = storefrontApi.endpoints;
const openStore = () => createAppStore(memoryEnvironment().environment);

describe('A query', () => {
  it('is counted with its subscribers, from the moment they subscribe', async () => {
    const { dispatch } = openStore();
    const first = dispatch(getProduct.initiate({ id: 'hammer' }));
    const second = dispatch(getProduct.initiate({ id: 'hammer' }));
    expect(countSubscribers(dispatch, first.queryCacheKey)).toBe(2);
    expect(countSubscribers(dispatch, 'getProduct({"id":"saw"})')).toBe(0);
    await first;
    second.unsubscribe();
    expect(countSubscribers(dispatch, first.queryCacheKey)).toBe(1);
  });

  it('is fetched again past the cache, without another subscriber', async () => {
    const { dispatch } = openStore();
    const query = dispatch(getProduct.initiate({ id: 'hammer' }));
    await query;
    const entry = { endpointName: 'getProduct', originalArgs: { id: 'hammer' } };
    refetchQuery(dispatch, query.queryCacheKey, entry);
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(2));
    expect(requestsOf('getProduct').map(({ url }) => url.pathname)).toEqual([
      '/api/v1/products/hammer',
      '/api/v1/products/hammer',
    ]);
    expect(countSubscribers(dispatch, query.queryCacheKey)).toBe(1);
  });

  it.each([
    ['nobody subscribes to it', 'getProduct({"id":"saw"})', { endpointName: 'getProduct' }],
    ['it has no endpoint', 'getStoreInfo(undefined)', {}],
    ['its endpoint is unknown', 'getStoreInfo(undefined)', { endpointName: 'toString' }],
    ['it is a write', 'getStoreInfo(undefined)', { endpointName: 'createOrder' }],
  ])('is not fetched again where %s', async (_why, queryCacheKey, entry) => {
    const { dispatch, getState } = openStore();
    await dispatch(getStoreInfo.initiate());
    refetchQuery(dispatch, queryCacheKey, entry);
    await Promise.all(dispatch(storefrontApi.util.getRunningQueriesThunk()));
    expect(requestsOf('getStoreInfo')).toHaveLength(1);
    expect(requestsOf('getProduct')).toEqual([]);
    expect(getState().api.mutations).toEqual({});
  });
});
