/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw';
import { createAppStore } from '../app/store';
import { memoryEnvironment } from '../testing/memoryEnvironment';
import { allRequests, answer, refuse, requestsOf, server } from '../testing/server';
import { testToken } from '../testing/session';
import { writeToken } from './authCookie';
import { isUntaken, startEarly, takeEarly } from './earlyRequests';
import { retryPolicy } from './retry';
import { storefrontApi } from './storefrontApi';
import { waitFor } from '../testing/waitFor';

const base = 'http://localhost:8044/api/v1';
const { getStoreInfo, listProducts, getProduct } = storefrontApi.endpoints;
const navigator = { push: () => undefined, replace: () => undefined };
const createStore = () => createAppStore(memoryEnvironment(navigator).environment);

beforeEach(() => {
  retryPolicy.wait = () => Promise.resolve();
});

afterEach(() => {
  window.storefrontEarly?.forEach(({ abort }) => abort());
  delete window.storefrontEarly;
});

describe('A request that was started early', () => {
  it('is taken over by the same query, once, and looks the same to the server', async () => {
    const store = createStore();
    void startEarly(`${base}/storeInfo`, null);
    const first = await store.dispatch(getStoreInfo.initiate());
    expect(first.isSuccess).toBe(true);
    expect(requestsOf('getStoreInfo')).toHaveLength(1);
    await store.dispatch(getStoreInfo.initiate(undefined, { forceRefetch: true }));
    const [early, own] = requestsOf('getStoreInfo');
    expect(early?.url.href).toBe(own?.url.href);
    expect(early?.credentials).toBe(own?.credentials);
    // The Host header is the base query's alone: a browser drops it.
    const headers = (request: typeof own) =>
      [...(request?.headers ?? [])].filter(([name]) => name !== 'host');
    expect(headers(early)).toEqual(headers(own));
  });

  it('is taken over whatever the order of its parameters', async () => {
    const store = createStore();
    void startEarly(`${base}/products?category=hand+tools&limit=4&page=1`, null);
    await store.dispatch(listProducts.initiate({ page: 1, limit: 4, category: 'hand tools' }));
    expect(requestsOf('listProducts')).toHaveLength(1);
  });

  it('is left alone by a query for something else', async () => {
    const store = createStore();
    void startEarly(`${base}/products/hammer`, null);
    await store.dispatch(getProduct.initiate({ id: 'saw' }));
    expect(requestsOf('getProduct').map(({ url }) => url.pathname)).toEqual([
      '/api/v1/products/hammer',
      '/api/v1/products/saw',
    ]);
  });

  it('is aborted and sent again when the token has changed since', async () => {
    const store = createStore();
    const early = startEarly(`${base}/storeInfo`, null);
    writeToken(testToken);
    const result = await store.dispatch(getStoreInfo.initiate());
    expect(result.isSuccess).toBe(true);
    await expect(early).rejects.toThrow('abort');
    expect(requestsOf('getStoreInfo').at(-1)?.headers.get('authorization')).toBe(`Bearer ${testToken}`);
  });

  it('carries the token of a signed-in shopper, and is taken over', async () => {
    writeToken(testToken);
    const store = createStore();
    void startEarly(`${base}/storeInfo`, testToken);
    await store.dispatch(getStoreInfo.initiate());
    expect(requestsOf('getStoreInfo').map(({ headers }) => headers.get('authorization'))).toEqual([
      `Bearer ${testToken}`,
    ]);
  });

  it('fails as any other: its status and message are the query’s error', async () => {
    refuse('getProduct', 404, 'No such product.');
    void startEarly(`${base}/products/hammer`, null);
    const result = await createStore().dispatch(getProduct.initiate({ id: 'hammer' }));
    expect(result.error).toEqual({ kind: 'http', status: 404, message: 'No such product.' });
    expect(requestsOf('getProduct')).toHaveLength(1);
  });

  it.each([
    ['got no answer', () => HttpResponse.error()],
    ['was answered with 503', () => new HttpResponse(null, { status: 503 })],
  ])('is retried by the query when it %s', async (_what, respond) => {
    answer('getProduct', { id: 'hammer', title: 'Hammer' });
    server.use(http.get(`${base}/products/hammer`, respond, { once: true }));
    void startEarly(`${base}/products/hammer`, null);
    const result = await createStore().dispatch(getProduct.initiate({ id: 'hammer' }));
    expect(result.data?.name).toBe('Hammer');
  });

  it('is cut off where its body is too long', async () => {
    server.use(http.get(`${base}/products/hammer`, () => HttpResponse.text(`"${'x'.repeat(8_000_001)}"`)));
    void startEarly(`${base}/products/hammer`, null);
    const result = await createStore().dispatch(getProduct.initiate({ id: 'hammer' }));
    expect(result.error).toEqual({ kind: 'unreadable', status: 200 });
  });

  it('is aborted with the query that took it over', async () => {
    server.use(http.get(`${base}/products/hammer`, () => new Promise<never>(() => undefined)));
    const response = startEarly(`${base}/products/hammer`, null);
    const query = createStore().dispatch(getProduct.initiate({ id: 'hammer' }));
    await waitFor(() => expect(window.storefrontEarly?.size).toBe(0));
    query.abort();
    await expect(response).rejects.toThrow('abort');
  });
});

describe('A request that nobody takes', () => {
  it('is known to be waiting until it is taken, whatever the order of its parameters', () => {
    expect(isUntaken(`${base}/storeInfo`)).toBe(false);
    void startEarly(`${base}/products?page=1&limit=4`, null);
    expect(isUntaken(`${base}/products?limit=4&page=1`)).toBe(true);
    expect(isUntaken(`${base}/storeInfo`)).toBe(false);
    void takeEarly(new Request(`${base}/products?page=1&limit=4`));
    expect(isUntaken(`${base}/products?limit=4&page=1`)).toBe(false);
  });

  it('is not taken by a request that writes', () => {
    void startEarly(`${base}/orders`, null);
    expect(takeEarly(new Request(`${base}/orders`, { method: 'POST' }))).toBeNull();
    expect(isUntaken(`${base}/orders`)).toBe(true);
  });

  it('is aborted after 20 seconds, and one that was taken is not', async () => {
    jest.useFakeTimers();
    server.use(http.get(`${base}/products/:id`, () => new Promise<never>(() => undefined)));
    void startEarly(`${base}/products/hammer`, null);
    void startEarly(`${base}/products/saw`, null);
    const aborted: string[] = [];
    const late = window.storefrontEarly?.get(`${base}/products/hammer`)?.response;
    const taken = takeEarly(new Request(`${base}/products/saw`));
    late?.catch(() => aborted.push('hammer'));
    taken?.catch(() => aborted.push('saw'));
    jest.advanceTimersByTime(19_999);
    expect(isUntaken(`${base}/products/hammer`)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isUntaken(`${base}/products/hammer`)).toBe(false);
    jest.useRealTimers();
    await waitFor(() => expect(aborted).toEqual(['hammer']));
  });
});

it('asks for nothing that needs a CORS preflight when nobody is signed in', async () => {
  const store = createStore();
  await store.dispatch(getStoreInfo.initiate());
  await store.dispatch(getProduct.initiate({ id: 'hammer' }));
  // Safelisted, or dropped by browsers (ruling 20).
  const simple = new Set(['accept', 'host']);
  for (const { headers } of allRequests()) {
    expect([...headers.keys()].filter((name) => !simple.has(name))).toEqual([]);
  }
});
