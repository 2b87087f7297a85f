/** @jest-environment jest-fixed-jsdom */
import { createAppStore, initialState } from '../app/store';
import { scriptJson } from '../lib/escaping';
import { buildProduct } from '../testing/builders';
import { createDevice } from '../testing/memoryDevice';
import { allRequests, answer, refuse, requestsOf } from '../testing/server';
import { waitFor } from '../testing/waitFor';
import { type PageData, readPageData, refreshPageData, withPageData } from './pageData';
import { requestPath } from './publicQueries';
import { storefrontApi } from './storefrontApi';

const NOW = Date.parse('2026-11-22T10:00:00Z');

const MINUTE = 60_000;

const listArg = { page: 1, limit: 4, category: 'hand tools' };

const data: PageData = {
  fetchedAt: NOW,
  answers: [
    { query: { endpointName: 'getStoreInfo' }, answer: { storeName: 'Loom & Lathe' } },
    { query: { endpointName: 'listProducts', arg: listArg }, answer: { data: [buildProduct()], count: 30 } },
    { query: { endpointName: 'getProduct', arg: { id: 'hammer' } }, answer: buildProduct({ id: 'hammer' }) },
    { query: { endpointName: 'getProduct', arg: { id: 'gone' } }, answer: null },
  ],
};

function startWith(pageData: PageData) {
  const state = initialState();
  return createAppStore(
    createDevice().openTab({
      push: () => undefined,
      follow: () => undefined,
      replace: () => undefined,
      back: () => undefined,
    }).environment,
    {
      ...state,
      api: withPageData(state.api, pageData),
    },
  );
}

const { getStoreInfo, listProducts, getProduct } = storefrontApi.endpoints;

