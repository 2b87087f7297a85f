import { arrivedAt } from '../../testing/arrivedAt';
import { deviceForgotten } from '../device';
import {
  closed,
  failed,
  opened,
  productsFound,
  recentForgotten,
  recentRead,
  retried,
  searchReducer,
  submitted,
  typed,
} from './searchSlice';

type Action = Parameters<typeof searchReducer>[1];

const initial = searchReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => actions.reduce(searchReducer, initial);

const found = {
  listing: '/products?search=saw',
  page: 1,
  corrected: '',
  products: [],
  total: 0,
  reading: { status: 'complete', read: 0, total: 0 },
} as const;

describe('The search', () => {
  it('begins closed, with nothing known', () => {
    expect(initial).toEqual({
      asked: null,
      recent: null,
      suggested: null,
      found: null,
      choices: null,
      hasFailed: false,
    });
  });

  it.each([
    ['it is closed', closed()],
    ['the shopper wants the results', submitted('saw')],
    ['the shopper goes on', arrivedAt('/contact')],
  ])('wants suggestions for what is in the open field, until %s', (_when, event) => {
    expect(after(opened('saw')).asked).toBe('saw');
    expect(after(opened(''), typed('saws')).asked).toBe('saws');
    expect(after(typed('saws'), event)).toEqual(initial);
  });

  it.each([recentForgotten(), deviceForgotten({ keys: [], withCart: false })])(
    'forgets the recent searches',
    (event) => {
      expect(after(recentRead(['saw'])).recent).toEqual(['saw']);
      expect(after(recentRead(['saw']), event).recent).toEqual([]);
    },
  );

  it.each([retried(), productsFound(found)])('has not failed any more when it goes on', (event) => {
    expect(after(failed()).hasFailed).toBe(true);
    expect(after(failed(), event).hasFailed).toBe(false);
  });
});
