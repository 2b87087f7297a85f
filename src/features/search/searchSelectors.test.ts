/** @jest-environment jest-fixed-jsdom */
import { buildProductModel } from '../../testing/builders';
import { openSearch, stock } from '../../testing/searchShop';
import { selectOpenSearch, selectSearchOptions, selectSearchText } from './searchSelectors';
import {
  selectChoices,
  selectFound,
  selectSearchFailed,
  closed,
  failed,
  opened,
  recentRead,
  suggestionsFound,
  typed,
} from './searchSlice';

const reading = { status: 'complete', read: 1, total: 1 } as const;
const saw = buildProductModel({ id: 'saw', name: 'Saw' });

/** A shop at an address, with a look at its state. */
function openShop(at: string) {
  stock([]);
  const shop = openSearch(at);
  const look = <T>(select: (state: ReturnType<typeof shop.store.getState>) => T) =>
    select(shop.store.getState());
  return { ...shop, look };
}

describe('The search field', () => {
  it('is open where it was opened, until it is closed or the shopper goes on', () => {
    const { dispatch, goTo, here, look } = openShop('/contact');
    expect(look(selectOpenSearch)).toBeNull();
    dispatch(opened({ ...here(), as: 'dialog' }));
    expect(look(selectOpenSearch)).toBe('dialog');
    goTo('/contact');
    expect(look(selectOpenSearch)).toBeNull();
    dispatch(opened(here()));
    expect(look(selectOpenSearch)).toBe('field');
    dispatch(closed());
    expect(look(selectOpenSearch)).toBeNull();
  });

  it.each([
    ['/products?search=saw+blade&page=2', 'saw blade'],
    ['/Products/?search=saw', 'saw'],
    ['/products', ''],
    ['/contact?search=saw', ''],
  ])('shows at %s %j', (address, text) => {
    expect(openShop(address).look(selectSearchText)).toBe(text);
  });

  it('shows what is typed, also nothing, instead of the search of the address', () => {
    const { dispatch, here, look } = openShop('/products?search=saw');
    dispatch(typed({ ...here(), text: 'axe' }));
    expect(look(selectSearchText)).toBe('axe');
    dispatch(typed({ ...here(), text: '' }));
    expect(look(selectSearchText)).toBe('');
  });
});

describe('The options of the field', () => {
  it('are the searches made last where nothing is typed', () => {
    const { dispatch, here, look } = openShop('/contact');
    expect(look(selectSearchOptions)).toEqual([]);
    dispatch(recentRead(['saw', 'axe']));
    dispatch(typed({ ...here(), text: '  ' }));
    expect(look(selectSearchOptions)).toEqual([
      { kind: 'recent', text: 'saw' },
      { kind: 'recent', text: 'axe' },
    ]);
  });

  it('are the products that were found, and all results of their text', () => {
    const { dispatch, here, look } = openShop('/contact');
    dispatch(recentRead(['axe']));
    dispatch(typed({ ...here(), text: 'saws' }));
    expect(look(selectSearchOptions)).toEqual([]);
    dispatch(suggestionsFound({ text: 'saw', products: [saw], total: 3, reading }));
    expect(look(selectSearchOptions)).toEqual([
      { kind: 'product', product: saw },
      { kind: 'all', text: 'saw', total: 3 },
    ]);
    dispatch(suggestionsFound({ text: 'saws', products: [], total: 0, reading }));
    expect(look(selectSearchOptions)).toEqual([]);
  });
});

it('Nothing is found or offered, and nothing has failed, before a search', () => {
  const { dispatch, look } = openShop('/contact');
  expect([look(selectFound), look(selectChoices), look(selectSearchFailed)]).toEqual([null, null, false]);
  dispatch(failed());
  expect(look(selectSearchFailed)).toBe(true);
});
