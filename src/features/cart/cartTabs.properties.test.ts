/** @jest-environment jest-fixed-jsdom */
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { CartLine } from '../../api/models/types';
import { rootReducer } from '../../app/rootReducer';
import type { AppDispatch, Environment, RootState } from '../../app/types';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import { createDevice, type Device, type Tab } from '../../testing/memoryDevice';
import { addCartListeners, restoreCart } from './cartListeners';
import {
  cleared,
  lineAdded,
  lineChoiceChanged,
  lineQuantityChanged,
  lineRemoved,
  linesOrdered,
  removalUndone,
  type OrderedLines,
} from './cartEvents';
import { isFullRun } from '../../testing/fullRun';

/**
 * Any number of tabs, any order of actions and storage events, and a storage that fails: the cart is the result of all
 * additions, changes and removals, in every tab and in the storage.
 */

const RUNS = isFullRun ? 2000 : 60;
jest.setTimeout(isFullRun ? 1_800_000 : 60_000);

const SLOTS = 4;
const FAULTS = ['none', 'full', 'blocked'] as const;
type Fault = (typeof FAULTS)[number];

/** A tab as the test drives it. */
interface Shop {
  readonly number: number;
  readonly tab: Tab;
  readonly dispatch: AppDispatch;
  readonly cart: () => RootState['cart'];
  isStopped: boolean;
  /** Whether closing now may lose something: its last change could not be saved, or was cleared. */
  isAtRisk: boolean;
}

/** The expected quantity of a line. */
interface Expected {
  sum: number;
  /** All pieces that were ever put in. */
  added: number;
  /** The tabs that have taken pieces out. */
  readonly takers: Set<number>;
}

interface Model {
  readonly shops: (Shop | null)[];
  readonly expected: Map<string, Expected>;
  readonly purchases: (OrderedLines & { readonly by: number; isKnown: boolean })[];
  opened: number;
  fault: Fault;
  /** A page was opened while nothing could be stored, and did not know the cart: the quantities are not certain. */
  hasUnknowing: boolean;
  hasClosed: boolean;
}

type Command = fc.AsyncCommand<Model, Device>;

async function openShop(device: Device, number: number): Promise<Shop> {
  const tab = device.openTab();
  const listeners = createListenerMiddleware<RootState, AppDispatch, Environment>({ extra: tab.environment });
  addCartListeners(listeners.startListening);
  // Without the checks of development, which take most of the time.
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).prepend(listeners.middleware),
  });
  store.dispatch(await restoreCart(tab.environment));
  return {
    number,
    tab,
    dispatch: store.dispatch,
    cart: () => store.getState().cart,
    isStopped: false,
    isAtRisk: false,
  };
}

/** Lines that one tab alone changes, and lines that all add to. */
const ownLine = (shop: Shop) => buildCartLine({ id: `own-${shop.number}` });
const sharedLine = (index: number) => buildCartLine({ id: `shared-${index}` });

function expectedOf(model: Model, line: CartLine): Expected {
  const key = lineKey(line);
  const found = model.expected.get(key) ?? { sum: 0, added: 0, takers: new Set() };
  model.expected.set(key, found);
  return found;
}

function quantityIn(lines: readonly CartLine[], key: string): number {
  return lines.find((line) => lineKey(line) === key)?.quantity ?? 0;
}

function put(model: Model, line: CartLine, quantity: number): void {
  const expected = expectedOf(model, line);
  expected.sum += quantity;
  expected.added += Math.max(0, quantity);
}

function take(model: Model, shop: Shop, lines: readonly CartLine[]): void {
  for (const line of lines) {
    const expected = expectedOf(model, line);
    expected.sum -= line.quantity;
    expected.takers.add(shop.number);
  }
}

/** Whether a line's quantity is certain: no two tabs may have removed pieces of it at the same time. */
function isCertain({ hasUnknowing }: Model, key: string, { takers }: Expected): boolean {
  if (hasUnknowing) return false;
  const isOwnedBy = (taker: number) => key === lineKey(buildCartLine({ id: `own-${taker}` }));
  const [taker] = takers;
  if (taker === undefined) return true;
  const isOwn = key.includes('own-');
  if (takers.size > 1) return false;
  return !isOwn || isOwnedBy(taker);
}

function liveShops(model: Model): Shop[] {
  return model.shops.filter((shop) => shop !== null);
}

/** An action of the shopper in one tab. */
class InTab implements Command {
  constructor(
    private readonly slot: number,
    private readonly name: string,
    private readonly act: (model: Model, shop: Shop) => void,
  ) {}

