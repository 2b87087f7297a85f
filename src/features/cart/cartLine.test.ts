import { LIMITS } from '../../lib/constants';
import { buildCartLine, buildProductModel } from '../../testing/builders';
import { mergeLines, readLine, readLines, toCartLine } from './cartLine';

const image = 'https://pictures.example/kurta.jpg';
const kurta = buildCartLine({ image });
const large = buildCartLine({ image, selectedSize: 'L' });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => buildCartLine({ id: `line-${index}` }));

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
      unreadable: [7],
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
