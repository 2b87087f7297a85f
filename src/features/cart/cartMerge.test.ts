import { LIMITS } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import type { JournalEntry, KeptCart } from './cartMerge';
import {
  applyMissing,
  countApplied,
  emptyCart,
  joinApplied,
  legacyTabId,
  readJournal,
  readStored,
  reconcile,
  toStored,
} from './cartMerge';

const image = 'https://pictures.example/1.jpg';
const kurta = buildCartLine({ image });
const large = buildCartLine({ image, selectedSize: 'L' });
const hammer = buildCartLine({ image, id: 'hammer' });

type Applied = Record<string, number>;

function cartOf(lines: KeptCart['lines'], applied: Applied = {}, ordered: readonly string[] = []): KeptCart {
  return { lines, ordered, applied: new Map(Object.entries(applied)) };
}

/** The operation of a tab that adds a line. */
function adding(line: typeof kurta, sequence: number, after = sequence - 1): JournalEntry {
  return { sequence, after, at: 1000, operation: { kind: 'add', line } };
}

function journalsOf(entries: Readonly<Record<string, readonly JournalEntry[]>>) {
  return new Map(Object.entries(entries));
}

describe('The journalled operations that a cart lacks', () => {
  it('are applied, and counted as contained from then on', () => {
    const journals = journalsOf({ a: [adding(kurta, 1), adding(large, 2)] });
    expect(applyMissing(cartOf([kurta], { a: 1 }), journals)).toEqual(cartOf([kurta, large], { a: 2 }));
  });

  it('are none where it contains them all: the cart stays the same one', () => {
    const cart = cartOf([kurta], { a: 2 });
    expect(applyMissing(cart, journalsOf({ a: [adding(kurta, 1), adding(large, 2)], b: [] }))).toBe(cart);
  });

  it('are left out from where one is missing between them', () => {
    const journals = journalsOf({ a: [adding(kurta, 1), adding(large, 3), adding(hammer, 4)] });
    expect(applyMissing(emptyCart, journals)).toEqual(cartOf([kurta], { a: 1 }));
    expect(applyMissing(emptyCart, journalsOf({ a: [adding(kurta, 2)] }))).toBe(emptyCart);
  });

  it('end in the same cart in every tab, where two were made at the same time', () => {
    const changing = (by: number): JournalEntry => ({
      ...adding(kurta, 1, 0),
      operation: { kind: 'changeQuantity', key: lineKey(kurta), by },
    });
    const cart = cartOf([{ ...kurta, quantity: 2 }]);
    const lines = (journals: Readonly<Record<string, readonly JournalEntry[]>>) =>
      applyMissing(cart, journalsOf(journals)).lines;
    const [more, less] = [[changing(5)], [changing(-5)]];
    expect(lines({ a: more, b: less })).toEqual([{ ...kurta, quantity: 2 }]);
    expect(lines({ b: less, a: more })).toEqual([{ ...kurta, quantity: 2 }]);
    expect(lines({ a: less, b: more })).toEqual([{ ...kurta, quantity: 6 }]);
    expect(lines({ b: more, a: less })).toEqual([{ ...kurta, quantity: 6 }]);
  });

  it('are applied in the order in which they can have been made, whatever the order of the tabs', () => {
    const journals = journalsOf({
      b: [adding(hammer, 1, 0)],
      c: [adding(kurta, 1, 2)],
      a: [adding(large, 1, 0)],
    });
    expect(applyMissing(emptyCart, journals)).toEqual(cartOf([large, hammer, kurta], { a: 1, b: 1, c: 1 }));
  });

  it('keep the orders that the cart remembers', () => {
    const cart = cartOf([kurta], {}, ['earlier']);
    expect(applyMissing(cart, journalsOf({ a: [adding(large, 1)] })).ordered).toEqual(['earlier']);
  });
});

describe('The stored cart and this tab’s', () => {
  it('are the stored one, where it contains all that this tab knows', () => {
    const stored = cartOf([kurta, large], { a: 1, b: 1 });
    expect(reconcile(stored, cartOf([kurta], { a: 1 }), new Map())).toBe(stored);
  });

  it('are the stored one with the operations that only the journals have', () => {
    const journals = journalsOf({ b: [adding(large, 1, 1)] });
    const known = cartOf([kurta, large], { a: 1, b: 1 });
    expect(reconcile(cartOf([kurta], { a: 1 }), known, journals)).toEqual(known);
  });

  it('are this tab’s, where the stored one lacks what no journal has any more', () => {
    const known = cartOf([kurta, large], { a: 1, b: 2 });
    expect(reconcile(cartOf([kurta], { a: 1 }), known, new Map())).toBe(known);
  });

  it('are all lines of both with the larger quantity, where each lacks what no journal has any more', () => {
    const stored = cartOf([{ ...kurta, quantity: 2 }, { ...large, quantity: 5 }, hammer], { a: 2 }, [
      'p',
      'q',
    ]);
    const known = cartOf([{ ...kurta, quantity: 3 }, large], { b: 1 }, ['q', 'r']);
    expect(reconcile(stored, known, new Map())).toEqual(
      cartOf([{ ...kurta, quantity: 3 }, { ...large, quantity: 5 }, hammer], { a: 2, b: 1 }, ['p', 'q', 'r']),
    );
  });

  it('keep a line that only one of them has, with its quantity', () => {
    const own = { ...hammer, quantity: 4 };
    const merged = reconcile(cartOf([own], { a: 1 }), cartOf([kurta], { b: 1 }), new Map());
    expect(merged.lines).toEqual([own, kurta]);
  });
});