  check({ shops }: Readonly<Model>): boolean {
    const shop = shops[this.slot];
    return shop !== null && shop !== undefined && !shop.isStopped;
  }

  async run(model: Model, device: Device): Promise<void> {
    const shop = model.shops[this.slot];
    if (shop === null || shop === undefined) return;
    // No two actions of a shopper come at the same time.
    device.pass(1);
    this.act(model, shop);
    shop.isAtRisk ||= model.fault !== 'none';
    // The tab's own lines are right at once.
    const key = lineKey(ownLine(shop));
    const expected = model.expected.get(key);
    if (expected !== undefined && isCertain(model, key, expected)) {
      expect(quantityIn(shop.cart().lines, key)).toBe(expected.sum);
    }
  }

  toString(): string {
    return `${this.name} in ${this.slot}`;
  }
}

/** An event of the browser or its storage. */
class OnDevice implements Command {
  constructor(
    private readonly name: string,
    private readonly isPossible: (model: Readonly<Model>) => boolean,
    private readonly act: (model: Model, device: Device) => void | Promise<void>,
  ) {}

  check(model: Readonly<Model>): boolean {
    return this.isPossible(model);
  }

  async run(model: Model, device: Device): Promise<void> {
    await this.act(model, device);
  }

  toString(): string {
    return this.name;
  }
}

const slot = fc.nat(SLOTS - 1);

function add(at: number, to: 'own' | number, quantity: number): Command {
  return new InTab(at, `add ${quantity} of ${to}`, (model, shop) => {
    const line = { ...(to === 'own' ? ownLine(shop) : sharedLine(to)), quantity };
    put(model, line, quantity);
    shop.dispatch(lineAdded({ line, from: 'card' }));
  });
}

function setQuantity(at: number, quantity: number): Command {
  return new InTab(at, `set ${quantity}`, (model, shop) => {
    const line = ownLine(shop);
    const before = quantityIn(shop.cart().lines, lineKey(line));
    if (before > 0) put(model, line, quantity - before);
    shop.dispatch(lineQuantityChanged({ key: lineKey(line), quantity }));
  });
}

/** Adds a piece without a size and, if `isChosen`, chooses its size: how many end in which line is not certain. */
function addWithoutSize(at: number, isChosen: boolean): Command {
  return new InTab(at, `add without a size${isChosen ? ', and choose it' : ''}`, (model, shop) => {
    const line = buildCartLine({ id: `sized-${shop.number}`, selectedSize: '' });
    for (const each of [line, { ...line, selectedSize: 'L' }]) {
      const expected = expectedOf(model, each);
      expected.added = Infinity;
      expected.takers.add(-1).add(-2);
    }
    shop.dispatch(lineAdded({ line, from: 'card' }));
    if (!isChosen) return;
    shop.dispatch(lineChoiceChanged({ key: lineKey(line), size: 'L', color: line.selectedColor }));
    expect(quantityIn(shop.cart().lines, lineKey(line))).toBe(0);
  });
}

function remove(at: number, from: 'own' | number): Command {
  return new InTab(at, `remove ${from}`, (model, shop) => {
    const key = lineKey(from === 'own' ? ownLine(shop) : sharedLine(from));
    const removed = shop.cart().lines.filter((line) => lineKey(line) === key);
    take(model, shop, removed);
    shop.dispatch(lineRemoved({ key }));
  });
}

function clear(at: number): Command {
  return new InTab(at, 'clear', (model, shop) => {
    take(model, shop, shop.cart().lines);
    shop.dispatch(cleared());
  });
}

function undo(at: number): Command {
  return new InTab(at, 'undo', (model, shop) => {
    const removal = shop.cart().removals.at(-1);
    if (removal === undefined) return;
    for (const line of removal.lines) put(model, line, line.quantity);
    shop.dispatch(removalUndone({ removalId: removal.id }));
  });
}

function order(at: number, isNew: boolean): Command {
  return new InTab(at, `order ${isNew ? 'new' : 'again'}`, (model, shop) => {
    const known = isNew
      ? undefined
      : model.purchases.findLast(({ by, isKnown }) => isKnown || by === shop.number);
    if (known !== undefined) {
      // Reported again by another tab, or after a reload: it is removed once.
      shop.dispatch(linesOrdered({ purchaseId: known.purchaseId, lines: known.lines }));
      return;
    }
    const lines = shop.cart().lines.filter((line) => lineKey(line) === lineKey(ownLine(shop)));
    const purchase = { purchaseId: `purchase-${model.purchases.length}`, lines };
    model.purchases.push({ ...purchase, by: shop.number, isKnown: false });
    take(model, shop, lines);
    shop.dispatch(linesOrdered(purchase));
  });
}

