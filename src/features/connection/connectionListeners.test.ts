/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { pass, useFastClock } from '../../testing/fastClock';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { hold } from '../../testing/server';
import { ABANDONED_AFTER } from './connectionListeners';

const { removeQueryResult, unsubscribeQueryResult } = storefrontApi.internalActions;
const { getProduct } = storefrontApi.endpoints;

useFastClock();

/** Resolves once a query that nobody waits for would have been aborted. */
const abandoned = () => pass(ABANDONED_AFTER + 20);

describe('A query that is left', () => {
  it('may be one that was never made', async () => {
    const { dispatch, getState } = createAppStore(memoryEnvironment().environment);
    const payload = { queryCacheKey: 'getProduct({"id":"a"})', requestId: 'r' };
    dispatch({ type: unsubscribeQueryResult.type, payload });
    await abandoned();
    expect(getState().api.queries).toEqual({});
  });

  it('may be gone before it would be aborted', async () => {
    const { dispatch, getState } = createAppStore(memoryEnvironment().environment);
    const release = hold('getProduct');
    const call = dispatch(getProduct.initiate({ id: 'a' }));
    call.unsubscribe();
    dispatch({ type: removeQueryResult.type, payload: { queryCacheKey: call.queryCacheKey } });
    await abandoned();
    expect(getState().api.queries).toEqual({});
    release();
  });
});
