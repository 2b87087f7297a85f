/** @jest-environment jest-fixed-jsdom */
import { clearAllListeners } from '@reduxjs/toolkit';
import { storefrontApi } from '../../api/storefrontApi';
import { packCatalogue } from '../../lib/catalogueFile';
import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '../../lib/constants';
import { buildProductModel } from '../../testing/builders';
import { openSearch, readPages, stock, titled } from '../../testing/searchShop';
import { waitFor } from '../../testing/waitFor';
import { closed, filtersApproached, opened, retried, submitted, typed } from './searchSlice';

describe('Search listeners', () => {
  const kept = (...searches: readonly string[]) => JSON.stringify({ version: 1, searches });

  beforeEach(() => {
    stock([titled('Saw')]);
  });

  describe('A search that is submitted', () => {
    it('leads to all products without a text, which is not kept', async () => {
      const { dispatch, storage, went, state } = openSearch('/contact');
      dispatch(submitted('   '));
      await waitFor(() => expect(went).toEqual(['/products']));
      expect(state().recent).toBeNull();
      expect(storage.getItem(RECENT_SEARCHES_KEY)).toBeNull();
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
  });

  describe('The catalogue', () => {
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
});

const saw = titled('Saw', { category: 'Tools' });

const axe = titled('Axe', { category: 'Tools' });

/** A file with one product, and how often it was read. */
function deployed(total = 1) {
  const file = packCatalogue([buildProductModel({ id: 'filed', name: 'Filed saw' })], total);
  return jest.fn(() => Promise.resolve<unknown>(file));
}

describe('The file of a deployment', () => {
  it.each(['/products?sort=name', '/products?search=saw'])('is all that %s reads', async (address) => {
    const readFile = deployed();
    const { state } = openSearch(address, { sources: { readFile } });
    await waitFor(() => expect(state().found?.products).toMatchObject([{ name: 'Filed saw' }]));
    expect(readFile).toHaveBeenCalledTimes(1);
    expect(readPages()).toEqual([]);
  });

  it('is all that the suggestions read', async () => {
    const { state, dispatch } = openSearch('/contact', { sources: { readFile: deployed(7) } });
    dispatch(typed('saw'));
    await waitFor(() => expect(state().suggested?.reading).toEqual({ status: 'cut', read: 1, total: 7 }));
    expect(readPages()).toEqual([]);
  });

  it('is read when a shopper wants it, and not for a page that only opens', async () => {
    stock([saw, axe], { pageSize: 1 });
    const readFile = deployed();
    const { state, dispatch } = openSearch('/products', { sources: { readFile } });
    await waitFor(() => expect(state().choices).not.toBeNull());
    expect(readFile).not.toHaveBeenCalled();
    dispatch(filtersApproached());
    await waitFor(() => expect(state().choices?.isComplete).toBe(true));
    expect(readFile).toHaveBeenCalledTimes(1);
  });

  it('is not read for the list of a category', async () => {
    stock([saw, axe], { pageSize: 1 });
    const readFile = deployed();
    const { state } = openSearch('/products?category=tools&sort=name', { sources: { readFile } });
    await waitFor(() => expect(state().found?.total).toBe(2));
    expect(readFile).not.toHaveBeenCalled();
  });
});

const saws = (count: number) => Array.from({ length: count }, (_, index) => titled(`Saw ${index}`));

/** A clock that is late once when it is told to: the search then pauses, and `meanwhile` is called. */
function pausingClock(meanwhile: () => void) {
  let time = 0;
  let isLate = false;
  const sources = {
    now: () => {
      if (isLate) time += 1000;
      return time;
    },
    yieldToBrowser: async () => {
      isLate = false;
      meanwhile();
    },
  };
  return { sources, pauseNext: () => (isLate = true) };
}

describe('The suggestions', () => {
  it('are the first six of the products that were found, and how many there are', async () => {
    stock([...saws(7), titled('Axe')]);
    const { dispatch, state } = openSearch('/contact');
    dispatch(typed(' saw '));
    await waitFor(() => expect(state().suggested?.reading.status).toBe('complete'));
    expect(state().suggested).toMatchObject({ text: 'saw', total: 7, reading: { read: 8, total: 8 } });
    expect(state().suggested?.products.map(({ name }) => name)).toEqual([
      ...['Saw 0', 'Saw 1', 'Saw 2', 'Saw 3', 'Saw 4', 'Saw 5'],
    ]);
  });

  it('are for what is in the field when it is opened', async () => {
    stock(saws(1));
    const { dispatch, state } = openSearch('/contact');
    dispatch(opened('saw'));
    await waitFor(() => expect(state().suggested).toMatchObject({ text: 'saw', total: 1 }));
  });

  it('are none without a text, but the catalogue is read ahead', async () => {
    stock(saws(3), { pageSize: 1 });
    const { dispatch, state } = openSearch('/contact');
    dispatch(typed('  '));
    await waitFor(() => expect(readPages()).toEqual(['1', '2', '3']));
    dispatch(closed());
    expect(state().suggested).toBeNull();
  });

  it('are shown anew only when something about them changes', async () => {
    stock(saws(1));
    const { dispatch, state } = openSearch('/contact');
    dispatch(typed('saw'));
    await waitFor(() => expect(state().suggested?.reading.status).toBe('complete'));
    const shown = state().suggested;
    dispatch(typed('saw '));
    dispatch(typed('axe'));
    dispatch(typed('saw'));
    await waitFor(() => expect(state().recent).toEqual([]));
    expect(state().suggested).toBe(shown);
  });

  it('of a text are not shown any more once the shopper has typed on', async () => {
    stock(saws(1));
    const texts: (string | undefined)[] = [];
    let shop: ReturnType<typeof openSearch> | null = null;
    const clock = pausingClock(() => shop?.dispatch(typed('saws')));
    shop = openSearch('/contact', { sources: clock.sources });
    const { dispatch, state, store } = shop;
    dispatch(opened(''));
    // Read, but its words are not yet known.
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).toMatchObject([{ status: 'fulfilled' }]),
    );
    store.subscribe(() => texts.push(state().suggested?.text));
    clock.pauseNext();
    dispatch(typed('saw'));
    await waitFor(() => expect(state().suggested?.text).toBe('saws'));
    expect(texts).not.toContain('saw');
  });

  it('are not shown any more once the field is closed', async () => {
    stock(saws(1));
    let shop: ReturnType<typeof openSearch> | null = null;
    let pauses = 0;
    const clock = pausingClock(() => {
      pauses += 1;
      shop?.dispatch(closed());
    });
    shop = openSearch('/contact', { sources: clock.sources });
    const { dispatch, state } = shop;
    clock.pauseNext();
    dispatch(typed('saw'));
    await waitFor(() => expect(pauses).toBe(1));
    dispatch(opened('saw'));
    await waitFor(() => expect(state().suggested?.reading.status).toBe('complete'));
  });
});

describe('The open field', () => {
  it.each([
    ['is closed', (shop: ReturnType<typeof openSearch>) => shop.dispatch(closed())],
    ['is left', (shop: ReturnType<typeof openSearch>) => shop.goTo('/cart')],
  ])('reads no further once it %s, and reads on from there', async (_how, leave) => {
    let shop: ReturnType<typeof openSearch> | null = null;
    stock([...saws(3), ...['a', 'b', 'c'].map((title) => titled(title, { category: 'Home' }))], {
      pageSize: 1,
      onRequest: () => {
        if (shop !== null && readPages().at(-1) === '2') leave(shop);
      },
    });
    shop = openSearch('/contact');
    const { dispatch, goTo, state } = shop;
    dispatch(typed('saw'));
    await waitFor(() => expect(readPages()).toEqual(['1', '2']));
    goTo('/products?category=home&sort=name');
    await waitFor(() => expect(state().found?.total).toBe(3));
    expect(readPages()).toEqual(['1', '2', 'home 1', 'home 2', 'home 3']);
    dispatch(typed('saw'));
    await waitFor(() => expect(state().suggested?.reading.status).toBe('complete'));
    expect(readPages().slice(5)).toEqual(['3', '4', '5', '6']);
  });
});

describe('Search listeners listing', () => {
  const saw = titled('Saw', { category: 'Tools', parentCategory: 'Saws', regularPrice: 300 });

  const axe = titled('Axe', { category: 'Tools', parentCategory: 'Axes', regularPrice: 100 });

  const kurta = titled('Kurta', { category: 'Men', parentCategory: 'Kurtas', regularPrice: 200 });

  const subCategories = ({ choices }: ReturnType<ReturnType<typeof openSearch>['state']>) =>
    choices?.subCategories.flatMap((group) => group.names);

  const names = (found: ReturnType<ReturnType<typeof openSearch>['state']>['found']) =>
    found?.products.map(({ name }) => name);

  describe('A listing that a shopper sorts, filters or searches', () => {
    it('shows the best match of a search first, of the searched category alone', async () => {
      stock([titled('Sawmill', { category: 'Tools' }), titled('Saw kurta', { category: 'Men' }), saw]);
      const { state } = openSearch('/products?search=saw&category=tools');
      await waitFor(() => expect(names(state().found)).toEqual(['Saw', 'Sawmill']));
      expect(subCategories(state())).toEqual(['Kurtas', 'Saws']);
    });

    it('shows what the server lists under a category, whatever its products say', async () => {
      stock([], { listed: (category) => (category === 'men' ? [kurta, saw] : [kurta]) });
      const { state } = openSearch('/products?category=men&sort=name');
      await waitFor(() => expect(names(state().found)).toEqual(['Kurta', 'Saw']));
      expect(subCategories(state())).toEqual(['Kurtas', 'Saws']);
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
      expect(state().choices).toMatchObject({ isComplete: true, subCategories: [] });
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
        if (choices !== null) seen.push([choices.isComplete, subCategories(state())]);
      });
      await waitFor(() => expect(state().choices?.isComplete).toBe(true));
      expect(seen[0]).toEqual([false, ['Saws']]);
      expect(seen.at(-1)).toEqual([true, ['Axes', 'Saws']]);
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
  });
});