/** What a tab has told is heard by one that goes on; where none does, it has arrived before the tab stops. */
async function settleLast(model: Model, device: Device, at: number): Promise<void> {
  const others = liveShops(model).filter((shop) => shop !== model.shops[at] && !shop.isStopped);
  if (others.length === 0) await settle(model, device);
}

const open = slot.map(
  (at) =>
    new OnDevice(
      `open ${at}`,
      ({ shops }) => shops[at] === null,
      async (model, device) => {
        // A page takes longer to load than what was written and told before takes to arrive.
        await settle(model, device);
        model.hasUnknowing ||= model.fault !== 'none';
        model.opened += 1;
        model.shops[at] = await openShop(device, model.opened);
      },
    ),
);

const close = slot.map(
  (at) =>
    new OnDevice(
      `close ${at}`,
      ({ shops }) => shops[at]?.isAtRisk === false,
      async (model, device) => {
        await settleLast(model, device, at);
        model.shops[at]?.tab.close();
        model.shops[at] = null;
        model.hasClosed = true;
      },
    ),
);

const freeze = fc.tuple(slot, fc.constantFrom('frozen' as const, 'cached' as const)).map(
  ([at, kind]) =>
    new OnDevice(
      `${kind} ${at}`,
      ({ shops }) => shops[at]?.isStopped === false,
      async (model, device) => {
        await settleLast(model, device, at);
        const shop = model.shops[at];
        shop?.tab.freeze(kind);
        if (shop) shop.isStopped = true;
      },
    ),
);

const thaw = slot.map(
  (at) =>
    new OnDevice(
      `thaw ${at}`,
      ({ shops }) => shops[at]?.isStopped === true,
      ({ shops }) => {
        const shop = shops[at];
        shop?.tab.thaw();
        if (shop) shop.isStopped = false;
      },
    ),
);

const deliver = fc.nat(20).map(
  (choice) =>
    new OnDevice(
      `deliver ${choice}`,
      () => true,
      (_model, device) => void device.deliver(choice),
    ),
);

async function settle(model: Model, device: Device): Promise<void> {
  await device.settle();
  model.hasClosed = false;
  for (const purchase of model.purchases) purchase.isKnown = true;
  // Everything is saved, and known to every running tab.
  for (const shop of liveShops(model)) if (model.fault === 'none' && !shop.isStopped) shop.isAtRisk = false;
}

const settleAll = fc.constant(new OnDevice('settle', () => true, settle));

const clearing = fc.constant(
  new OnDevice(
    'clear storage',
    (model) => !model.hasClosed && model.fault === 'none' && liveShops(model).some((shop) => !shop.isStopped),
    async (model, device) => {
      for (const shop of liveShops(model)) shop.isAtRisk = true;
      device.storage.clear();
      // The open tabs hear of it long before another page is opened.
      await settle(model, device);
    },
  ),
);

const foreign = fc.constant(
  new OnDevice(
    'foreign text',
    (model) => model.fault === 'none' && liveShops(model).some((shop) => !shop.isStopped),
    async (model, device) => {
      for (const shop of liveShops(model)) shop.isAtRisk = true;
      device.storage.write('cart', 'basket=7');
      await settle(model, device);
    },
  ),
);

/** A tab with an older version of the shop, which writes the whole list. */
const legacy = fc.constant(
  new OnDevice(
    'older version adds one',
    (model) =>
      model.fault === 'none' &&
      liveShops(model).length > 0 &&
      liveShops(model).every((shop) => !shop.isStopped && !shop.isAtRisk),
    async (model, device) => {
      await settle(model, device);
      const reader = await openShop(createDeviceWith(device), 0);
      const line = buildCartLine({ id: 'legacy' });
      put(model, line, 1);
      const others = reader.cart().lines.filter((other) => lineKey(other) !== lineKey(line));
      const quantity = quantityIn(reader.cart().lines, lineKey(line)) + 1;
      device.storage.write('cart', JSON.stringify({ lines: [...others, { ...line, quantity }] }));
      await settle(model, device);
    },
  ),
);

/** Another device with a copy of the storage, to read the cart without changing it. */
function createDeviceWith(device: Device): Device {
  const copy = createDevice({ delivery: 'manual' });
  for (const key of device.storage.keys()) copy.storage.write(key, device.storage.read(key));
  return copy;
}

const fault = fc.constantFrom(...FAULTS).map(
  (kind) =>
    new OnDevice(
      `fault: ${kind}`,
      ({ fault: current }) => current !== kind,
      (model, device) => {
        model.fault = kind;
        setFault(device, kind);
      },
    ),
);

