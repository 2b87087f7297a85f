import type { CartLine } from '../../api/models/types';
import { LIMITS, MAX_LINE_QUANTITY } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { type CartPanel, type CartState, operationOf, stateAfter } from './cartChange';
import {
  additionUndone,
  cleared,
  lineAdded,
  type LineAdded,
  lineQuantityChanged,
  lineRemoved,
  lineSizeChosen,
  linesOrdered,
  orderRepeated,
} from './cartEvents';
import { mergeLines, readLine, readLines, toCartLine } from './cartLine';
import {
  applyOperation,
  type CartContents,
  type CartOperation,
  contentsOf,
  isSameContents,
  quantitiesOf,
} from './cartOperations';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => buildCartLine({ id: `line-${index}` }));

describe('Cart change', () => {
  const kurta = buildCartLine({ quantity: 3 });

  const large = buildCartLine({ selectedSize: 'L', quantity: 2 });

  const empty: CartState = {
    status: 'ready',
    lines: [],
    ordered: [],
    removals: [],
    panel: null,
    checked: {},
  };

  const cart: CartState = { ...empty, lines: [kurta, large], ordered: ['earlier'] };

  const key = lineKey(large);

  describe('Setting a quantity', () => {
    it.each([
      [1, -1],
      [2, 0],
      [5, 3],
    ])('to %d changes the line of 2 by %d', (quantity, by) => {
      const event = lineQuantityChanged({ key, quantity });
      expect(operationOf(event, cart)).toEqual({ kind: 'changeQuantity', key, by });
    });

    it.each([0, -1, 1.5, Number.NaN])('to %d changes nothing', (quantity) => {
      expect(operationOf(lineQuantityChanged({ key, quantity }), cart)).toBeNull();
    });

    it('of a line that is not in the cart changes nothing', () => {
      expect(operationOf(lineQuantityChanged({ key: 'gone', quantity: 2 }), cart)).toBeNull();
    });
  });

  describe('Removing', () => {
    it('takes out one line with what it has now', () => {
      expect(operationOf(lineRemoved({ key }), cart)).toEqual({
        kind: 'take',
        lines: [{ key, quantity: 2 }],
      });
      expect(operationOf(lineRemoved({ key: 'gone' }), cart)).toBeNull();
    });

    it('takes out all lines, and changes nothing in an empty cart', () => {
      const lines = [
        { key: lineKey(kurta), quantity: 3 },
        { key, quantity: 2 },
      ];
      expect(operationOf(cleared(), cart)).toEqual({ kind: 'take', lines });
      expect(operationOf(cleared(), empty)).toBeNull();
    });
  });

  it('An earlier order adds lines behind what is in the cart, and changes nothing without any', () => {
    const event = orderRepeated([{ product: buildProductModel({ id: 'hammer' }), quantity: 1 }]);
    expect(operationOf(event, cart)).toEqual({ kind: 'putBack', lines: event.payload, index: 2 });
    expect(operationOf(orderRepeated([]), cart)).toBeNull();
  });

  it('An order takes out the lines of a purchase, unless it was ordered before', () => {
    const lines = [{ ...large, quantity: 1 }];
    expect(operationOf(linesOrdered({ purchaseId: 'now', lines }), cart)).toEqual({
      kind: 'order',
      purchaseId: 'now',
      lines: [{ key, quantity: 1 }],
    });
    expect(operationOf(linesOrdered({ purchaseId: 'earlier', lines }), cart)).toBeNull();
  });

  it('An order takes out a line whose size was chosen since, also where it was merged with another', () => {
    const bought = [buildCartLine({ selectedSize: '' }), { ...large, quantity: 1 }];
    const event = linesOrdered({ purchaseId: 'now', lines: bought });
    const after = (lines: readonly CartLine[]) => stateAfter({ ...empty, lines }, event).lines;
    expect(after([buildCartLine({ selectedSize: 'S' }), { ...large, quantity: 1 }])).toEqual([]);
    expect(after([{ ...large, quantity: 1 }, buildCartLine({ selectedSize: 'S' })])).toEqual([]);
    expect(after([buildCartLine({ selectedSize: 'XS' }), buildCartLine({ selectedSize: 'XL' })])).toEqual([]);
    expect(after([large])).toEqual([]);
    expect(after([{ ...large, id: 'another' }])).toEqual([{ ...large, id: 'another' }]);
  });

  describe('After an addition from a card the panel', () => {
    const open: CartPanel = { key: 'other', hasSizes: true, quantity: 1, isIncrease: false, additions: 3 };
    const panelAfter = (before: CartState, added: LineAdded) => stateAfter(before, lineAdded(added)).panel;

    it('shows a new line, and how many pieces were added', () => {
      expect(panelAfter({ ...empty, lines: [large] }, { line: kurta, from: 'card' })).toEqual({
        key: lineKey(kurta),
        quantity: 3,
        hasSizes: false,
        isIncrease: false,
        additions: 1,
      });
    });

    it('shows a line that was there before with only what was added', () => {
      const line = { ...kurta, quantity: 2 };
      expect(panelAfter({ ...cart, panel: open }, { line, from: 'card', hasSizes: true })).toEqual({
        key: lineKey(kurta),
        quantity: 2,
        hasSizes: true,
        isIncrease: true,
        additions: 4,
      });
    });

    it('stays as it was where the cart took nothing more', () => {
      const full = { ...empty, lines: [{ ...large, quantity: MAX_LINE_QUANTITY }], panel: open };
      expect(panelAfter(full, { line: large, from: 'card' })).toBe(open);
    });

    it.each(['productPage', 'wishlist'] as const)('does not open for an addition from the %s', (from) => {
      expect(panelAfter({ ...empty, lines: [large] }, { line: kurta, from })).toBeNull();
    });

    it('follows its line to the size that was chosen, and no other line', () => {
      const unsized = { ...kurta, selectedSize: '' };
      const panel = { ...open, key: lineKey(unsized) };
      const before = { ...cart, lines: [unsized, large], panel };
      expect(stateAfter(before, lineSizeChosen(unsized, 'M')).panel).toEqual({
        ...panel,
        key: lineKey({ ...kurta, selectedSize: 'M' }),
      });
      expect(stateAfter(before, lineSizeChosen(large, 'M')).panel).toBe(panel);
    });

    it('is undone by taking out what it shows', () => {
      const panel = { ...open, key: lineKey(kurta), quantity: 2 };
      const lines = [{ key: lineKey(kurta), quantity: 2 }];
      expect(operationOf(additionUndone(), { ...cart, panel })).toEqual({ kind: 'take', lines });
      expect(operationOf(additionUndone(), empty)).toBeNull();
    });
  });
});

