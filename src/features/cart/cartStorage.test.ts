import { waitFor } from '@testing-library/react';
import { createAppStore } from '../../app/store';
import type { OutsideWorld } from '../../app/types';
import { restoreCart } from './cartListeners';
import { lineKey } from './cartLine';
import {
  cleared,
  clearingUndone,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  removalUndone,
} from './cartSlice';
import { buildCartLine } from '../../testing/builders';
import { memoryWorld } from '../../testing/memoryWorld';
import { localTextStorage } from '../../lib/browserStorage';
import type { StorageTrouble } from '../../lib/cartStorage';
import { createCartStorage, UNREADABLE_CART_KEY } from '../../lib/cartStorage';

const kurta = buildCartLine();
const large = buildCartLine({ selectedSize: 'L' });

/** A shop on this browser's storage, with its cart read. */
async function openShop(storage = localTextStorage()) {
  const troubles: StorageTrouble[] = [];
  const world: OutsideWorld = {
    ...memoryWorld().world,
    cartStorage: createCartStorage(storage, (trouble) => troubles.push(trouble)),
    deviceStorage: storage,
  };
  const store = createAppStore(world);
  store.dispatch(await restoreCart(world.cartStorage));
  return { store, troubles, lines: () => store.getState().cart.lines };
}

function storedCart(): unknown {
  return JSON.parse(localStorage.getItem('cart') ?? 'null');
}

afterEach(() => {
  localStorage.clear();
});

describe("Section 4, Cart: the local storage key 'cart'", () => {
  it('holds plain JSON, written at once and read at the next start [4.cart.1, 4.cart.2]', async () => {
    const { store } = await openShop();
    store.dispatch(lineAdded({ line: kurta, from: 'card' }));
    expect(storedCart()).toEqual({ lines: [kurta] });
    expect((await openShop()).lines()).toEqual([kurta]);
  });

  it('follows every change of the cart [4.cart.3]', async () => {
    const { store, lines } = await openShop();
    const key = lineKey(kurta);
    const changes = [
      lineAdded({ line: kurta, from: 'card' }),
      lineAdded({ line: kurta, from: 'productPage' }),
      lineAdded({ line: large, from: 'card' }),
      lineQuantityChanged({ key, quantity: 5 }),
      lineRemoved({ key }),
      removalUndone({ line: kurta, index: 0 }),
      cleared(),
      clearingUndone({ lines: [kurta, large] }),
    ];
    for (const change of changes) {
      const before = lines();
      store.dispatch(change);
      expect(lines()).not.toEqual(before);
      expect(storedCart()).toEqual({ lines: lines() });
    }
  });

  it('is emptied on the device too [4.cart.3, 4.cart.8]', async () => {
    const { store } = await openShop();
    store.dispatch(lineAdded({ line: kurta, from: 'card' }));
    store.dispatch(cleared());
    expect(storedCart()).toEqual({ lines: [] });
  });

  it('is read from the bare list that older sites wrote [4.cart.13]', async () => {
    localStorage.setItem('cart', JSON.stringify([kurta]));
    const { lines, troubles } = await openShop();
    expect(lines()).toEqual([kurta]);
    expect(troubles).toEqual([]);
  });

  it.each(['{broken', '"text"', '7', '{"items":[]}', '{"lines":"[]"}'])(
    'is set aside where it reads %s [4.cart.14]',
    async (text) => {
      localStorage.setItem('cart', text);
      const { store, lines, troubles } = await openShop();
      expect(lines()).toEqual([]);
      expect(troubles).toEqual(['unreadable']);
      expect(localStorage.getItem(UNREADABLE_CART_KEY)).toBe(text);
      store.dispatch(lineAdded({ line: kurta, from: 'card' }));
      expect(storedCart()).toEqual({ lines: [kurta] });
    },
  );

  it.each(['', 'null'])('is empty, and no trouble, where it reads %j', async (text) => {
    localStorage.setItem('cart', text);
    const { lines, troubles } = await openShop();
    expect(lines()).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('costs nothing but persistence where the storage is blocked [4.cart.15]', async () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { store, lines, troubles } = await openShop({
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
      keys: blocked,
      onChange: () => () => undefined,
    });
    store.dispatch(lineAdded({ line: kurta, from: 'card' }));
    expect(lines()).toEqual([kurta]);
    expect(troubles).toContain('blocked');
  });

  it('follows another tab without writing back', async () => {
    const { lines } = await openShop();
    localStorage.setItem('cart', JSON.stringify({ lines: [kurta] }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await waitFor(() => expect(lines()).toEqual([kurta]));
  });
});
