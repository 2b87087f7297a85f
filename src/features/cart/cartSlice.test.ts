import type { CheckedProduct } from '../../api/models/types';
import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/types';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import {
  cleared,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  linesOrdered,
  removalUndone,
} from './cartEvents';
import { lineName, readLines } from './cartLine';
import type { Removal } from './cartChange';
import { toCartRows } from './CartScreen';
import {
  cartReducer,
  cartRestored,
  productsChecked,
  selectCartChanges,
  selectCartSaved,
  selectCartTotal,
} from './cartSlice';

const kurta = buildCartLine();

const large = buildCartLine({ selectedSize: 'L' });

const ready = cartReducer(undefined, cartRestored([]));

describe('Section 4, Cart: its lines', () => {
  it('adds to the quantity of the same product, size and colour [4.cart.4]', () => {
    const once = cartReducer(ready, lineAdded({ line: kurta, from: 'card' }));
    const twice = cartReducer(once, lineAdded({ line: { ...kurta, quantity: 2 }, from: 'card' }));
    expect(twice.lines).toEqual([{ ...kurta, quantity: 3 }]);
  });

  it('keeps another size, colour or product as a line of its own [4.cart.5]', () => {
    const lines = [
      kurta,
      large,
      buildCartLine({ selectedColor: 'Madder' }),
      buildCartLine({ id: 'another-kurta' }),
    ];
    const state = lines.reduce((cart, line) => cartReducer(cart, lineAdded({ line, from: 'card' })), ready);
    expect(state.lines).toEqual(lines);
  });

  it('removes one line of a product and leaves its other sizes [4.cart.7]', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    expect(cartReducer(both, lineRemoved({ key: lineKey(large) })).lines).toEqual([kurta]);
  });

  it('is empty after clearing [4.cart.8]', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    expect(cartReducer(both, cleared()).lines).toEqual([]);
  });

  it('is the stored cart each time that one is read, and adds it to nothing', () => {
    const once = cartReducer(undefined, cartRestored([kurta, large], ['first']));
    expect(cartReducer(once, cartRestored([kurta], ['second']))).toMatchObject({
      lines: [kurta],
      ordered: ['second'],
    });
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores the quantity %p [4.cart.6]', (quantity) => {
    const state = cartReducer(ready, lineAdded({ line: kurta, from: 'card' }));
    expect(cartReducer(state, lineQuantityChanged({ key: lineKey(kurta), quantity }))).toBe(state);
  });

  it('undoes a removal at its place, once, also if the line was added again meanwhile', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    const removed = lineRemoved({ key: lineKey(kurta) });
    const undone = removalUndone({ removalId: removed.payload.removalId });
    const one = cartReducer(both, removed);
    const back = cartReducer(one, undone);
    expect(back.lines).toEqual([kurta, large]);
    expect(cartReducer(back, undone).lines).toEqual([kurta, large]);
    const again = cartReducer(one, lineAdded({ line: kurta, from: 'card' }));
    expect(cartReducer(again, undone).lines).toEqual([large, { ...kurta, quantity: 2 }]);
  });

  it('undoes clearing and keeps what was added since', () => {
    const state = cartReducer(undefined, cartRestored([kurta]));
    const clearing = cleared();
    const since = cartReducer(cartReducer(state, clearing), lineAdded({ line: large, from: 'card' }));
    const { removalId } = clearing.payload;
    expect(cartReducer(since, removalUndone({ removalId })).lines).toEqual([kurta, large]);
  });

  it('removes what was ordered, once for each purchase, and keeps what was added since [4.cart.11]', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    const more = cartReducer(both, lineAdded({ line: { ...kurta, quantity: 2 }, from: 'card' }));
    const ordered = linesOrdered({ purchaseId: 'one', lines: [kurta, large] });
    const after = cartReducer(more, ordered);
    expect(after).toMatchObject({ lines: [{ ...kurta, quantity: 2 }], ordered: ['one'] });
    expect(cartReducer(after, ordered)).toBe(after);
  });
});

describe('Stored lines', () => {
  it('are kept within their limits, whatever was stored', () => {
    const [line] = readLines([
      {
        id: 'a\ud800',
        name: '  ',
        image: 'javascript:x',
        price: -5,
        quantity: 1e300,
        selectedSize: '\udc00',
      },
    ]).lines;
    expect(line).toEqual({
      id: 'a\ufffd',
      name: 'a\ufffd',
      image: '',
      price: 0,
      quantity: 9999,
      selectedSize: '\ufffd',
      selectedColor: '',
    });
  });
});

