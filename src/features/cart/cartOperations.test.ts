import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import {
  applyOperation,
  contentsOf,
  isSameContents,
  quantitiesOf,
  type CartContents,
  type CartOperation,
} from './cartOperations';

const image = 'https://pictures.example/1.jpg';
const kurta = buildCartLine({ image, quantity: 3 });
const large = buildCartLine({ image, selectedSize: 'L', quantity: 2 });
const hammer = buildCartLine({ image, id: 'hammer', selectedSize: '', selectedColor: '' });
const cart: CartContents = { lines: [kurta, large], ordered: ['earlier'] };

const linesAfter = (operation: CartOperation, before = cart) => applyOperation(before, operation).lines;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => buildCartLine({ id: `line-${index}` }));

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
