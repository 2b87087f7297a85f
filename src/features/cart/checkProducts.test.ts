/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { storefrontApi } from '../../api/storefrontApi';
import { buildCartLine, buildProduct } from '../../testing/builders';
import { answer, answerBy, hold, refuse, requestsOf } from '../../testing/server';
import { waitFor } from '../../testing/waitFor';
import { checkoutOpened } from '../checkout/checkoutSlice';
import { cartOpened, cartRestored, productsChecked } from './cartSlice';
import { checkProducts } from './checkProducts';

const now = Date.UTC(2026, 10, 2);
const HOUR = 3_600_000;
const kurta = buildCartLine();

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
});

/** A shop with these lines in the cart, and a way to ask the store for its products. */
function openCart(lines = [kurta]) {
  const { store } = openShop({ cart: lines });
  const leaving = new AbortController();
  const { dispatch, getState } = store;
  const check = () =>
    checkProducts({
      dispatch,
      getState,
      condition: async () => true,
      signal: leaving.signal,
      pause: (promise) => promise,
    });
  return { store, check, leave: () => leaving.abort(), checked: () => getState().cart.checked };
}

/** Resolves once the shop has nothing to do any more: its code is loaded, and its own storage events are over. */
async function settle(): Promise<void> {
  await import('./checkProducts');
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

const products = (count: number) => Array.from({ length: count }, (_, index) => `product-${index}`);
const linesFor = (ids: readonly string[]) => ids.map((id) => buildCartLine({ id }));

function answerEach(): void {
  answerBy('getProduct', ({ pathname }) => buildProduct({ id: pathname.split('/').at(-1) ?? '' }));
}

describe('Asking the store for the products of the cart', () => {
  it('gives their prices and their sizes', async () => {
    answer('getProduct', buildProduct({ discountedPrice: 1499 }));
    const { check, checked } = openCart();
    await check();
    expect(checked()).toEqual({
      [kurta.id]: {
        at: now,
        price: 1499,
        originalPrice: 2499,
        hasSizes: true,
        sizes: ['S', 'M', 'L'],
      },
    });
  });

  it('tells a product without sizes', async () => {
    answer('getProduct', buildProduct({ attributes: [] }));
    const { check, checked } = openCart();
    await check();
    expect(checked()).toMatchObject({ [kurta.id]: { hasSizes: false } });
  });

  it('tells a product that is no longer sold', async () => {
    refuse('getProduct', 404);
    const { check, checked } = openCart();
    await check();
    expect(checked()).toEqual({ [kurta.id]: { at: now, price: null, hasSizes: false } });
  });

  it.each([
    ['the server fails', () => refuse('getProduct', 500)],
    ['the answer is about another product', () => answer('getProduct', buildProduct({ id: 'another' }))],
  ])('leaves what was known where %s', async (_what, prepare) => {
    prepare();
    const { store, check, checked } = openCart();
    const known = { [kurta.id]: { at: now - 2 * HOUR, price: 1799, hasSizes: true } };
    store.dispatch(productsChecked(known));
    const before = checked();
    await check();
    expect(requestsOf('getProduct')).toHaveLength(1);
    expect(before).toEqual(known);
    expect(checked()).toBe(before);
  });

  it('gives what is known of the others where one fails', async () => {
    answerBy('getProduct', ({ pathname }) =>
      pathname.endsWith('product-0') ? null : buildProduct({ id: 'product-1' }),
    );
    const { check, checked } = openCart(linesFor(products(2)));
    await check();
    expect(Object.keys(checked())).toEqual(['product-1']);
  });

  it('asks for the others where an answer is about no product', async () => {
    answerBy('getProduct', ({ pathname }) =>
      pathname.endsWith('product-0') ? buildProduct({ id: '' }) : buildProduct({ id: 'product-4' }),
    );
    const { check, checked } = openCart(linesFor(products(5)));
    await check();
    expect(Object.keys(checked())).toEqual(['product-4']);
  });

  it('leaves no answer in the cache for longer than a page would', async () => {
    answer('getProduct', buildProduct());
    const { store, check } = openCart();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'Date'] });
    const done = check();
    await jest.advanceTimersByTimeAsync(0);
    await done;
    await jest.advanceTimersByTimeAsync(61_000);
    jest.useRealTimers();
    expect(store.getState().api.queries).toEqual({});
  });

  it('asks once for a product with several lines', async () => {
    answer('getProduct', buildProduct());
    const { check } = openCart([kurta, buildCartLine({ selectedSize: 'L' })]);
    await check();
    expect(requestsOf('getProduct')).toHaveLength(1);
  });

  it.each([
    [HOUR - 1, 0],
    [HOUR, 1],
  ])('%d ms after the last answer makes %d requests', async (age, count) => {
    answer('getProduct', buildProduct());
    const { store, check } = openCart();
    store.dispatch(productsChecked({ [kurta.id]: { at: now - age, price: 1999, hasSizes: true } }));
    await check();
    expect(requestsOf('getProduct')).toHaveLength(count);
  });

  it('asks again for a product that another page has loaded', async () => {
    answer('getProduct', buildProduct({ discountedPrice: 1499 }));
    const { store, check, checked } = openCart();
    await store.dispatch(storefrontApi.endpoints.getProduct.initiate({ id: kurta.id }));
    answer('getProduct', buildProduct({ discountedPrice: 1299 }));
    await check();
    expect(checked()).toMatchObject({ [kurta.id]: { price: 1299 } });
  });

  it('asks for all products, four at a time', async () => {
    const ids = products(9);
    const release = hold('getProduct');
    const { check, checked } = openCart(linesFor(ids));
    const done = check();
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(4));
    answerEach();
    release();
    await done;
    expect(requestsOf('getProduct')).toHaveLength(9);
    expect(Object.keys(checked())).toEqual(ids.slice(4));
  });

  it('asks for no more once it is not wanted any more', async () => {
    answerEach();
    const { check, leave } = openCart(linesFor(products(5)));
    const done = check();
    leave();
    await done;
    expect(requestsOf('getProduct')).toHaveLength(4);
  });
});

describe('The products of the cart are asked for', () => {
  it.each([
    ['the cart', cartOpened()],
    ['the checkout', checkoutOpened({ owner: 'one' })],
  ])('when %s is shown', async (_what, event) => {
    answer('getProduct', buildProduct());
    const { store, checked } = openCart();
    await settle();
    store.dispatch(event);
    await waitFor(() => expect(checked()).toHaveProperty(kurta.id));
  });

  it('once the stored cart has been read, where they are wanted before', async () => {
    answer('getProduct', buildProduct());
    const store = openCart().store;
    store.dispatch(cartOpened());
    // Another event says nothing of the lines.
    store.dispatch(productsChecked({}));
    await settle();
    store.dispatch(cartRestored([kurta]));
    await waitFor(() => expect(store.getState().cart.checked).toHaveProperty(kurta.id));
  });
});
