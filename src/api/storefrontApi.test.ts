/** @jest-environment jest-fixed-jsdom */
import { Secret } from '../lib/secrets/secret';
import { buildQueryApi } from '../testing/buildQueryApi';
import { exampleCall } from '../testing/endpoints';
import { openShop } from '../testing/openShop';
import { answerWrongly, refuse, requestsOf } from '../testing/server';
import { signedInAtStart } from '../testing/session';
import { baseQuery, type StorefrontBaseQuery } from './baseQuery';
import { operationIds } from './generated/operations';
import { isAccountEndpoint } from './session';
import { apiReducer, storefrontApi, withoutAccountAnswers } from './storefrontApi';
import { setCallWatcher, watchCalls, type WatchedCall } from './watchCalls';

describe('Storefront api', () => {
  const { getProduct } = storefrontApi.endpoints;

  const createStore = () => openShop().store;

  type Api = Parameters<typeof withoutAccountAnswers>[0];

  const namesOf = (entries: Readonly<Record<string, { readonly endpointName?: string } | undefined>>) =>
    Object.values(entries).map((entry) => entry?.endpointName);

  describe('The cache without the answers of an account', () => {
    it('keeps what every visitor may see, and what signs in', async () => {
      const store = createStore();
      store.dispatch(signedInAtStart());
      for (const id of operationIds) await exampleCall(store, id);
      const { api } = store.getState();
      const kept = withoutAccountAnswers(api);
      const open = operationIds.filter((id) => !isAccountEndpoint(id));
      expect([...namesOf(kept.queries), ...namesOf(kept.mutations)].sort()).toEqual([...open].sort());
      expect(open).toEqual(expect.arrayContaining(['authorizeUser', 'registerUser', 'listProducts']));
      expect(open).not.toEqual(expect.arrayContaining(['listOrders']));
      expect(open).not.toEqual(expect.arrayContaining(['trackOrder']));
      expect(kept.config).toEqual(api.config);
    });

    it('has no entry whose value is gone', () => {
      const { api } = createStore().getState();
      const state: Api = { ...api, queries: { a: undefined }, mutations: { b: undefined } };
      expect(namesOf(withoutAccountAnswers(state).queries)).toEqual([undefined]);
      expect(namesOf(withoutAccountAnswers(state).mutations)).toEqual([undefined]);
    });
  });

  it('The state of the cache is the same on every page, so that it can be taken over from another page', () => {
    const { api } = createStore().getState();
    const registered = { type: 'api/config/middlewareRegistered', payload: 'id-of-a-page' };
    expect(apiReducer(api, registered).config.middlewareRegistered).toBe(true);
    expect(apiReducer(undefined, { type: 'other' }).config.middlewareRegistered).toBe(false);
  });

  it.each([
    ['getAccountInfo', []],
    ['getStoreInfo', []],
    ['listProducts', 'sold out'],
    ['getProduct', []],
    ['listOrders', {}],
    ['trackOrder', []],
  ] as const)('An answer to %s that is none is unreadable', async (name, body) => {
    const store = createStore();
    answerWrongly(name, body);
    await exampleCall(store, name);
    const [entry] = Object.values(store.getState().api.queries);
    expect(entry).toMatchObject({ status: 'rejected', error: { kind: 'unreadable', status: 200 } });
  });

  it('A product is fetched anew once it counts as changed, and no other one', async () => {
    const store = createStore();
    const saw = store.dispatch(getProduct.initiate({ id: 'saw' }));
    const hammer = store.dispatch(getProduct.initiate({ id: 'hammer' }));
    await Promise.all([saw, hammer]);
    store.dispatch(storefrontApi.util.invalidateTags([{ type: 'Product', id: 'saw' }]));
    await Promise.all(store.dispatch(storefrontApi.util.getRunningQueriesThunk()));
    const paths = requestsOf('getProduct').map(({ url }) => url.pathname.split('/').pop());
    expect(paths.slice(2)).toEqual(['saw']);
  });
});

describe('Watch calls', () => {
  const base = '/api/v1';

  const meta = { status: 200, headers: {}, serverTime: null, session: '' };

  const fine: StorefrontBaseQuery = () => ({ data: 'fine', meta });

  const api = buildQueryApi();

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

  it('A call is told of with its path, and without an error where it has none', async () => {
    expect(await watched('/storeInfo')).toMatchObject({
      method: 'GET',
      path: `${base}/storeInfo`,
      status: 200,
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

  it('What was sent is told with its secrets hidden, and so is the answer', async () => {
    const body = { email: 'ü', password: new Secret('correct-horse') };
    const call = await watched({ url: '/users/authorize', method: 'POST', body });
    expect(call).toMatchObject({ method: 'POST', request: body, answer: 'fine' });
    expect(JSON.stringify(call)).not.toContain('correct-horse');
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

  it('A failed call is told of with the body of its answer', async () => {
    refuse('getStoreInfo', 404, 'No.');
    expect((await watched('/storeInfo', baseQuery))?.answer).toEqual({ error: 'No.' });
  });

  it('A call lasts from its start to its end', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(1250.4);
    const call = await watched('/storeInfo');
    now.mockRestore();
    expect(call?.duration).toBe(250);
  });
});
