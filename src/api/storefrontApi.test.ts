/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../testing/openShop';
import { exampleCall } from '../testing/endpoints';
import { signedInAtStart } from '../testing/session';
import { answerWrongly, requestsOf } from '../testing/server';
import { operationIds } from './generated/operations';
import { apiReducer, storefrontApi, withoutAccountAnswers } from './storefrontApi';

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
    expect(namesOf(kept.queries).sort()).toEqual(['getProduct', 'getStoreInfo', 'listProducts']);
    expect(namesOf(kept.mutations).sort()).toEqual(['authorizeUser', 'registerUser']);
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
