import { waitFor } from '@testing-library/react';
import { createAppStore } from '../../app/store';
import type { OutsideWorld } from '../../app/types';
import { restoreCart } from './cartListeners';
import { cleared, lineAdded } from './cartSlice';
import { buildCartLine } from '../../testing/builders';
import { localTextStorage } from '../../lib/browserStorage';
import type { StorageTrouble } from '../../lib/cartStorage';
import { createCartStorage, UNREADABLE_CART_KEY } from '../../lib/cartStorage';

const kurta = buildCartLine();

/** A shop on this browser's storage, with its cart read. */
async function openShop(storage = localTextStorage()) {
  const troubles: StorageTrouble[] = [];
  const world: OutsideWorld = {
    navigator: { push: () => undefined, replace: () => undefined },
    cartStorage: createCartStorage(storage, (trouble) => troubles.push(trouble)),
    deviceStorage: storage,
    authCookie: { isPresent: () => false, clear: () => undefined },
    browser: { leaveTo: () => undefined, postForm: () => undefined },
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

describe("The cart under the local storage key 'cart'", () => {
  it('is plain JSON, written at once, and read at the next start', async () => {
    const { store } = await openShop();
    store.dispatch(lineAdded({ line: kurta, from: 'card' }));
    expect(storedCart()).toEqual({ lines: [kurta] });
    expect((await openShop()).lines()).toEqual([kurta]);
  });

  it('is emptied on the device too', async () => {
    const { store } = await openShop();
    store.dispatch(lineAdded({ line: kurta, from: 'card' }));
    store.dispatch(cleared());
    expect(storedCart()).toEqual({ lines: [] });
  });

  it('is read from the bare list that older sites wrote', async () => {
    localStorage.setItem('cart', JSON.stringify([kurta]));
    const { lines, troubles } = await openShop();
    expect(lines()).toEqual([kurta]);
    expect(troubles).toEqual([]);
  });

  it.each(['{broken', '"text"', '7'])('is set aside where it reads %s', async (text) => {
    localStorage.setItem('cart', text);
    const { lines, troubles } = await openShop();
    expect(lines()).toEqual([]);
    expect(troubles).toEqual(['unreadable']);
    expect(localStorage.getItem(UNREADABLE_CART_KEY)).toBe(text);
  });

  it('costs nothing but persistence where the storage is blocked', async () => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const { store, lines, troubles } = await openShop({
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
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