const image = 'https://pictures.example/1.jpg';

const kurta = buildCartLine({ image, quantity: 3 });

const large = buildCartLine({ image, selectedSize: 'L', quantity: 2 });

const hammer = buildCartLine({ image, id: 'hammer', selectedSize: '', selectedColor: '' });

const cart: CartContents = { lines: [kurta, large], ordered: ['earlier'] };

const linesAfter = (operation: CartOperation, before = cart) => applyOperation(before, operation).lines;

describe('An operation on the cart', () => {
  it.each([
    [-1, 2],
    [-2, 1],
    [-3, 1],
    [9996, 9999],
    [9997, 9999],
  ])('changes a quantity of 3 by %d to %d, and no other line', (by, quantity) => {
    const operation = { kind: 'changeQuantity', key: lineKey(kurta), by } as const;
    expect(linesAfter(operation)).toEqual([{ ...kurta, quantity }, large]);
  });

  it.each([
    [[1], [{ ...kurta, quantity: 2 }, large]],
    [[2], [{ ...kurta, quantity: 1 }, large]],
    [
      [1, 1],
      [{ ...kurta, quantity: 1 }, large],
    ],
    [[3], [large]],
    [[2, 2], [large]],
  ])('takes out the quantities %j of a line of 3, and no other line', (quantities, left) => {
    const lines = quantities.map((quantity) => ({ key: lineKey(kurta), quantity }));
    expect(linesAfter({ kind: 'take', lines })).toEqual(left);
  });

  it('takes out nothing of a line that is not in the cart', () => {
    expect(linesAfter({ kind: 'take', lines: quantitiesOf([hammer]) })).toEqual([kurta, large]);
  });

  it('puts lines back at their place, and adds to those that are in the cart again', () => {
    const lines = [hammer, { ...large, quantity: 5 }];
    expect(linesAfter({ kind: 'putBack', lines, index: 1 })).toEqual([
      kurta,
      hammer,
      { ...large, quantity: 7 },
    ]);
  });

  it.each([
    [498, 500],
    [499, 500],
    [500, 500],
  ])('puts back as many of two lines as a cart of %d has room for', (count, expected) => {
    const lines = linesAfter(
      { kind: 'putBack', lines: [hammer, kurta], index: 0 },
      { lines: numbered(count), ordered: [] },
    );
    expect(lines).toHaveLength(expected);
  });

  it('changes the choice of a line, and leaves the cart as it is where there is no such line', () => {
    const choice = { size: 'XL', color: 'Ivory' };
    expect(linesAfter({ kind: 'changeChoice', key: lineKey(large), ...choice })).toEqual([
      kurta,
      { ...large, selectedSize: 'XL', selectedColor: 'Ivory' },
    ]);
    expect(linesAfter({ kind: 'changeChoice', key: lineKey(hammer), ...choice })).toEqual([kurta, large]);
    const image = 'https://shop.example/ivory.webp';
    expect(linesAfter({ kind: 'changeChoice', key: lineKey(large), ...choice, image })).toMatchObject([
      {},
      { selectedColor: 'Ivory', image },
    ]);
  });

  it('takes out an order once, and remembers it', () => {
    const order = { kind: 'order', purchaseId: 'now', lines: quantitiesOf([large]) } as const;
    const after = applyOperation(cart, order);
    expect(after).toEqual({ lines: [kurta], ordered: ['earlier', 'now'] });
    expect(applyOperation(after, order)).toBe(after);
  });

  it('leaves lines that it does not change as they are', () => {
    const [first] = linesAfter({ kind: 'take', lines: [{ key: lineKey(large), quantity: 1 }] });
    expect(first).toBe(kurta);
  });

  it('remembers the last 20 orders', () => {
    const ordered = Array.from({ length: 20 }, (_, index) => `${index}`);
    const order = { kind: 'order', purchaseId: '20', lines: [] } as const;
    expect(applyOperation({ lines: [], ordered }, order).ordered).toEqual([...ordered.slice(1), '20']);
    expect(applyOperation({ lines: [], ordered: ordered.slice(1) }, order).ordered).toHaveLength(20);
  });
});

