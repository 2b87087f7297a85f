/** @jest-environment jest-fixed-jsdom */
import { clearAllListeners } from '@reduxjs/toolkit';
import { storefrontApi } from '../../api/storefrontApi';
import { openSearch, readPages, stock, titled } from '../../testing/searchShop';
import { waitFor } from '../../testing/waitFor';
import { filtersApproached, opened, retried } from './searchSlice';

const saw = titled('Saw', { category: 'Tools', parentCategory: 'Saws', regularPrice: 300 });
const axe = titled('Axe', { category: 'Tools', parentCategory: 'Axes', regularPrice: 100 });
const kurta = titled('Kurta', { category: 'Men', parentCategory: 'Kurtas', regularPrice: 200 });
const names = (found: ReturnType<ReturnType<typeof openSearch>['state']>['found']) =>
  found?.products.map(({ name }) => name);

describe('A listing that a shopper sorts, filters or searches', () => {
  it('shows what is found in all pages, under the address of its first page', async () => {
    stock([saw, kurta, axe], { pageSize: 1 });
    const { state } = openSearch('/products?sort=name&columns=2');
    await waitFor(() => expect(state().found?.reading.status).toBe('complete'));
    expect(names(state().found)).toEqual(['Axe', 'Kurta', 'Saw']);
    expect(state().found).toMatchObject({
      listing: '/products?sort=name',
      page: 1,
      total: 3,
      reading: { status: 'complete', read: 3, total: 3 },
    });
    expect(readPages()).toEqual(['1', '2', '3']);
  });

  it('shows twelve products on a page', async () => {
    stock(Array.from({ length: 13 }, (_, index) => titled(`Saw ${index}`)));
    const { state } = openSearch('/products?sort=name&page=2');
    await waitFor(() => expect(names(state().found)).toEqual(['Saw 12']));
    expect(state().found).toMatchObject({ listing: '/products?sort=name', page: 2, total: 13 });
  });

  it('shows the best match of a search first, of the searched category alone', async () => {
    stock([titled('Sawmill', { category: 'Tools' }), titled('Saw kurta', { category: 'Men' }), saw]);
    const { state } = openSearch('/products?search=saw&category=tools');
    await waitFor(() => expect(names(state().found)).toEqual(['Saw', 'Sawmill']));
    expect(state().choices?.parentCategories).toEqual(['Kurtas', 'Saws']);
  });

  it('shows what the server lists under a category, whatever its products say', async () => {
    stock([], { listed: (category) => (category === 'men' ? [kurta, saw] : [kurta]) });
    const { state } = openSearch('/products?category=men&sort=name');
    await waitFor(() => expect(names(state().found)).toEqual(['Kurta', 'Saw']));
    expect(state().choices?.parentCategories).toEqual(['Kurtas', 'Saws']);
  });

  it('shows again nothing that it shows already', async () => {
    stock([saw, axe]);
    const { state, goTo, dispatch } = openSearch('/products?sort=name');
    await waitFor(() => expect(state().found?.reading.status).toBe('complete'));
    const { found, choices } = state();
    goTo('/products?sort=name');
    dispatch(opened(''));
    await waitFor(() => expect(state().recent).toEqual([]));
    expect(state().found).toBe(found);
    expect(state().choices).toBe(choices);
  });

  it('says that nothing could be read, and reads when asked', async () => {
    let isBroken = true;
    stock([saw], { isBroken: () => isBroken });
    const { state, dispatch } = openSearch('/products?category=tools&sort=name');
    await waitFor(() => expect(state().found?.reading.status).toBe('failed'));
    expect(state().found?.products).toEqual([]);
    expect(state().choices).toMatchObject({ isComplete: true, parentCategories: [] });
    isBroken = false;
    dispatch(retried());
    await waitFor(() => expect(names(state().found)).toEqual(['Saw']));
  });

  it('is not shown any more once the shopper has gone on', async () => {
    stock([saw, axe, kurta]);
    let shop: ReturnType<typeof openSearch> | null = null;
    let isLate = true;
    let time = 0;
    const sources = {
      now: () => (isLate ? (time += 1000) : time),
      yieldToBrowser: async () => {
        isLate = false;
        shop?.goTo('/products?search=axe');
      },
    };
    shop = openSearch('/products?search=saw', { sources });
    const { state, store } = shop;
    const shown: (string | undefined)[] = [];
    store.subscribe(() => shown.push(state().found?.listing));
    await waitFor(() => expect(state().found?.listing).toBe('/products?search=axe'));
    expect(shown).not.toContain('/products?search=saw');
  });
});

