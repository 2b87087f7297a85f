/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { UNREADABLE_CART_KEY } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import type { Device } from '../../testing/memoryDevice';
import { createDevice } from '../../testing/memoryDevice';
import { restoreCart } from './cartListeners';
import {
  cleared,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  linesOrdered,
  removalUndone,
} from './cartEvents';

const kurta = buildCartLine();
const large = buildCartLine({ selectedSize: 'L' });
const hammer = buildCartLine({ id: 'hammer', name: 'Hammer', selectedSize: '', selectedColor: '' });

const addKurta = lineAdded({ line: kurta, from: 'card' });
const addLarge = lineAdded({ line: large, from: 'card' });
const addHammer = lineAdded({ line: hammer, from: 'card' });

/** Opens the shop in a new tab and loads its cart. */
async function openCart(device: Device = createDevice({ delivery: 'manual' })) {
  const shop = openShop({ tab: device.openTab() });
  const { dispatch, state, log } = shop;
  dispatch(await restoreCart(shop.environment));
  return {
    ...shop,
    device,
    troubles: log.troubles,
    cart: () => state().cart,
    lines: () => state().cart.lines,
  };
}

function storedCart(device: Device): unknown {
  return JSON.parse(device.storage.read('cart') ?? 'null');
}

function journals(device: Device): readonly string[] {
  return device.storage.keys().filter((key) => key.startsWith('cart:journal:'));
}

describe("Section 4, Cart: the local storage key 'cart'", () => {
  it('has plain JSON, written at once and read at the next start [4.cart.1, 4.cart.2]', async () => {
    const { device, dispatch } = await openCart();
    dispatch(addKurta);
    expect(storedCart(device)).toMatchObject({ lines: [kurta] });
    expect((await openCart(device)).lines()).toEqual([kurta]);
  });

  it('follows every change of the cart [4.cart.3]', async () => {
    const { device, dispatch, lines } = await openCart();
    const key = lineKey(kurta);
    const removed = lineRemoved({ key });
    const clearing = cleared();
    const changes = [
      addKurta,
      lineAdded({ line: kurta, from: 'productPage' }),
      addLarge,
      lineQuantityChanged({ key, quantity: 5 }),
      removed,
      removalUndone({ removalId: removed.payload.removalId }),
      clearing,
      removalUndone({ removalId: clearing.payload.removalId }),
      linesOrdered({ purchaseId: 'one', lines: [kurta] }),
    ];
    for (const change of changes) {
      const before = lines();
      dispatch(change);
      expect(lines()).not.toEqual(before);
      expect(storedCart(device)).toMatchObject({ lines: lines() });
    }
  });

  it('is emptied in the storage too [4.cart.3, 4.cart.8]', async () => {
    const { device, dispatch } = await openCart();
    dispatch(addKurta);
    dispatch(cleared());
    expect(storedCart(device)).toMatchObject({ lines: [] });
  });

  it('is read from the bare list that older sites wrote [4.cart.13]', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', JSON.stringify([kurta]));
    const { lines, dispatch, troubles } = await openCart(device);
    expect(lines()).toEqual([kurta]);
    dispatch(addLarge);
    expect(storedCart(device)).toMatchObject({ lines: [kurta, large] });
    expect(troubles).toEqual([]);
  });

  it.each(['{broken', '"text"', '7', '{"items":[]}', '{"lines":"[]"}'])(
    'is copied to another key if it contains %s [4.cart.14]',
    async (text) => {
      const device = createDevice({ delivery: 'manual' });
      device.storage.write('cart', text);
      const { dispatch, lines, troubles } = await openCart(device);
      expect(lines()).toEqual([]);
      expect(troubles).toEqual(['unreadable']);
      expect(device.storage.read(UNREADABLE_CART_KEY)).toBe(text);
      dispatch(addKurta);
      expect(storedCart(device)).toMatchObject({ lines: [kurta] });
    },
  );

  it.each([
    ['an invalid line', [kurta, { name: 'no id' }], 'unreadableLines'],
    [
      'too many lines',
      [kurta, ...Array.from({ length: 500 }, (_, id) => ({ id, quantity: 1 }))],
      'tooManyLines',
    ],
  ])(
    'keeps the readable lines beside %s, copies the text to another key, and reports it',
    async (_what, lines, trouble) => {
      const device = createDevice({ delivery: 'manual' });
      const text = JSON.stringify({ lines });
      device.storage.write('cart', text);
      const shop = await openCart(device);
      expect(shop.lines()[0]).toEqual(kurta);
      expect(shop.troubles).toEqual([trouble]);
      expect(device.storage.read(UNREADABLE_CART_KEY)).toBe(text);
    },
  );

  it.each(['', 'null'])('is an empty cart without an error if it contains %j', async (text) => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', text);
    const { lines, troubles } = await openCart(device);
    expect(lines()).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('loses only persistence where the storage is blocked [4.cart.15]', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.faults.isBlocked = true;
    const { dispatch, lines, troubles } = await openCart(device);
    dispatch(addKurta);
    dispatch(addKurta);
    expect(lines()).toEqual([{ ...kurta, quantity: 2 }]);
    expect(troubles).toContain('blocked');
  });

  it('has lines that can be removed, also with a lone surrogate in their id', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', '[{"id":"\\ud800","name":"Odd","price":1,"quantity":1}]');
    const { dispatch, lines } = await openCart(device);
    expect(lines()).toMatchObject([{ id: '\ufffd', name: 'Odd' }]);
    for (const line of lines()) dispatch(lineRemoved({ key: lineKey(line) }));
    expect(storedCart(device)).toMatchObject({ lines: [] });
  });
});