describe('The data of a page', () => {
  it('is read as it was written', () => {
    expect(readPageData(scriptJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
  });

  it('cannot end its element, and has no line ends that scripts would break at', () => {
    const text = '</script><script>alert(1)</script><!--\u2028\u2029&amp;';
    const written = scriptJson({
      ...data,
      answers: [{ query: { endpointName: 'getStoreInfo' }, answer: { storeName: text } }],
    });
    expect(written).not.toMatch(/[<>&\u2028\u2029]/);
    expect(readPageData(written)?.answers[0]?.answer).toEqual({ storeName: text });
  });

  it.each([
    ['no JSON', '{"fetchedAt":'],
    ['nothing', ''],
    ['no time', '{"answers":[{"query":{"endpointName":"getStoreInfo"},"answer":{}}]}'],
    ['a list', '[]'],
    ['no answers', '{"fetchedAt":1,"answers":"many"}'],
    ['another query', '{"fetchedAt":1,"answers":[{"query":{"endpointName":"listOrders"},"answer":[]}]}'],
    ['an inherited name', '{"fetchedAt":1,"answers":[{"query":{"endpointName":"toString"},"answer":{}}]}'],
    [
      'an answer of the wrong type',
      '{"fetchedAt":1,"answers":[{"query":{"endpointName":"getStoreInfo"},"answer":[]}]}',
    ],
    ['no store', '{"fetchedAt":1,"answers":[{"query":{"endpointName":"getStoreInfo"},"answer":null}]}'],
  ])('is ignored where there is %s', (_what, text) => {
    expect(readPageData(text)).toBeNull();
  });

  it('leaves out the odd answers alone', () => {
    const odd = { query: { endpointName: 'listOrders' }, answer: [] };
    const [good] = data.answers;
    expect(readPageData(scriptJson({ fetchedAt: NOW, answers: [odd, good] }))?.answers).toEqual([good]);
  });

  it('is in the cache from the start, so that nothing is requested', async () => {
    const store = startWith(data);
    const answers = await Promise.all([
      store.dispatch(getStoreInfo.initiate()),
      store.dispatch(listProducts.initiate(listArg)),
      store.dispatch(getProduct.initiate({ id: 'hammer' })),
      store.dispatch(getProduct.initiate({ id: 'gone' })),
    ]);
    const [info, page, hammer, gone] = answers;
    expect(info.data?.storeName).toBe('Loom & Lathe');
    expect(page.data).toMatchObject({ total: 30, products: [{ name: 'Handloom Linen Kurta' }] });
    expect(hammer.data?.id).toBe('hammer');
    expect(gone.isSuccess).toBe(true);
    expect(gone.data).toBeNull();
    expect(allRequests()).toEqual([]);
  });

  it('is not requested again for a minute', () => {
    const store = startWith(data);
    refreshPageData(store.dispatch, data, NOW + MINUTE);
    expect(allRequests()).toEqual([]);
  });

  it.each([
    ['older than a minute', NOW + MINUTE + 1],
    ['from a clock that is ahead', NOW - MINUTE - 1],
  ])('is requested again when it is %s, and stays until then', async (_what, now) => {
    answer('getStoreInfo', { storeName: 'Loom & Lathe II' });
    const store = startWith(data);
    refreshPageData(store.dispatch, data, now);
    const selectName = () => getStoreInfo.select()(store.getState()).data?.storeName;
    expect(selectName()).toBe('Loom & Lathe');
    await waitFor(() => expect(selectName()).toBe('Loom & Lathe II'));
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(2));
    expect(requestsOf('listProducts')).toHaveLength(1);
  });

  it('stays, without a toast, when the request for newer data fails', async () => {
    refuse('getStoreInfo', 500);
    const store = startWith(data);
    refreshPageData(store.dispatch, data, NOW + 2 * MINUTE);
    const select = () => getStoreInfo.select()(store.getState());
    await waitFor(() => expect(select().isError).toBe(true));
    expect(select().data?.storeName).toBe('Loom & Lathe');
    expect(store.getState().notifications.toasts).toEqual([]);
  });
});

describe('The address of a public query', () => {
  it('is the one that RTK Query requests', async () => {
    const store = startWith({ fetchedAt: NOW, answers: [] });
    const filters = {
      ...listArg,
      parentCategory: 'Kurtas & more',
      filter: 'A,null',
      featured: true,
      gender: 'Men',
    };
    await store.dispatch(getStoreInfo.initiate());
    await store.dispatch(listProducts.initiate(filters));
    await store.dispatch(getProduct.initiate({ id: 'a/b c?' }));
    const expected = [
      requestPath({ endpointName: 'getStoreInfo' }),
      requestPath({ endpointName: 'listProducts', arg: filters }),
      requestPath({ endpointName: 'getProduct', arg: { id: 'a/b c?' } }),
    ];
    const sorted = (url: URL) => `${url.pathname}?${[...url.searchParams].sort().join('&')}`;
    const base = 'http://localhost:8044/api/v1';
    expect(allRequests().map(({ url }) => sorted(url))).toEqual(
      expected.map((path) => sorted(new URL(base + path))),
    );
  });
});

describe('Page data reading', () => {
  const store = { query: { endpointName: 'getStoreInfo' }, answer: { storeName: 'Loom' } } as const;

  it.each([
    [0, 0],
    [60_000, 0],
    [60_001, 1],
    [-60_000, 0],
    [-60_001, 1],
  ])('Data that is %s ms old is asked for again %s times', (age, times) => {
    const dispatch = jest.fn();
    refreshPageData(dispatch, { fetchedAt: NOW, answers: [store] }, NOW + age);
    expect(dispatch).toHaveBeenCalledTimes(times);
  });

  it.each([
    [{}, '/products'],
    [{ page: 1, gender: undefined }, '/products?page=1'],
    [{ category: 'Saws & more' }, '/products?category=Saws+%26+more'],
  ])('The address of a page of the catalogue has the parameters that are given: %j', (arg, path) => {
    expect(requestPath({ endpointName: 'listProducts', arg })).toBe(path);
  });
});
