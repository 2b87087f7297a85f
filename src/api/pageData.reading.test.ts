/** @jest-environment jest-fixed-jsdom */
import { readPageData, refreshPageData } from './pageData';
import { requestPath } from './publicRequests';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const store = { query: { endpointName: 'getStoreInfo' }, answer: { storeName: 'Loom' } } as const;

/** The queries that are read of a page's data with these queries of the catalogue and of products. */
function readQueries(...queries: readonly unknown[]) {
  const answers = queries.map((query) => ({ query, answer: { data: [] } }));
  return readPageData(JSON.stringify({ fetchedAt: NOW, answers }))?.answers.map(({ query }) => query) ?? [];
}

const list = (arg: unknown) => ({ endpointName: 'listProducts', arg });
const product = (arg: unknown) => ({ endpointName: 'getProduct', arg });

it.each([
  [{}],
  [{ page: 2, limit: 4 }],
  [{ featured: true }],
  [{ featured: false, gender: 'Men', filter: 'a,b', category: 'Saws', parentCategory: 'Tools' }],
])('A query of the catalogue is read with its arguments: %j', (arg) => {
  expect(readQueries(list(arg))).toEqual([list(arg)]);
});

it.each([
  [{ page: '1', limit: 4 }],
  [{ page: 1, limit: null }],
  [{ featured: 'true' }],
  [{ category: 7 }],
  [{ gender: null }],
  [{ page: 1, sort: 'price' }],
])('A query of the catalogue with other arguments is left out: %j', (arg) => {
  expect(readQueries(list(arg))).toEqual([]);
});

it.each([undefined, null, 'saw', ['saw'], {}, { id: '' }, { id: 'x'.repeat(201) }])(
  'A query of a product without its id is left out: %j',
  (arg) => {
    expect(readQueries(product(arg))).toEqual([]);
  },
);

it('A page has ten answers at most', () => {
  const ids = Array.from({ length: 11 }, (_, index) => ({ id: `p${index}` }));
  expect(readQueries(...ids.map(product))).toEqual(ids.slice(0, 10).map(product));
});

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