describe('The cart in two tabs', () => {
  it('a change is shown in the other tab, which does not write it again', async () => {
    const one = await openCart();
    const two = await openCart(one.device);
    one.dispatch(addKurta);
    const text = one.device.storage.read('cart');
    let writes = 0;
    one.tab.environment.deviceStorage.onChange(() => {
      writes += 1;
    });
    await one.device.settle();
    expect(two.lines()).toEqual([kurta]);
    expect(writes).toBe(0);
    expect(one.device.storage.read('cart')).toBe(text);
  });

  it('two simultaneous additions are both kept', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const one = await openCart(device);
    const two = await openCart(device);
    one.dispatch(addKurta);
    two.dispatch(addHammer);
    two.dispatch(addKurta);
    await device.settle();
    expect(one.lines()).toEqual(two.lines());
    expect(storedCart(device)).toMatchObject({ lines: one.lines() });
    expect(one.lines()).toHaveLength(2);
    expect(one.lines()).toEqual(expect.arrayContaining([{ ...kurta, quantity: 2 }, hammer]));
  });

  it('a change of a tab that closes is kept, though another tab overwrites it', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const one = await openCart(device);
    const two = await openCart(device);
    one.dispatch(addKurta);
    one.tab.close();
    two.dispatch(addHammer);
    await device.settle();
    expect(two.lines()).toEqual(expect.arrayContaining([kurta, hammer]));
    expect((await openCart(device)).lines()).toEqual(two.lines());
  });

  it('a change is found in the journal at the next start, after all tabs were closed', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const one = await openCart(device);
    const two = await openCart(device);
    one.dispatch(addKurta);
    one.tab.close();
    two.dispatch(addHammer);
    two.tab.close();
    await device.settle();
    expect((await openCart(device)).lines()).toEqual([hammer, kurta]);
    await device.settle();
    expect(storedCart(device)).toMatchObject({ lines: [hammer, kurta] });
  });

  it('a removal removes the quantity that was shown, and keeps what another tab adds meanwhile', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const one = await openCart(device);
    one.dispatch(lineAdded({ line: { ...kurta, quantity: 3 }, from: 'card' }));
    await device.settle();
    const two = await openCart(device);
    one.dispatch(lineRemoved({ key: lineKey(kurta) }));
    two.dispatch(lineAdded({ line: { ...kurta, quantity: 2 }, from: 'card' }));
    await device.settle();
    expect([one.lines(), two.lines()]).toEqual([[{ ...kurta, quantity: 2 }], [{ ...kurta, quantity: 2 }]]);
  });

  it('a line that one tab added and another removed stays removed when an older cart is stored again', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const shops = [await openCart(device), await openCart(device)] as const;
    const [adds, removes] = shops;
    // Tabs sort by the time of their first change: the tab that removes comes before the one that adds.
    removes.dispatch(addHammer);
    device.pass(1000);
    await device.settle();
    const before = device.storage.read('cart');
    adds.dispatch(addKurta);
    await device.settle();
    removes.dispatch(lineRemoved({ key: lineKey(kurta) }));
    await device.settle();
    device.storage.write('cart', before);
    await device.settle();
    for (const shop of shops) expect(shop.lines()).toEqual([hammer]);
  });

  it.each(['frozen', 'cached'] as const)('a %s tab is up to date when it is resumed', async (kind) => {
    const one = await openCart();
    const two = await openCart(one.device);
    two.tab.freeze(kind);
    one.dispatch(addKurta);
    await one.device.settle();
    expect(two.lines()).toEqual([]);
    two.tab.thaw();
    await one.device.settle();
    expect(two.lines()).toEqual([kurta]);
  });

  it('an order is removed from the cart once, though both tabs report it', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const one = await openCart(device);
    one.dispatch(lineAdded({ line: { ...kurta, quantity: 3 }, from: 'card' }));
    await device.settle();
    const two = await openCart(device);
    const ordered = linesOrdered({ purchaseId: 'p', lines: [kurta] });
    one.dispatch(ordered);
    two.dispatch(ordered);
    await device.settle();
    for (const { cart } of [one, two]) {
      expect(cart()).toMatchObject({ lines: [{ ...kurta, quantity: 2 }], ordered: ['p'] });
    }
  });

  it('foreign text is copied to another key, and the cart is written again', async () => {
    const one = await openCart();
    const two = await openCart(one.device);
    one.dispatch(addKurta);
    await one.device.settle();
    one.device.storage.write('cart', 'basket=7');
    await one.device.settle();
    expect(one.lines()).toEqual([kurta]);
    expect(two.lines()).toEqual([kurta]);
    expect(one.troubles).toEqual(['unreadable']);
    expect(one.device.storage.read(UNREADABLE_CART_KEY)).toBe('basket=7');
    expect(storedCart(one.device)).toMatchObject({ lines: [kurta] });
  });

  it('a cleared storage gets the cart back, each piece once', async () => {
    const one = await openCart();
    const two = await openCart(one.device);
    one.dispatch(addKurta);
    two.dispatch(addKurta);
    await one.device.settle();
    one.device.pass(3_600_000);
    two.dispatch(addHammer);
    await one.device.settle();
    two.tab.freeze('cached');
    one.device.storage.clear();
    await one.device.settle();
    two.tab.thaw();
    await one.device.settle();
    const expected = [{ ...kurta, quantity: 2 }, hammer];
    expect([one.lines(), two.lines()]).toEqual([expected, expected]);
    expect(storedCart(one.device)).toMatchObject({ lines: expected });
  });

  it('what was added after the storage was cleared is merged with the cart of a frozen tab', async () => {
    const one = await openCart();
    one.dispatch(addKurta);
    one.device.pass(3_600_000);
    one.dispatch(addLarge);
    one.tab.freeze('cached');
    one.device.storage.clear();
    const two = await openCart(one.device);
    two.dispatch(addHammer);
    two.tab.close();
    one.tab.thaw();
    await one.device.settle();
    expect(one.lines()).toEqual([kurta, large, hammer]);
  });

  it('the list of an older version replaces the cart, with nothing counted twice', async () => {
    const one = await openCart();
    one.dispatch(addKurta);
    one.device.storage.write('cart', JSON.stringify({ lines: [{ ...kurta, quantity: 2 }, hammer] }));
    await one.device.settle();
    expect(one.lines()).toEqual([{ ...kurta, quantity: 2 }, hammer]);
    one.dispatch(addLarge);
    expect(storedCart(one.device)).toMatchObject({ lines: [{ ...kurta, quantity: 2 }, hammer, large] });
    expect((await openCart(one.device)).lines()).toEqual(one.lines());
  });
});

