/** @jest-environment jest-fixed-jsdom */
import { openSearch, readPages, stock, titled } from '../../testing/searchShop';
import { waitFor } from '../../testing/waitFor';
import { closed, opened, retried, typed } from './searchSlice';

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
  it('reads the whole catalogue, each page once', async () => {
    stock(saws(3), { pageSize: 1 });
    const { dispatch, state } = openSearch('/contact');
    dispatch(opened(''));
    dispatch(typed('s'));
    dispatch(typed('sa'));
    await waitFor(() => expect(state().suggested).toMatchObject({ text: 'sa', total: 3 }));
    expect(readPages()).toEqual(['1', '2', '3']);
  });

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

  it('says that a page failed, and reads on from it when asked', async () => {
    let isBroken = true;
    stock(saws(3), { pageSize: 1, isBroken: (page) => page === 2 && isBroken });
    const { dispatch, state } = openSearch('/contact');
    dispatch(typed('saw'));
    await waitFor(() => expect(state().suggested?.reading).toEqual({ status: 'failed', read: 1, total: 3 }));
    isBroken = false;
    const before = readPages().length;
    dispatch(retried());
    await waitFor(() =>
      expect(state().suggested?.reading).toEqual({ status: 'complete', read: 3, total: 3 }),
    );
    expect(readPages().slice(before)).toEqual(['2', '3']);
  });
});
