/** @jest-environment jest-fixed-jsdom */
import { createAppStore } from '../../app/store';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import { createDevice } from '../../testing/memoryDevice';
import { restoreCart } from './cartListeners';
import { cartRestored } from './cartSlice';
import {
  checkoutPressed,
  cleared,
  lineAdded,
  chooseSizePressed,
  lineQuantityChanged,
  lineRemoved,
  removalUndone,
  type LineAdded,
} from './cartEvents';

const kurta = buildCartLine();
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

  it('on the product page leads to the cart, which says so', () => {
    const { toasts, went } = add({ line: large, from: 'productPage' });
    expect(toasts()).toMatchObject([
      {
        variant: 'success',
        title: 'Added to cart',
        message: 'Handloom Linen Kurta has been added to your cart',
        isForNextPage: true,
      },
    ]);
    expect(went).toEqual([['/cart']]);
  });

  it('from a card is shown without a toast', () => {
    const { toasts, went } = add({ line: large, from: 'card' });
    expect([toasts(), went]).toEqual([[], []]);
  });

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
  it('is named, and can be put back', () => {
    const { dispatch, toasts, lines } = openWith([buildCartLine({ id: 'hammer', name: 'Hammer' }), kurta]);
    const before = lines();
    const removal = lineRemoved({ key: lineKey(kurta) });
    dispatch(removal);
    const event = removalUndone({ removalId: removal.payload.removalId });
    expect(toasts()).toMatchObject([
      { message: 'Handloom Linen Kurta removed from your cart.', action: { label: 'Undo', event } },
    ]);
    dispatch(event);
    expect(lines()).toEqual(before);
  });

  it('is nothing where there is no such line', () => {
    const { dispatch, toasts } = openWith();
    dispatch(lineRemoved({ key: 'gone' }));
    expect(toasts()).toEqual([]);
  });

  it('can be put back after emptying the cart, which an empty one does not tell', () => {
    const { dispatch, toasts } = openWith();
    const clearing = cleared();
    dispatch(clearing);
    dispatch(cleared());
    const event = removalUndone({ removalId: clearing.payload.removalId });
    expect(toasts()).toMatchObject([
      { message: 'All items have been removed from your cart.', action: { label: 'Undo', event } },
    ]);
  });
});

it('leads from Checkout to the sign-in, and back', () => {
  const { dispatch, toasts, went } = openWith();
  dispatch(checkoutPressed());
  expect(toasts()).toMatchObject([{ variant: 'info', title: 'Login Required', isForNextPage: true }]);
  expect(went).toEqual([['/login', { from: '/checkout' }]]);
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
