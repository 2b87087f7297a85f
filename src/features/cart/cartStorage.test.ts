/** @jest-environment jest-fixed-jsdom */
import { openShop } from '../../testing/openShop';
import { fieldsOf } from '../../lib/untrusted';
import { UNREADABLE_CART_KEY } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import { createDevice, type Device } from '../../testing/memoryDevice';
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

function appliedIn(device: Device): object {
  const { applied } = fieldsOf<{ applied: object }>(storedCart(device));
  return fieldsOf(applied);
}

describe("Section 4, Cart: the local storage key 'cart'", () => {
  it('has plain JSON, read at the next start [4.cart.1, 4.cart.2]', async () => {
    const { device, dispatch } = await openCart();
    dispatch(addKurta);
    await device.settle();
    expect(storedCart(device)).toMatchObject({ lines: [kurta] });
    expect((await openCart(device)).lines()).toEqual([kurta]);
  });

  it('has the number of the last operation of each tab, and what was ordered', async () => {
    const { device, dispatch } = await openCart();
    dispatch(addKurta);
    dispatch(linesOrdered({ purchaseId: 'p', lines: [] }));
    await device.settle();
    const [tab = ''] = Object.keys(appliedIn(device));
    expect(tab).toMatch(/^[0-9a-z]{9}-.{8}$/);
    expect(storedCart(device)).toEqual({ lines: [kurta], applied: { [tab]: 2 }, ordered: ['p'] });
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
      await device.settle();
      expect(storedCart(device)).toMatchObject({ lines: lines() });
    }
  });

  it('is read from the bare list that older sites wrote [4.cart.13]', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', JSON.stringify([kurta]));
    const { lines, dispatch, troubles } = await openCart(device);
    expect(lines()).toEqual([kurta]);
    dispatch(addLarge);
    await device.settle();
    expect(storedCart(device)).toMatchObject({ lines: [kurta, large] });
    expect(troubles).toEqual([]);
  });

  it('keeps what was ordered where an older site wrote it without the numbers of the tabs', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', JSON.stringify({ lines: [kurta], ordered: ['one'] }));
    const { dispatch } = await openCart(device);
    dispatch(addLarge);
    await device.settle();
    expect(storedCart(device)).toMatchObject({ lines: [kurta, large], ordered: ['one'] });
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
      await device.settle();
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
    await device.settle();
    expect(lines()).toEqual([{ ...kurta, quantity: 2 }]);
    expect(troubles).toContain('blocked');
  });
});