describe('Full storage', () => {
  it('that rejects the cart: the journals keep the changes', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.faults.isFull = (key) => key === 'cart';
    const one = await openCart(device);
    one.dispatch(addKurta);
    expect(one.troubles).toEqual([]);
    one.tab.close();
    expect((await openCart(device)).lines()).toEqual([kurta]);
  });

  it('that rejects the journals: the cart keeps the changes, also of other tabs', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    device.storage.faults.isFull = (key) => key !== 'cart';
    const one = await openCart(device);
    const two = await openCart(device);
    one.dispatch(addKurta);
    two.dispatch(addHammer);
    await device.settle();
    expect(one.lines()).toEqual(two.lines());
    expect(one.lines()).toHaveLength(2);
    expect(one.troubles).toEqual([]);
  });

  it('that rejects everything: the tab keeps the cart in memory, reports it, and saves it later', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', JSON.stringify([hammer]));
    device.storage.faults.isFull = () => true;
    const { dispatch, lines, troubles } = await openCart(device);
    dispatch(addKurta);
    dispatch(addLarge);
    expect(lines()).toEqual([hammer, kurta, large]);
    expect(troubles).toEqual(['blocked', 'blocked']);
    device.storage.faults.isFull = () => false;
    dispatch(addKurta);
    expect(storedCart(device)).toMatchObject({ lines: [hammer, { ...kurta, quantity: 2 }, large] });
  });
});

