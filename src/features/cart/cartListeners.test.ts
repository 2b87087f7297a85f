/** @jest-environment jest-fixed-jsdom */
import { storefrontApi } from '../../api/storefrontApi';
import { createAppStore } from '../../app/store';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine, buildProduct } from '../../testing/builders';
import { createDevice } from '../../testing/memoryDevice';
import { openShop } from '../../testing/openShop';
import { answer, answerBy, hold, refuse, requestsOf } from '../../testing/server';
import { waitFor } from '../../testing/waitFor';
import { checkoutOpened } from '../checkout/checkoutSlice';
import { chooseSizePressed, lineAdded, type LineAdded, lineQuantityChanged, lineRemoved } from './cartEvents';
import { checkProducts, restoreCart } from './cartListeners';
import { cartOpened, cartRestored, productsChecked } from './cartSlice';

const kurta = buildCartLine();

describe('Cart listeners', () => {
  const large = buildCartLine({ selectedSize: 'L' });

  const unsized = buildCartLine({ selectedSize: '' });

  /** A shop in a new tab, whose stored cart has not been read yet. */
  function openShop(device = createDevice({ delivery: 'manual' })) {
    const tab = device.openTab();
    const went: unknown[] = [];
    const go = (...address: readonly unknown[]) => void went.push(address);
    const navigator = {
      push: go,
      follow: go,
      replace: () => undefined,
      back: () => undefined,
    };
    const environment = { ...tab.environment, navigator };
    const store = createAppStore(environment);
    return {
      device,
      went,
      dispatch: store.dispatch,
      restore: async () => void store.dispatch(await restoreCart(environment)),
      lines: () => store.getState().cart.lines,
      toasts: () => store.getState().notifications.toasts,
    };
  }

  /** A shop whose cart has these lines. */
  function openWith(lines = [kurta, large]) {
    const shop = openShop();
    shop.dispatch(cartRestored(lines));
    return shop;
  }

  describe('What is added', () => {
    const add = (added: LineAdded, lines = [kurta]) => {
      const shop = openWith(lines);
      shop.dispatch(lineAdded(added));
      return shop;
    };

    it.each([
      ['a new line', large, 'Handloom Linen Kurta added to your cart.'],
      ['more of a line', kurta, 'Handloom Linen Kurta quantity increased.'],
    ])('from the wishlist is told: %s', (_what, line, message) => {
      const { toasts, went } = add({ line, from: 'wishlist', hasSizes: true });
      expect(toasts()).toMatchObject([{ variant: 'success', message, action: null, isForNextPage: false }]);
      expect(went).toEqual([]);
    });

    it('from the wishlist without a size offers to choose one', () => {
      const { toasts } = add({ line: unsized, from: 'wishlist', hasSizes: true });
      const event = chooseSizePressed({ productId: unsized.id, key: lineKey(unsized) });
      expect(toasts()).toMatchObject([{ action: { label: 'Choose size', event } }]);
    });

    it.each([false, undefined])('offers no size where the product has none: %s', (hasSizes) => {
      const added = {
        line: unsized,
        from: 'wishlist',
        ...(hasSizes === undefined ? {} : { hasSizes }),
      } as const;
      expect(add(added).toasts()).toMatchObject([{ action: null }]);
    });

    it.each(['card', 'productPage', 'wishlist'] as const)(
      'from the %s is refused by a full cart, and a full line',
      (from) => {
        const many = Array.from({ length: 500 }, (_, index) =>
          buildCartLine({ id: `${index}`, quantity: 9999 }),
        );
        const { dispatch, toasts, went } = add({ line: kurta, from }, many);
        dispatch(lineAdded({ line: buildCartLine({ id: '7' }), from }));
        expect(toasts()).toMatchObject([
          { variant: 'info', title: 'Your cart is full' },
          { variant: 'info', message: expect.stringContaining('9,999 times') as unknown },
        ]);
        expect(went).toEqual([]);
      },
    );
  });

  describe('What is removed', () => {
    it('is nothing where there is no such line', () => {
      const { dispatch, toasts } = openWith();
      dispatch(lineRemoved({ key: 'gone' }));
      expect(toasts()).toEqual([]);
    });
  });

  describe('The stored cart', () => {
    const storedLines = ({ device }: ReturnType<typeof openShop>): unknown =>
      JSON.parse(device.storage.read('cart') ?? '{}');

    it('gets what was added before it was read, once', async () => {
      const device = createDevice({ delivery: 'manual' });
      device.storage.write('cart', JSON.stringify([kurta]));
      const shop = openShop(device);
      shop.dispatch(lineAdded({ line: large, from: 'card' }));
      shop.dispatch(lineQuantityChanged({ key: lineKey(large), quantity: 3 }));
      await device.settle();
      expect(storedLines(shop)).toEqual([kurta]);
      await shop.restore();
      await device.settle();
      const lines = [kurta, { ...large, quantity: 3 }];
      expect(shop.lines()).toEqual(lines);
      expect(storedLines(shop)).toMatchObject({ lines });
      shop.dispatch(lineRemoved({ key: lineKey(kurta) }));
      await device.settle();
      expect(storedLines(shop)).toMatchObject({ lines: lines.slice(1) });
    });

    it('is followed also when it is read again', async () => {
      const shop = openShop();
      await shop.restore();
      await shop.restore();
      shop.dispatch(lineAdded({ line: kurta, from: 'card' }));
      await shop.device.settle();
      expect(storedLines(shop)).toMatchObject({ lines: [kurta] });
    });
  });
});

describe('Check products', () => {
  const now = Date.UTC(2026, 10, 2);

  const HOUR = 3_600_000;

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
    await import('./cartListeners');
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  }

  const products = (count: number) => Array.from({ length: count }, (_, index) => `product-${index}`);

  const linesFor = (ids: readonly string[]) => ids.map((id) => buildCartLine({ id }));

  function answerEach(): void {
    answerBy('getProduct', ({ pathname }) => buildProduct({ id: pathname.split('/').at(-1) ?? '' }));
  }

  describe('Asking the store for the products of the cart', () => {
    it('tells a product without sizes', async () => {
      answer('getProduct', buildProduct({ attributes: [] }));
      const { check, checked } = openCart();
      await check();
      expect(checked()).toMatchObject({ [kurta.id]: { hasSizes: false } });
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
});