describe('The cart in two tabs', () => {
  it('a change is shown in the other tab, which does not write it again', async () => {
    const one = await openCart();
    const two = await openCart(one.device);
    let writes = 0;
    one.tab.environment.deviceStorage.onChange(() => {
      writes += 1;
    });
    one.dispatch(addKurta);
    await one.device.settle();
    expect(two.lines()).toEqual([kurta]);
    expect(writes).toBe(0);
  });

  it('a tab that is left stores what is under way at once, while another one holds the lock', async () => {
    const one = await openCart();
    const two = await openCart(one.device);
    void two.environment.tabLock.hold('cart', () => new Promise(() => undefined));
    one.dispatch(addKurta);
    one.tab.close();
    expect(storedCart(one.device)).toMatchObject({ lines: [kurta] });
  });

  it('a stopped page that holds the lock keeps no other from storing', async () => {
    const one = await openCart();
    const two = await openCart(one.device);
    void two.environment.tabLock.hold('cart', () => new Promise(() => undefined));
    two.tab.freeze();
    one.dispatch(addKurta);
    await one.device.settle();
    expect(storedCart(one.device)).toMatchObject({ lines: [kurta] });
  });

  it('what a tab was told counts though the one that told it is gone, and nothing of it was stored', async () => {
    const device = createDevice({ staleReads: true, delivery: 'manual' });
    const one = await openCart(device);
    const two = await openCart(device);
    device.storage.faults.isBlocked = true;
    one.dispatch(addKurta);
    one.tab.close();
    device.storage.faults.isBlocked = false;
    await device.settle();
    expect(two.lines()).toEqual([kurta]);
    expect(storedCart(device)).toMatchObject({ lines: [kurta] });
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
});

describe('A page that stays open', () => {
  it('counts nothing twice while 200 other pages change the cart', async () => {
    const device = createDevice({ delivery: 'manual' });
    const stays = await openCart(device);
    stays.dispatch(addKurta);
    await device.settle();
    for (let page = 0; page < 210; page += 1) {
      device.pass(50);
      const other = await openCart(device);
      other.dispatch(addHammer);
      other.tab.close();
      // Throws if they answer each other for ever.
      await device.settle();
    }
    expect(stays.lines()).toEqual([kurta, { ...hammer, quantity: 210 }]);
    expect(storedCart(device)).toMatchObject({ lines: stays.lines() });
    stays.dispatch(addKurta);
    await device.settle();
    expect((await openCart(device)).lines()).toEqual([
      { ...kurta, quantity: 2 },
      { ...hammer, quantity: 210 },
    ]);
  });

  it('remembers a limited number of tabs', async () => {
    const device = createDevice({ delivery: 'manual' });
    const stays = await openCart(device);
    for (let burst = 0; burst < 210; burst += 1) {
      stays.dispatch(addKurta);
      await device.settle();
      device.pass(10_000);
    }
    expect(Object.keys(appliedIn(device))).toHaveLength(200);
    expect(stays.lines()).toEqual([{ ...kurta, quantity: 210 }]);
  });

  it.each(['frozen', 'cached'] as const)(
    'agrees with the others when it wakes after an hour: %s',
    async (kind) => {
      const device = createDevice({ staleReads: true, delivery: 'manual' });
      const sleeps = await openCart(device);
      const other = await openCart(device);
      sleeps.dispatch(addKurta);
      sleeps.tab.freeze(kind);
      other.dispatch(addHammer);
      await device.settle();
      device.pass(3_600_000);
      other.dispatch(lineRemoved({ key: lineKey(kurta) }));
      await device.settle();
      sleeps.tab.thaw();
      await device.settle();
      for (const { lines } of [sleeps, other]) expect(lines()).toEqual([hammer]);
      sleeps.dispatch(addKurta);
      await device.settle();
      for (const { lines } of [sleeps, other]) expect(lines()).toEqual([hammer, kurta]);
    },
  );

  it('stores what it changes after the clock was set back', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.pass(3_600_000);
    const shop = await openCart(device);
    for (let burst = 0; burst < 210; burst += 1) {
      shop.dispatch(addKurta);
      await device.settle();
      device.pass(10_000);
    }
    device.pass(-7_200_000);
    const next = await openCart(device);
    next.dispatch(addHammer);
    await device.settle();
    expect((await openCart(device)).lines()).toEqual([{ ...kurta, quantity: 210 }, hammer]);
  });
});

describe('Storage', () => {
  it('that is full: the tab keeps the cart in memory, reports it, and saves it later', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', JSON.stringify([hammer]));
    device.storage.faults.isFull = () => true;
    const { dispatch, lines, troubles } = await openCart(device);
    dispatch(addKurta);
    device.pass(3_600_000);
    dispatch(addLarge);
    await device.settle();
    expect(lines()).toEqual([hammer, kurta, large]);
    expect(new Set(troubles)).toEqual(new Set(['blocked']));
    device.storage.faults.isFull = () => false;
    dispatch(addKurta);
    await device.settle();
    expect(storedCart(device)).toMatchObject({ lines: [hammer, { ...kurta, quantity: 2 }, large] });
  });

  it('that is blocked for a while: nothing is written again', async () => {
    const device = createDevice({ delivery: 'manual' });
    // Not as the shop writes it: it would be another text if it were written again.
    const text = JSON.stringify({ ordered: [], applied: {}, lines: [kurta] }, null, 2);
    device.storage.write('cart', text);
    const { lines, log, troubles } = await openCart(device);
    device.storage.faults.isBlocked = true;
    log.show();
    await device.settle();
    expect([lines(), troubles]).toEqual([[kurta], ['blocked']]);
    device.storage.faults.isBlocked = false;
    log.show();
    await device.settle();
    expect(device.storage.read('cart')).toBe(text);
  });

  it('that has no space for a copy of a text that is no cart keeps that text until the cart changes', async () => {
    const device = createDevice({ delivery: 'manual' });
    device.storage.write('cart', 'basket=7');
    device.storage.faults.isFull = (key) => key === UNREADABLE_CART_KEY;
    const { dispatch, troubles } = await openCart(device);
    await device.settle();
    expect([device.storage.read('cart'), new Set(troubles)]).toEqual(['basket=7', new Set(['unreadable'])]);
    dispatch(addKurta);
    await device.settle();
    expect(storedCart(device)).toMatchObject({ lines: [kurta] });
  });
});

describe('Without Web Locks and channels', () => {
  it('a tab stores its changes at once, and shows those of others', async () => {
    const device = createDevice({ hasLocks: false, hasChannels: false, delivery: 'manual' });
    const [one, two] = [await openCart(device), await openCart(device)];
    one.dispatch(addKurta);
    expect(storedCart(device)).toMatchObject({ lines: [kurta] });
    await device.settle();
    two.dispatch(addHammer);
    await device.settle();
    for (const { lines } of [one, two]) expect(lines()).toEqual([kurta, hammer]);
  });
});
