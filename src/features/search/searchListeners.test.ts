/** @jest-environment jest-fixed-jsdom */
import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '../../lib/constants';
import { openSearch, readPages, stock, titled } from '../../testing/searchShop';
import { waitFor } from '../../testing/waitFor';
import { deviceForgotten } from '../device';
import { closed, opened, recentForgotten, retried, submitted, typed } from './searchSlice';

const kept = (...searches: readonly string[]) => JSON.stringify({ version: 1, searches });

beforeEach(() => {
  stock([titled('Saw')]);
});

describe('A search that is submitted', () => {
  it('leads to its results, and is kept in front of those made before', async () => {
    const { dispatch, storage, went, state } = openSearch('/contact');
    storage.setItem(RECENT_SEARCHES_KEY, kept('kurta', 'axe'));
    dispatch(submitted('  Saw blade '));
    await waitFor(() => expect(went).toEqual(['/products?search=Saw+blade']));
    expect(state().recent).toEqual(['Saw blade', 'kurta', 'axe']);
    expect(storage.getItem(RECENT_SEARCHES_KEY)).toBe(kept('Saw blade', 'kurta', 'axe'));
    dispatch(submitted('KURTA'));
    await waitFor(() => expect(state().recent).toEqual(['KURTA', 'Saw blade', 'axe']));
    expect(storage.getItem(RECENT_SEARCHES_KEY)).toBe(kept('KURTA', 'Saw blade', 'axe'));
  });

  it('leads to all products without a text, which is not kept', async () => {
    const { dispatch, storage, went, state } = openSearch('/contact');
    dispatch(submitted('   '));
    await waitFor(() => expect(went).toEqual(['/products']));
    expect(state().recent).toBeNull();
    expect(storage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
  });

  it('reads no products by itself', async () => {
    const loadCatalogue = jest.fn(() => Promise.reject(new Error('Not wanted.')));
    const { dispatch, went, state } = openSearch('/contact', { changes: { loadCatalogue } });
    dispatch(submitted('saw'));
    await waitFor(() => expect(went).toHaveLength(1));
    dispatch(recentForgotten());
    await waitFor(() => expect(state().recent).toEqual([]));
    expect(loadCatalogue).not.toHaveBeenCalled();
    expect(state().hasFailed).toBe(false);
  });
});

describe('The searches made last', () => {
  it('are shown when the field opens, as far as the device may keep them', async () => {
    const { dispatch, storage, state } = openSearch('/contact');
    const many = Array.from({ length: MAX_RECENT_SEARCHES + 1 }, (_, index) => `search ${index}`);
    storage.setItem(RECENT_SEARCHES_KEY, kept(...many));
    dispatch(opened(''));
    await waitFor(() => expect(state().recent).toEqual(many.slice(0, -1)));
  });

  it('are not read again once they are known', async () => {
    const { dispatch, storage, state } = openSearch('/contact');
    dispatch(submitted('saw'));
    await waitFor(() => expect(state().recent).toEqual(['saw']));
    storage.setItem(RECENT_SEARCHES_KEY, kept('of another tab'));
    dispatch(opened(''));
    await waitFor(() => expect(readPages()).toEqual(['1']));
    expect(state().recent).toEqual(['saw']);
  });

  it('are removed from the device when the shopper clears them', async () => {
    const { dispatch, storage, state } = openSearch('/contact');
    dispatch(submitted('saw'));
    await waitFor(() => expect(storage.getItem(RECENT_SEARCHES_KEY)).toBe(kept('saw')));
    dispatch(recentForgotten());
    await waitFor(() => expect(storage.getItem(RECENT_SEARCHES_KEY)).toBeNull());
    expect(state().recent).toEqual([]);
  });
});

describe('The catalogue', () => {
  it('is removed from the device with all that it keeps, and is not read for that', async () => {
    const forget = jest.fn(() => Promise.resolve());
    const { dispatch } = openSearch('/products?sort=name', { sources: { forget } });
    await waitFor(() => expect(readPages()).toEqual(['1']));
    dispatch(deviceForgotten({ keys: [], withCart: false }));
    await waitFor(() => expect(forget).toHaveBeenCalledTimes(1));
    expect(readPages()).toEqual(['1']);
  });

  it('is loaded where a listing opens or a shopper wants it, and for nothing else', async () => {
    let loads = 0;
    const loadCatalogue = () => {
      loads += 1;
      return Promise.reject(new Error('The code cannot be loaded.'));
    };
    const { dispatch, goTo, state } = openSearch('/contact', { changes: { loadCatalogue } });
    const hasLoaded = (times: number) =>
      waitFor(() => {
        expect(loads).toBe(times);
        expect(state().hasFailed).toBe(true);
      });
    goTo('/products');
    await hasLoaded(1);
    dispatch(closed());
    goTo('/contact');
    goTo('/product/saw');
    dispatch(retried());
    await hasLoaded(2);
    dispatch(opened(''));
    await hasLoaded(3);
    dispatch(typed('s'));
    await hasLoaded(4);
    goTo('/PRODUCTS/?search=saw');
    await hasLoaded(5);
  });
});