describe('Cart slice selectors', () => {
  const kurta = buildCartLine({ price: 1999, quantity: 2 });

  const hammer = buildCartLine({ id: 'hammer', price: 999.5, quantity: 3 });

  function stateAfter(...actions: readonly Parameters<typeof rootReducer>[1][]): RootState {
    return actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'started' }));
  }

  const filled = stateAfter(cartRestored([kurta, hammer], ['first', 'second', 'last']));

  describe('What the discounts take off', () => {
    const savedFor = (checked: Readonly<Record<string, CheckedProduct>>) =>
      selectCartSaved(rootReducer(filled, productsChecked(checked)));
    const known = { at: 0, hasSizes: false };

    it('is counted for every piece where the price before is known [2.cart.18]', () => {
      expect(savedFor({ hammer: { ...known, price: 999.5, originalPrice: 1099.5 } })).toBe(300);
    });

    it.each([
      ['nothing is known', {}],
      ['there is no price before', { hammer: { ...known, price: 999.5, originalPrice: null } }],
      ['the state of an older build has none', { hammer: { ...known, price: 999.5 } }],
      ['the price before was lower', { hammer: { ...known, price: 999.5, originalPrice: 900 } }],
      ['the price has changed since', { hammer: { ...known, price: 900, originalPrice: 1099.5 } }],
      ['it is no longer sold', { hammer: { ...known, price: null } }],
    ])('is nothing where %s', (_what, checked) => expect(savedFor(checked)).toBe(0));
  });

  describe('What has changed at the store', () => {
    const after = (checked: Readonly<Record<string, Partial<CheckedProduct>>>) => {
      const whole = Object.entries(checked).map(([id, part]): [string, CheckedProduct] => [
        id,
        { at: 0, price: 0, hasSizes: false, ...part },
      ]);
      const state = rootReducer(filled, productsChecked(Object.fromEntries(whole)));
      return { total: selectCartTotal(state), ...selectCartChanges(state) };
    };

    it('is nothing before the store was asked, and where the prices are the same', () => {
      const nothing = { isPriceChanged: false, isSomethingGone: false };
      expect(selectCartChanges(filled)).toEqual(nothing);
      expect(after({ [kurta.id]: { price: 1999 }, hammer: { price: 999.5 } })).toEqual({
        total: 6996.5,
        ...nothing,
      });
    });

    it('is nothing for a product that is called like a property of every object', () => {
      const state = stateAfter(cartRestored([buildCartLine({ id: 'constructor' })]));
      expect(selectCartChanges(state)).toEqual({ isPriceChanged: false, isSomethingGone: false });
    });
  });
});

describe('Cart rows', () => {
  const named = (id: string) => buildCartLine({ id });

  /** Lines that were removed at an index. */
  function removed(index: number, ...ids: string[]): Removal {
    return { id: `removal of ${ids.join()}`, lines: ids.map(named), index, isListed: true };
  }

  /** The ids of lines in their order; those that were removed are in brackets. */
  function rowsOf(lines: readonly string[], removals: readonly Removal[]): string {
    return toCartRows(lines.map(named), removals)
      .map((row) =>
        row.kind === 'removed' ? `(${row.removal.lines.map(({ id }) => id).join()})` : row.line.id,
      )
      .join(' ');
  }

  it.each([
    ['the lines alone', ['a', 'b'], [], 'a b'],
    ['a removal before all lines', ['b', 'c'], [removed(0, 'a')], '(a) b c'],
    ['a removal between lines', ['a', 'c'], [removed(1, 'b')], 'a (b) c'],
    ['a removal behind all lines', ['a', 'b'], [removed(2, 'c')], 'a b (c)'],
    ['a removal of all lines', [], [removed(0, 'a', 'b')], '(a,b)'],
    ['a removal from a longer cart', ['a'], [removed(5, 'f')], 'a (f)'],
    ['removals from the top, one after the other', ['c'], [removed(0, 'a'), removed(0, 'b')], '(a) (b) c'],
    ['removals from the end, one after the other', ['a'], [removed(2, 'c'), removed(1, 'b')], 'a (b) (c)'],
    ['a removal before an earlier one', ['b', 'd'], [removed(2, 'c'), removed(0, 'a')], '(a) b (c) d'],
    [
      'a removal behind lines that were removed together later',
      ['d'],
      [removed(2, 'c'), removed(0, 'a', 'b')],
      '(a,b) (c) d',
    ],
  ] as const)('The rows of a cart show %s', (_what, lines, removals, expected) => {
    expect(rowsOf(lines, removals)).toBe(expected);
  });

  it.each([
    [buildCartLine(), 'Handloom Linen Kurta, Indigo · Size M'],
    [buildCartLine({ selectedSize: '' }), 'Handloom Linen Kurta, Indigo'],
    [buildCartLine({ selectedSize: '', selectedColor: '' }), 'Handloom Linen Kurta'],
  ])('The name of a line has its choice', (line, name) => {
    expect(lineName(line)).toBe(name);
  });
});
