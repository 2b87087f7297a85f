import { deviceForgotten } from '../device';
import {
  closed,
  failed,
  filtersToggled,
  finderWanted,
  opened,
  optionMarked,
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

const at = { at: 'page-1', as: 'field' } as const;
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
      ...{ open: null, text: null, active: -1, recent: null, suggested: null, found: null, choices: null },
      ...{ areFiltersOpen: false, hasFailed: false },
    });
  });

  it.each([
    ['it opens', opened(at)],
    ['it closes', closed()],
    ['the shopper types on', typed({ ...at, text: 'saws' })],
    ['the shopper wants the results', submitted('saw')],
    ['the recent searches are forgotten', recentForgotten()],
    ['the device forgets', deviceForgotten({ keys: [], withCart: false })],
  ])('has no marked option when %s', (_when, event) => {
    expect(after(typed({ ...at, text: 'saw' }), optionMarked(2)).active).toBe(2);
    expect(after(typed({ ...at, text: 'saw' }), optionMarked(2), event).active).toBe(-1);
  });

  it('opens where the shopper types, and shows the address again after the results are wanted', () => {
    expect(after(typed({ at: 'page-1', as: 'dialog', text: 'saw' }))).toEqual({
      ...initial,
      open: { at: 'page-1', as: 'dialog' },
      text: 'saw',
    });
    expect(after(typed({ ...at, text: 'saw' }), submitted('saw'))).toEqual(initial);
    expect(after(typed({ ...at, text: 'saw' }), closed())).toEqual({ ...initial, text: 'saw' });
    expect(after(opened(at), finderWanted()).open).toEqual(at);
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

  it('opens and closes the filters', () => {
    expect(after(filtersToggled(true)).areFiltersOpen).toBe(true);
    expect(after(filtersToggled(true), filtersToggled(false)).areFiltersOpen).toBe(false);
  });
});
