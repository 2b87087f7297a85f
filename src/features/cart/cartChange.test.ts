import { MAX_LINE_QUANTITY } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { operationOf, stateAfter, type CartPanel, type CartState } from './cartChange';
import {
  additionUndone,
  cleared,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  lineSizeChosen,
  linesOrdered,
  orderRepeated,
  type LineAdded,
} from './cartEvents';

const kurta = buildCartLine({ quantity: 3 });
const large = buildCartLine({ selectedSize: 'L', quantity: 2 });
const empty: CartState = { status: 'ready', lines: [], ordered: [], removals: [], panel: null, checked: {} };
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
    expect(operationOf(lineRemoved({ key }), cart)).toEqual({ kind: 'take', lines: [{ key, quantity: 2 }] });
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
