import { LIMITS } from '../../lib/constants';
import { buildCartLine } from '../../testing/builders';
import {
  emptyCart,
  newTabId,
  parse,
  readCart,
  timeOf,
  withMissing,
  type KeptCart,
  type Told,
} from './storedCart';

const image = 'https://pictures.example/1.jpg';
const kurta = buildCartLine({ image });
const large = buildCartLine({ image, selectedSize: 'L' });

function cartOf(
  lines: KeptCart['lines'],
  applied: Readonly<Record<string, number>> = {},
  ordered: readonly string[] = [],
): KeptCart {
  return { lines, ordered, applied: new Map(Object.entries(applied)) };
}

/** The operation of a tab that adds a line. */
function adding(tab: string, line: typeof kurta, sequence: number, at = sequence): Told {
  return { tab, sequence, at, operation: { kind: 'add', line } };
}

/** An id for each number, in the order of the numbers. */
const id = (index: number) => `tab-${String(index).padStart(3, '0')}`;

describe('The operations that a cart lacks', () => {
  it('keep the orders that the cart remembers', () => {
    expect(withMissing(cartOf([kurta], {}, ['earlier']), [adding('a', large, 1)]).ordered).toEqual([
      'earlier',
    ]);
  });

  it('are not those of a tab that a full list has dropped, as older than all others', () => {
    const tabs = Array.from({ length: 200 }, (_, index) => [id(index + 1), 1] as const);
    const full = cartOf([kurta], Object.fromEntries(tabs));
    expect(withMissing(full, [adding(id(0), kurta, 1)])).toBe(full);
    const { applied, lines } = withMissing(full, [adding(id(201), large, 1)]);
    expect(lines).toEqual([kurta, large]);
    expect([applied.size, [...applied.keys()].at(0)]).toEqual([200, id(2)]);
    const notFull = cartOf([kurta], Object.fromEntries(tabs.slice(1)));
    expect(withMissing(notFull, [adding(id(0), large, 1)]).lines).toEqual([kurta, large]);
  });
});

describe('The id of a tab', () => {
  it('says when it was taken, and sorts by that', () => {
    const [first, second] = [newTabId(emptyCart, 1_800_000_000_000), newTabId(emptyCart, 1_800_000_000_001)];
    expect(timeOf(first)).toBe(1_800_000_000_000);
    expect(first < second).toBe(true);
    expect(newTabId(emptyCart, 5)).toMatch(/^000000005-.{8}$/);
  });

  it('is newer than all that the cart remembers', () => {
    const newest = newTabId(emptyCart, 2000);
    expect(timeOf(newTabId(cartOf([], { '-7': 1, [newest]: 1 }), 1000))).toBe(2001);
    expect(timeOf(newTabId(cartOf([], { '-7': 1 }), 1000))).toBe(1000);
  });
});

describe('The cart in the storage', () => {
  const readText = (value: unknown) => readCart(parse(JSON.stringify(value)));

  it('is read with the operations that it contains', () => {
    const text = { lines: [kurta, large], applied: { b: 2, a: 1 }, ordered: ['p'] };
    const { cart, ...rest } = readText(text) ?? {};
    expect(cart).toEqual(cartOf([kurta, large], { a: 1, b: 2 }, ['p']));
    expect([...(cart?.applied.keys() ?? [])]).toEqual(['a', 'b']);
    expect(rest).toEqual({ trouble: null, isOlder: false });
  });

  it.each([null, 'cart', 7, {}, { lines: null }, { lines: 'no', applied: {} }])(
    'is none if it is %j',
    (value) => {
      expect(readText(value)).toBeNull();
    },
  );

  it.each([[[kurta]], [{ lines: [kurta] }], [{ lines: [kurta], applied: [] }]])(
    'is of an older version of the shop if it is %j',
    (value) => {
      expect(readText(value)).toMatchObject({ isOlder: true, cart: { lines: [kurta], ordered: [] } });
    },
  );

  it('leaves out numbers and orders that are none', () => {
    const applied = { a: 1, b: '2', c: 1.5, d: 2 ** 53, e: null };
    const ordered = ['p', '', null, 'x'.repeat(LIMITS.idLength + 1), 7];
    expect(readText({ lines: [], applied, ordered })?.cart).toEqual(cartOf([], { a: 1 }, ['p', '7']));
  });
});