describe('The tabs of a cart', () => {
  it('count by their last operations', () => {
    expect(
      countApplied(
        new Map([
          ['a', 2],
          ['b', 5],
        ]),
      ),
    ).toBe(7);
    expect(countApplied(new Map())).toBe(0);
  });

  it('have the larger number of both carts, sorted by id', () => {
    const joined = joinApplied(
      new Map([
        ['c', 1],
        ['a', 2],
        ['b', 5],
      ]),
      [
        ['b', 4],
        ['a', 3],
        ['d', 1],
      ],
    );
    expect([...joined]).toEqual([
      ['a', 3],
      ['b', 5],
      ['c', 1],
      ['d', 1],
    ]);
  });

  it('are the 200 newest', () => {
    const id = (index: number) => `tab-${String(index).padStart(3, '0')}`;
    const tabs = Array.from({ length: 201 }, (_, index) => [id(200 - index), 1] as const);
    const { applied } = toStored({ ...emptyCart, applied: new Map(tabs) });
    expect(Object.keys(applied)).toHaveLength(200);
    expect(Object.keys(applied).at(0)).toBe(id(1));
    expect(Object.keys(applied).at(-1)).toBe(id(200));
  });
});

describe('The cart in the storage', () => {
  it('is read as it was written', () => {
    const cart = cartOf([kurta, large], { a: 1, b: 2 }, ['p']);
    const value: unknown = JSON.parse(JSON.stringify(toStored(cart)));
    expect(readStored(value)).toEqual({ cart, isLegacy: false, unreadable: [], isTooLong: false });
  });

  it('is written as a new object each time: an unchanged one would not be written', () => {
    const cart = cartOf([kurta], {}, ['p']);
    expect(toStored(cart).lines).not.toBe(cart.lines);
    expect(toStored(cart).ordered).not.toBe(cart.ordered);
  });

  it.each([null, 'cart', 7, {}, { lines: null }, { lines: 'no', applied: {} }])(
    'is none if it is %j',
    (value) => {
      expect(readStored(value)).toBeNull();
    },
  );

  it.each([[[kurta]], [{ lines: [kurta] }], [{ lines: [kurta], applied: [] }]])(
    'is of an older version of the shop if it is %j',
    (value) => {
      expect(readStored(value)).toMatchObject({ isLegacy: true, cart: { lines: [kurta], ordered: [] } });
    },
  );

  it('leaves out numbers and orders that are none', () => {
    const applied = { a: 1, b: '2', c: 1.5, d: 2 ** 53, e: null };
    const ordered = ['p', '', null, 'x'.repeat(LIMITS.idLength + 1), 7];
    expect(readStored({ lines: [], applied, ordered })?.cart).toEqual(cartOf([], { a: 1 }, ['p', '7']));
  });
});

describe('The id of a cart that was written without operations', () => {
  it('is the same for the same list, and another one for another list', () => {
    expect(legacyTabId({ lines: [kurta, large], ordered: [] })).toBe(
      legacyTabId({ lines: [{ ...kurta }, { ...large }], ordered: [] }),
    );
    const lists = [[], [kurta], [large], [kurta, large], [large, kurta], [{ ...kurta, quantity: 2 }]];
    expect(new Set(lists.map((lines) => legacyTabId({ lines, ordered: [] }))).size).toBe(lists.length);
  });

  it('is short, and sorts before the ids of tabs', () => {
    const id = legacyTabId({ lines: [kurta, large, hammer], ordered: [] });
    expect(id).toMatch(/^-[0-9a-z]{1,7}$/);
    expect(id < '0').toBe(true);
  });
});

describe('A stored journal', () => {
  const entry = {
    sequence: 1,
    after: 0,
    at: 5,
    operation: { kind: 'take', lines: [{ key: lineKey(kurta), quantity: 1 }] },
  };

  it('is read as it was written', () => {
    expect(readJournal(JSON.stringify([entry, { ...entry, sequence: 2 }]))).toEqual([
      entry,
      { ...entry, sequence: 2 },
    ]);
    expect(readJournal('[]')).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '""',
    JSON.stringify(entry),
    JSON.stringify([entry, null]),
    JSON.stringify([{ ...entry, sequence: null }]),
    JSON.stringify([{ ...entry, after: 'x' }]),
    JSON.stringify([{ ...entry, at: undefined }]),
    JSON.stringify([{ ...entry, operation: { kind: 'sell' } }]),
  ])('cannot be read as a whole if it is %s', (text) => {
    expect(readJournal(text)).toBeNull();
  });
});
