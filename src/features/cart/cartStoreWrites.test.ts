import { CART_JOURNAL_PREFIX, CART_STORAGE_KEY, UNREADABLE_CART_KEY } from '../../lib/constants';
import { buildCartLine } from '../../testing/builders';
import { createDeviceStorage } from '../../testing/deviceStorage';
import { legacyTabId } from './cartMerge';
import type { CartOperation } from './cartOperations';
import { quantitiesOf } from './cartOperations';
import type { StorageTrouble } from './cartFile';
import { createCartStore } from './cartStore';

// Where there is no page, no address of a picture counts as one of the shop's.
const kurta = buildCartLine({ image: '' });
const hammer = buildCartLine({ id: 'hammer', name: 'Hammer', image: '' });
const addKurta: CartOperation = { kind: 'add', line: kurta };
const addHammer: CartOperation = { kind: 'add', line: hammer };
const takeKurta: CartOperation = { kind: 'take', lines: quantitiesOf([kurta]) };

const HOUR = 3_600_000;
/** Not as the shop writes it: it would be another text if it were written again. */
const COMPLETE = JSON.stringify({ ordered: [], applied: {}, lines: [kurta] }, null, 2);

/** A device with a clock, whose tabs each have a store of the cart. */
function createDevice(text: string | null = null) {
  const device = createDeviceStorage(false, () => undefined);
  if (text !== null) device.write(CART_STORAGE_KEY, text);
  let time = 1_800_000_000_000;
  return {
    ...device,
    pass: (duration: number) => {
      time += duration;
    },
    cart: (): unknown => JSON.parse(device.read(CART_STORAGE_KEY) ?? 'null'),
    journals: () => device.keys().filter((key) => key.startsWith(CART_JOURNAL_PREFIX)),
    openTab() {
      const { storage } = device.open();
      const writes: string[] = [];
      const troubles: StorageTrouble[] = [];
      const store = createCartStore({
        storage: {
          ...storage,
          setItem: (key, value) => {
            writes.push(key);
            storage.setItem(key, value);
          },
        },
        onTrouble: (trouble) => troubles.push(trouble),
        now: () => time,
      });
      const start = async () => store.begin(await store.load());
      return { store, writes, troubles, start };
    },
  };
}

describe('A stored cart that lacks nothing', () => {
  it.each([
    ['no cart', null, []],
    ['an empty text', '', []],
    ['a cart in another order of its fields', COMPLETE, [kurta]],
  ])('is read and not written: %s', async (_what, text, lines) => {
    const { store, writes, troubles } = createDevice(text).openTab();
    const loaded = await store.load();
    expect(loaded).toEqual({ lines, ordered: [] });
    expect(store.begin(loaded)).toEqual(loaded);
    expect(store.sync()).toEqual(loaded);
    expect([writes, troubles]).toEqual([[], []]);
  });

  it('is not written by a sync before it was loaded', () => {
    const { store, writes } = createDevice().openTab();
    expect(store.sync()).toEqual({ lines: [], ordered: [] });
    expect(writes).toEqual([]);
  });

  it('is not needed for a sync before it was loaded where the storage is blocked', () => {
    const device = createDevice(COMPLETE);
    device.faults.isBlocked = true;
    const { store, writes } = device.openTab();
    expect(store.sync()).toEqual({ lines: [], ordered: [] });
    expect(writes).toEqual([]);
  });

  it('is not written after the storage was blocked for a while', async () => {
    const device = createDevice(COMPLETE);
    const { store, writes, troubles, start } = device.openTab();
    await start();
    device.faults.isBlocked = true;
    expect(store.sync().lines).toEqual([kurta]);
    expect(troubles).toEqual(['blocked']);
    device.faults.isBlocked = false;
    expect(store.sync().lines).toEqual([kurta]);
    expect(writes).toEqual([]);
  });

  it('is not written by a tab whose failed write another tab has made good', async () => {
    const device = createDevice();
    const one = device.openTab();
    const two = device.openTab();
    await one.start();
    await two.start();
    device.faults.isFull = (key) => key === CART_STORAGE_KEY;
    one.store.commit(addKurta);
    device.faults.isFull = () => false;
    expect(two.store.sync().lines).toEqual([kurta]);
    one.writes.length = 0;
    expect(one.store.sync().lines).toEqual([kurta]);
    expect(one.writes).toEqual([]);
  });
});