describe("A tab's journal", () => {
  it('stays short however much changes', async () => {
    const { device, dispatch } = await openCart();
    for (let count = 0; count < 300; count += 1) dispatch(addKurta);
    const [key = ''] = journals(device);
    expect(JSON.parse(device.storage.read(key) ?? '')).toHaveLength(201);
    device.pass(3_600_000);
    dispatch(addKurta);
    expect(JSON.parse(device.storage.read(key) ?? '')).toHaveLength(1);
    expect(storedCart(device)).toMatchObject({ lines: [{ quantity: 301 }] });
  });

  it('is removed at a start that finds it old and contained in the cart', async () => {
    const one = await openCart();
    one.dispatch(addKurta);
    await openCart(one.device);
    expect(journals(one.device)).toHaveLength(1);
    one.device.pass(3_600_000);
    await openCart(one.device);
    expect(journals(one.device)).toEqual([]);
    one.dispatch(addKurta);
    await one.device.settle();
    expect((await openCart(one.device)).lines()).toEqual([{ ...kurta, quantity: 2 }]);
  });

  it('that cannot be read is removed, and the cart works', async () => {
    const device = createDevice({ delivery: 'manual' });
    for (const [index, text] of [
      '{',
      '7',
      '[7]',
      '[{"sequence":1,"after":0,"at":1,"operation":{}}]',
    ].entries()) {
      device.storage.write(`cart:journal:${index}`, text);
    }
    const { dispatch, lines } = await openCart(device);
    dispatch(addKurta);
    expect(lines()).toEqual([kurta]);
    expect(journals(device)).toHaveLength(1);
  });
});

describe('A full cart', () => {
  it('shows a toast instead of adding, and stays on the page', async () => {
    const device = createDevice({ delivery: 'manual' });
    const many = Array.from({ length: 500 }, (_, id) => ({ id, quantity: 9999 }));
    device.storage.write('cart', JSON.stringify(many));
    const { dispatch, lines, toasts } = await openCart(device);
    dispatch(lineAdded({ line: kurta, from: 'productPage' }));
    for (const line of lines().slice(0, 1)) dispatch(lineAdded({ line, from: 'card' }));
    expect(lines()).toHaveLength(500);
    expect(toasts().map(({ title, message }) => `${title}: ${message}`)).toEqual([
      'Your cart is full: A cart holds up to 500 different products. Please order or remove some first.',
      'Success: 0 is in your cart 9,999 times, which is the most that can be ordered at once.',
    ]);
  });
});
