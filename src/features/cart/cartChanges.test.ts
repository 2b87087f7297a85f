import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import { appending, clearing, ordering, quantityChange, removal } from './cartChanges';

const kurta = buildCartLine({ quantity: 3 });
const large = buildCartLine({ selectedSize: 'L', quantity: 2 });
const cart = { lines: [kurta, large], ordered: ['earlier'] };
const empty = { lines: [], ordered: [] };
const key = lineKey(large);

describe('Setting a quantity', () => {
  it.each([
    [1, -1],
    [2, 0],
    [5, 3],
  ])('to %d changes the line of 2 by %d', (quantity, by) => {
    expect(quantityChange(cart, { key, quantity })).toEqual({ kind: 'changeQuantity', key, by });
  });

  it.each([0, -1, 1.5, Number.NaN])('to %d changes nothing', (quantity) => {
    expect(quantityChange(cart, { key, quantity })).toBeNull();
  });

  it('of a line that is not in the cart changes nothing', () => {
    expect(quantityChange(cart, { key: 'gone', quantity: 2 })).toBeNull();
  });
});

describe('Removing', () => {
  it('takes out one line with what it has now', () => {
    expect(removal(cart, { key })).toEqual({ kind: 'take', lines: [{ key, quantity: 2 }] });
    expect(removal(cart, { key: 'gone' })).toBeNull();
  });

  it('takes out all lines, and changes nothing in an empty cart', () => {
    const lines = [
      { key: lineKey(kurta), quantity: 3 },
      { key, quantity: 2 },
    ];
    expect(clearing(cart)).toEqual({ kind: 'take', lines });
    expect(clearing(empty)).toBeNull();
  });
});

it('adds lines behind what is in the cart, and changes nothing without any', () => {
  const added = [buildCartLine({ id: 'hammer' })];
  expect(appending(cart, added)).toEqual({ kind: 'putBack', lines: added, index: 2 });
  expect(appending(cart, [])).toBeNull();
});

it('takes out the lines of a purchase, unless it was ordered before', () => {
  const lines = [{ ...large, quantity: 1 }];
  expect(ordering(cart, { purchaseId: 'now', lines })).toEqual({
    kind: 'order',
    purchaseId: 'now',
    lines: [{ key, quantity: 1 }],
  });
  expect(ordering(cart, { purchaseId: 'earlier', lines })).toBeNull();
});