describe('Two carts', () => {
  it('are the same where their lines and orders are equal', () => {
    expect(isSameContents(cart, { lines: [{ ...kurta }, large], ordered: ['earlier'] })).toBe(true);
    expect(isSameContents(cart, { ...cart, lines: [kurta] })).toBe(false);
    expect(isSameContents(cart, { ...cart, ordered: [] })).toBe(false);
  });

  it('are compared by their contents alone', () => {
    const state = { ...cart, status: 'ready' };
    expect(isSameContents(state, { lines: [...cart.lines], ordered: [...cart.ordered] })).toBe(true);
    expect(contentsOf(state)).toEqual(cart);
  });
});

describe('Cart line', () => {
  const image = 'https://pictures.example/kurta.jpg';

  const kurta = buildCartLine({ image });

  const large = buildCartLine({ image, selectedSize: 'L' });

  describe('A stored line', () => {
    it('is read as it was written', () => {
      expect(readLine(JSON.parse(JSON.stringify(kurta)))).toEqual(kurta);
    });

    it.each([
      null,
      'line',
      [kurta],
      { ...kurta, id: '' },
      { ...kurta, id: undefined },
      { ...kurta, id: 'x'.repeat(LIMITS.idLength + 1) },
      { ...kurta, quantity: 0 },
      { ...kurta, quantity: 0.9 },
      { ...kurta, quantity: 'two' },
    ])('is none if it is %j', (value) => {
      expect(readLine(value)).toBeNull();
    });

    it('has the name of its product’s id where it has none', () => {
      expect(readLine({ ...kurta, name: ' ' })).toMatchObject({ name: kurta.id });
    });

    it.each([
      [1, 1],
      [9999, 9999],
      [10_000, 9999],
    ])('of %d pieces has %d', (quantity, expected) => {
      expect(readLine({ ...kurta, quantity })).toMatchObject({ quantity: expected });
    });

    it.each([
      [0, 0],
      ['12.50', 12.5],
      [-1, 0],
      ['free', 0],
      [LIMITS.price, LIMITS.price],
      [LIMITS.price + 1, LIMITS.price],
    ])('at the price %j costs %d', (price, expected) => {
      expect(readLine({ ...kurta, price })).toMatchObject({ price: expected });
    });
  });

  describe('A line for a product', () => {
    const choice = { size: 'M', color: 'Ivory', quantity: 2 };

    it('has the product’s price and the choice', () => {
      const product = buildProductModel({ price: 1499 });
      expect(toCartLine(product, choice)).toEqual({
        id: product.id,
        name: product.name,
        image: product.image,
        price: 1499,
        quantity: 2,
        selectedSize: 'M',
        selectedColor: 'Ivory',
      });
    });

    it.each([
      [0, 1],
      [1, 1],
      [9999, 9999],
      [10_000, 9999],
      [Number.NaN, 1],
    ])('of %d pieces has %d', (quantity, expected) => {
      expect(toCartLine(buildProductModel(), { ...choice, quantity })).toMatchObject({ quantity: expected });
    });

    it.each([
      [Number.NaN, 0],
      [-0.01, 0],
      [LIMITS.price + 1, LIMITS.price],
    ])('at the price %d costs %d', (price, expected) => {
      expect(toCartLine(buildProductModel({ price }), choice)).toMatchObject({ price: expected });
    });
  });

  describe('Merged lines', () => {
    it('have the quantities of both, up to the most that one line can have', () => {
      expect(mergeLines([kurta, large], [{ ...large, quantity: 9997 }])).toEqual([
        kurta,
        { ...large, quantity: 9998 },
      ]);
      expect(mergeLines([large], [{ ...large, quantity: 9999 }])).toEqual([{ ...large, quantity: 9999 }]);
    });

    it('are the same ones where nothing was added: they are not rendered again', () => {
      const full = { ...kurta, quantity: 9999 };
      const [merged] = mergeLines([full], [kurta]);
      expect(merged).toBe(full);
    });

    it.each([
      [499, 500],
      [500, 500],
    ])('are at most 500: one more for %d lines gives %d', (count, expected) => {
      expect(mergeLines(numbered(count), [kurta])).toHaveLength(expected);
    });

    it('add to a line of a full cart', () => {
      const lines = numbered(500);
      expect(mergeLines(lines, lines.slice(-1)).at(-1)).toMatchObject({ quantity: 2 });
    });
  });

  describe('A stored list', () => {
    it('is read without what is no line, which it tells', () => {
      expect(readLines([kurta, 7, large])).toEqual({
        lines: [kurta, large],
        isUnreadable: true,
        isTooLong: false,
      });
    });

    it.each([
      [500, false],
      [501, true],
    ])('of %d lines is too long: %s', (count, isTooLong) => {
      const read = readLines(numbered(count));
      expect(read.isTooLong).toBe(isTooLong);
      expect(read.lines).toHaveLength(500);
    });

    it('is not too long because a line is in it twice', () => {
      const lines = numbered(500);
      expect(readLines([...lines, ...lines])).toMatchObject({ isTooLong: false });
    });
  });
});