describe('A stored cart that lacks something', () => {
  it('gets the operation of a tab that could only write its journal', async () => {
    const device = createDevice();
    const one = device.openTab();
    const two = device.openTab();
    await one.start();
    await two.start();
    device.faults.isFull = (key) => key === CART_STORAGE_KEY;
    two.store.commit(addKurta);
    device.faults.isFull = () => false;
    expect(one.store.sync().lines).toEqual([kurta]);
    expect(device.cart()).toMatchObject({ lines: [kurta] });
  });

  it('is written again after it was removed, if it had lines', async () => {
    const device = createDevice(COMPLETE);
    const { store, start } = device.openTab();
    await start();
    device.clear();
    store.sync();
    expect(device.cart()).toEqual({ lines: [kurta], applied: {}, ordered: [] });
  });

  it('is written again after it was removed, if lines were taken out of it', async () => {
    const device = createDevice();
    const { store, start } = device.openTab();
    await start();
    store.commit(addKurta);
    store.commit(takeKurta);
    const before = device.cart();
    device.clear();
    store.sync();
    expect(device.cart()).toEqual(before);
  });

  it('is the cart with which the tab begins, if it is another one', async () => {
    const device = createDevice();
    const { store } = device.openTab();
    await store.load();
    expect(store.begin({ lines: [kurta], ordered: ['p'] }).lines).toEqual([kurta]);
    expect(device.cart()).toEqual({ lines: [kurta], applied: {}, ordered: ['p'] });
  });

  it('is the cart with which the tab begins, if none was loaded', () => {
    const device = createDevice();
    device.openTab().store.begin({ lines: [kurta], ordered: [] });
    expect(device.cart()).toMatchObject({ lines: [kurta] });
  });

  it('is marked as the list of an older version, which contains the operations so far', async () => {
    const device = createDevice();
    const one = device.openTab();
    await one.start();
    one.store.commit(addKurta);
    const lines = [{ ...kurta, quantity: 2 }];
    device.write(CART_STORAGE_KEY, JSON.stringify(lines));
    expect((await device.openTab().start()).lines).toEqual(lines);
    const [tab = ''] = device.journals().map((key) => key.slice(CART_JOURNAL_PREFIX.length));
    expect(device.cart()).toEqual({
      lines,
      applied: { [legacyTabId({ lines, ordered: [] })]: 1, [tab]: 1 },
      ordered: [],
    });
  });
});

describe('A stored text that is no cart', () => {
  it('is replaced by an empty cart when it has been copied', async () => {
    const device = createDevice('basket=7');
    const { troubles, start } = device.openTab();
    await start();
    expect(device.read(UNREADABLE_CART_KEY)).toBe('basket=7');
    expect(device.cart()).toEqual({ lines: [], applied: {}, ordered: [] });
    expect(troubles).toEqual(['unreadable']);
  });

  it('stays where it is if there is no space for a copy', async () => {
    const device = createDevice('basket=7');
    device.faults.isFull = (key) => key === UNREADABLE_CART_KEY;
    const { troubles, start } = device.openTab();
    await start();
    expect(device.read(CART_STORAGE_KEY)).toBe('basket=7');
    expect(troubles).toEqual(['unreadable']);
  });
});

describe('While the cart cannot be written', () => {
  it('the journal keeps what the stored cart lacks, for however long', async () => {
    const device = createDevice();
    const { store, start, troubles } = device.openTab();
    await start();
    device.faults.isFull = (key) => key === CART_STORAGE_KEY;
    store.commit(addKurta);
    device.pass(HOUR);
    store.commit(addHammer);
    expect(troubles).toEqual([]);
    expect((await device.openTab().store.load()).lines).toEqual([kurta, hammer]);
  });

  it('a start removes no journal of another tab, however old', async () => {
    const device = createDevice();
    device.faults.isFull = (key) => key === CART_STORAGE_KEY;
    const one = device.openTab();
    await one.start();
    one.store.commit(addKurta);
    device.pass(25 * HOUR);
    expect((await device.openTab().start()).lines).toEqual([kurta]);
    expect(device.journals()).toHaveLength(1);
    device.faults.isFull = () => false;
    expect((await device.openTab().start()).lines).toEqual([kurta]);
    expect(device.journals()).toEqual([]);
    expect(device.cart()).toMatchObject({ lines: [kurta] });
  });
});