function setFault({ storage: { faults } }: Device, kind: Fault): void {
  faults.isBlocked = kind === 'blocked';
  faults.isFull = () => kind === 'full';
}

const pass = fc.constant(
  new OnDevice(
    'two minutes pass',
    () => true,
    async (model, device) => {
      await settle(model, device);
      device.pass(120_000);
    },
  ),
);

const quantity = fc.integer({ min: 1, max: 4 });
const target = fc.constantFrom('own' as const, 'own' as const, 0, 1);

const shopping: fc.Arbitrary<Command>[] = [
  fc.tuple(slot, target, quantity).map(([at, to, count]) => add(at, to, count)),
  fc.tuple(slot, target, quantity).map(([at, to, count]) => add(at, to, count)),
  fc.tuple(slot, target, quantity).map(([at, to, count]) => add(at, to, count)),
  fc.tuple(slot, quantity).map(([at, count]) => setQuantity(at, count)),
  fc.tuple(slot, target).map(([at, from]) => remove(at, from)),
  fc.tuple(slot, fc.boolean()).map(([at, isChosen]) => addWithoutSize(at, isChosen)),
  slot.map(undo),
  slot.map(clear),
  fc.tuple(slot, fc.boolean()).map(([at, isNew]) => order(at, isNew)),
];
const tabs: fc.Arbitrary<Command>[] = [
  open,
  open,
  open,
  close,
  freeze,
  thaw,
  deliver,
  deliver,
  deliver,
  settleAll,
];
const events: fc.Arbitrary<Command>[] = [clearing, foreign, legacy, fault, pass];

/** Only additions; all actions of shoppers; these and all faults. */
const additions = shopping.slice(0, 3);
const histories: fc.Arbitrary<Iterable<Command>> = fc.oneof(
  fc.commands([...additions, ...tabs], { maxCommands: 40, size: 'max' }),
  fc.commands([...shopping, ...tabs], { maxCommands: 50, size: 'max' }),
  fc.commands([...shopping, ...tabs, ...events], { maxCommands: 60, size: 'max' }),
);

function linesOn(device: Device): unknown {
  const stored: unknown = JSON.parse(device.storage.read('cart') ?? '{"lines":[]}');
  return typeof stored === 'object' && stored !== null && 'lines' in stored ? stored.lines : undefined;
}

/** Checks that all tabs and the storage have the expected cart. Returns how many lines had a certain quantity. */
async function expectOneCart(model: Model, device: Device): Promise<number> {
  setFault(device, 'none');
  for (const shop of liveShops(model)) {
    if (shop.isStopped) shop.tab.thaw();
    else shop.tab.log.show();
  }
  // Throws if the tabs do not stop writing.
  await device.settle();
  model.opened += 1;
  const last = await openShop(device, model.opened);
  await device.settle();
  const { lines, ordered } = last.cart();
  for (const shop of liveShops(model)) expect(shop.cart()).toMatchObject({ lines, ordered });
  expect(linesOn(device)).toEqual(lines);
  expect(ordered.toSorted()).toEqual(model.purchases.map(({ purchaseId }) => purchaseId).toSorted());
  for (const line of lines) expect(model.expected.has(lineKey(line))).toBe(true);
  let compared = 0;
  for (const [key, expected] of model.expected) {
    const found = quantityIn(lines, key);
    expect(found).toBeLessThanOrEqual(expected.added);
    if (!isCertain(model, key, expected)) continue;
    expect({ key, quantity: found }).toEqual({ key, quantity: expected.sum });
    compared += 1;
  }
  // Syncing again changes nothing.
  const text = device.storage.read('cart');
  for (const { tab } of [...liveShops(model), last]) tab.log.show();
  await device.settle();
  expect(device.storage.read('cart')).toBe(text);
  return compared;
}

it('is one cart, with nothing lost and nothing counted twice', async () => {
  let comparedLines = 0;
  await fc.assert(
    fc.asyncProperty(histories, fc.boolean(), async (history, staleReads) => {
      const device = createDevice({ staleReads, delivery: 'manual' });
      const model: Model = {
        shops: [await openShop(device, 1), await openShop(device, 2), null, null],
        expected: new Map(),
        purchases: [],
        opened: 2,
        fault: 'none',
        hasUnknowing: false,
        hasClosed: false,
      };
      await fc.asyncModelRun(() => ({ model, real: device }), history);
      comparedLines += await expectOneCart(model, device);
    }),
    { seed: 20, numRuns: RUNS },
  );
  // Histories without additions prove nothing.
  expect(comparedLines).toBeGreaterThan(RUNS);
});
