import type { CheckedProduct } from '../../api/models/types';
import { rootReducer } from '../../app/rootReducer';
import type { RootState } from '../../app/types';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import {
  addedFromCard,
  addedFromQuickView,
  cleared,
  lineAdded,
  lineChoiceChanged,
  lineQuantityChanged,
  lineRemoved,
  linesOrdered,
  removalUndone,
} from './cartEvents';
import { lineName, readLines, toCartLine } from './cartLine';
import { type RemovedGroup, toCartRows } from './cartRows';
import {
  cartOpened,
  cartReducer,
  cartRestored,
  panelClosed,
  productsChecked,
  selectCartChanges,
  selectCartCount,
  selectCartPanel,
  selectCartSaved,
  selectCartTotal,
  selectKnownCartCount,
  selectLastPurchase,
  selectListedRemovals,
  selectPanelLine,
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

  it('keeps what was added before the stored cart was read', () => {
    const early = cartReducer(undefined, lineAdded({ line: large, from: 'card' }));
    expect(early.status).toBe('loading');
    expect(cartReducer(early, cartRestored([kurta]))).toMatchObject({
      status: 'ready',
      lines: [kurta, large],
    });
  });

  it.each([0, -1, 1.5, Number.NaN])('ignores the quantity %p [4.cart.6]', (quantity) => {
    const state = cartReducer(ready, lineAdded({ line: kurta, from: 'card' }));
    expect(cartReducer(state, lineQuantityChanged({ key: lineKey(kurta), quantity }))).toBe(state);
  });

  it('changes the choice of a line in its place, and merges it with an equal line', () => {
    const both = cartReducer(undefined, cartRestored([kurta, large]));
    const changed = cartReducer(
      both,
      lineChoiceChanged({ key: lineKey(kurta), size: 'XL', color: kurta.selectedColor }),
    );
    expect(changed.lines).toEqual([{ ...kurta, selectedSize: 'XL' }, large]);
    const merged = cartReducer(
      both,
      lineChoiceChanged({
        key: lineKey(kurta),
        size: large.selectedSize,
        color: large.selectedColor,
      }),
    );
    expect(merged.lines).toEqual([{ ...large, quantity: kurta.quantity + large.quantity }]);
    const unknown = lineChoiceChanged({ key: 'gone', size: 'L', color: '' });
    expect(cartReducer(both, unknown).lines).toEqual(both.lines);
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

  it('remembers only the last purchases', () => {
    let state = ready;
    for (let purchase = 1; purchase <= 30; purchase += 1) {
      state = cartReducer(state, linesOrdered({ purchaseId: String(purchase), lines: [] }));
    }
    expect([state.ordered.length, state.ordered.at(-1)]).toEqual([20, '30']);
  });

  it('has a maximum number of lines, and a maximum quantity for each', () => {
    const many = Array.from({ length: 500 }, (_, index) => buildCartLine({ id: String(index) }));
    const full = cartReducer(undefined, cartRestored(many));
    expect(cartReducer(full, lineAdded({ line: kurta, from: 'card' })).lines).toEqual(many);
    const most = cartReducer(ready, lineAdded({ line: { ...kurta, quantity: 9999 }, from: 'card' }));
    expect(cartReducer(most, lineAdded({ line: kurta, from: 'card' })).lines).toMatchObject([
      { quantity: 9999 },
    ]);
  });
});

describe('Stored lines', () => {
  it('are read whatever their types, and invalid entries are left out', () => {
    const foreign = [
      { id: 7, name: 'Old', image: null, price: '12.5', quantity: '2' },
      null,
      'x',
      { name: 'no id', quantity: 1 },
      { id: 'a', quantity: 0 },
    ];
    expect(readLines(foreign)).toEqual({
      lines: [
        { id: '7', name: 'Old', image: '', price: 12.5, quantity: 2, selectedSize: '', selectedColor: '' },
      ],
      unreadable: foreign.slice(1),
      isTooLong: false,
    });
    expect(readLines({ lines: 'no' }).lines).toEqual([]);
  });

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

  it('are cut at the maximum number', () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ id: index, quantity: 1 }));
    const read = readLines(many);
    expect([read.lines.length, read.isTooLong]).toEqual([500, true]);
  });

  it('have at least one piece, and no price below zero', () => {
    const product = buildProductModel();
    const choice = { size: '', color: '', quantity: 0 };
    expect(toCartLine(product, choice).quantity).toBe(1);
    expect(toCartLine({ ...product, price: -1 }, { ...choice, quantity: Number.NaN })).toMatchObject({
      price: 0,
      quantity: 1,
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

  const empty = stateAfter(cartRestored([]));

  describe('The cart', () => {
    it('counts pieces, and adds up what they cost', () => {
      expect([selectCartCount(filled), selectCartTotal(filled)]).toEqual([5, 6996.5]);
      expect([selectCartCount(empty), selectCartTotal(empty)]).toEqual([0, 0]);
    });

    it('has no known count before it has been read', () => {
      expect(selectKnownCartCount(stateAfter())).toBeNull();
      expect([selectKnownCartCount(filled), selectKnownCartCount(empty)]).toEqual([5, 0]);
    });

    it('knows the purchase that was ordered last', () => {
      expect(selectLastPurchase(filled)).toBe('last');
      expect(selectLastPurchase(empty)).toBe('');
    });

    it('offers to undo what was removed since it was opened', () => {
      const removal = lineRemoved({ key: lineKey(hammer) });
      const state = rootReducer(filled, removal);
      expect(selectListedRemovals(state)).toMatchObject([
        { id: removal.payload.removalId, index: 1, lines: [hammer] },
      ]);
      expect(selectListedRemovals(rootReducer(state, cartOpened()))).toEqual([]);
    });
  });

  describe('The panel', () => {
    const product = buildProductModel({ id: 'new' });

    it('shows the line that was added, of all that the cart has', () => {
      const state = stateAfter(
        cartRestored([kurta]),
        addedFromQuickView(product, { size: 'M', color: '', quantity: 2 }),
      );
      expect(selectPanelLine(state)).toMatchObject({ id: 'new', selectedSize: 'M', quantity: 2 });
    });

    it('shows none once it is closed, or the line has left the cart', () => {
      const open = rootReducer(filled, addedFromCard(product));
      expect(selectPanelLine(rootReducer(open, panelClosed()))).toBeUndefined();
      const left = rootReducer(open, lineRemoved({ key: selectCartPanel(open)?.key ?? '' }));
      expect(selectCartPanel(left)).not.toBeNull();
      expect(selectPanelLine(left)).toBeUndefined();
    });
  });

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

    it('makes the total that of today’s prices', () => {
      expect(after({ hammer: { price: 900 } })).toEqual({
        total: 6698,
        isPriceChanged: true,
        isSomethingGone: false,
      });
    });

    it('takes a product that is gone out of the total', () => {
      expect(after({ [kurta.id]: { price: null } })).toEqual({
        total: 2998.5,
        isPriceChanged: false,
        isSomethingGone: true,
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
  function removed(index: number, ...ids: string[]): RemovedGroup {
    return { id: `removal of ${ids.join()}`, lines: ids.map(named), index };
  }

  /** The ids of lines in their order; those that were removed are in brackets. */
  function rowsOf(lines: readonly string[], removals: readonly RemovedGroup[]): string {
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