describe('What a listing offers to choose from', () => {
  it('is known before a shopper wants it, without finding anything', async () => {
    stock([saw, axe, kurta]);
    const { state } = openSearch('/products?category=tools&parentCategory=Planes');
    await waitFor(() => expect(state().choices?.isComplete).toBe(true));
    expect(state().choices).toEqual({
      list: '[{"category":"tools"},""]',
      parentCategories: ['Axes', 'Planes', 'Saws'],
      sizes: [],
      colors: [],
      priceRange: null,
      hasSale: false,
      isComplete: true,
      facets: [],
      counts: {},
      subCategories: [{ category: 'Tools', names: ['Axes', 'Saws'] }],
    });
    expect(state().found).toBeNull();
  });

  it('is not said before any product is known, and grows page by page', async () => {
    stock([saw, axe], { pageSize: 1 });
    const { state, store } = openSearch('/products?sort=name');
    const seen: unknown[] = [];
    store.subscribe(() => {
      const { choices } = state();
      if (choices !== null) seen.push([choices.isComplete, choices.parentCategories]);
    });
    await waitFor(() => expect(state().choices?.isComplete).toBe(true));
    expect(seen[0]).toEqual([false, ['Saws']]);
    expect(seen.at(-1)).toEqual([true, ['Axes', 'Saws']]);
  });

  it('is of its category where the whole catalogue is known, and not before', async () => {
    stock([saw, axe, kurta]);
    const { state, goTo } = openSearch('/products?sort=name');
    await waitFor(() => expect(state().choices?.parentCategories).toEqual(['Axes', 'Kurtas', 'Saws']));
    goTo('/products?category=tools');
    await waitFor(() => expect(state().choices?.parentCategories).toEqual(['Axes', 'Saws']));
    expect(readPages()).toEqual(['1']);
  });
});

describe('A list', () => {
  it.each([
    ['opens', () => null, 1],
    ['is about to be sorted', () => filtersApproached(), 3],
    ['is tried again', () => retried(), 3],
  ])('that %s is read as far as needed', async (_what, event, pages) => {
    // A page of a hundred would hold all of them.
    stock([saw, axe, titled('Plane', { category: 'Tools' }), kurta], { pageSize: 1 });
    const { state, dispatch, goTo } = openSearch('/products?category=tools');
    await waitFor(() => expect(state().choices?.list).toBe('[{"category":"tools"},""]'));
    const action = event();
    if (action !== null) dispatch(action);
    if (pages > 1) await waitFor(() => expect(readPages()).toHaveLength(pages));
    // What is read later is of another list.
    goTo('/products?category=men&sort=name');
    await waitFor(() => expect(names(state().found)).toEqual(['Kurta']));
    expect(readPages()).toEqual([...['tools 1', 'tools 2', 'tools 3'].slice(0, pages), 'men 1']);
  });

  it('is read no further once the shopper has left it', async () => {
    let shop: ReturnType<typeof openSearch> | null = null;
    stock([saw, axe, titled('Plane', { category: 'Tools' }), kurta], {
      pageSize: 1,
      onRequest: () => {
        if (readPages().at(-1) === 'tools 2') shop?.goTo('/products?category=men&sort=name');
      },
    });
    shop = openSearch('/products?category=tools&sort=name');
    const { state, goTo } = shop;
    await waitFor(() => expect(names(state().found)).toEqual(['Kurta']));
    expect(readPages()).toEqual(['tools 1', 'tools 2', 'men 1']);
    goTo('/products?category=tools&sort=name');
    await waitFor(() => expect(state().found?.total).toBe(3));
    expect(readPages()).toEqual(['tools 1', 'tools 2', 'men 1', 'tools 3']);
  });

  it('is not read on once the shop has stopped to listen', async () => {
    let shop: ReturnType<typeof openSearch> | null = null;
    stock([saw, axe, kurta], {
      pageSize: 1,
      onRequest: () => {
        if (readPages().at(-1) === '2') shop?.dispatch(clearAllListeners());
      },
    });
    shop = openSearch('/products?sort=name');
    await waitFor(() => expect(readPages()).toEqual(['1', '2']));
    for (const page of [8, 9])
      await shop.dispatch(storefrontApi.endpoints.listProducts.initiate({ page, limit: 100 }));
    expect(readPages()).toEqual(['1', '2', '8', '9']);
  });

  it('is not read on other pages, whatever their address says', async () => {
    stock([kurta]);
    const { state, dispatch, goTo } = openSearch('/contact?sort=name');
    dispatch(filtersApproached());
    goTo('/products?category=men&sort=name');
    await waitFor(() => expect(names(state().found)).toEqual(['Kurta']));
    expect(readPages()).toEqual(['men 1']);
  });
});
