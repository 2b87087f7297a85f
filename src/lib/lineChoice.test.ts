import { choiceText, lacksSize, lineKey, onlyOption } from './lineChoice';

it('chooses of itself only where there is one option', () => {
  expect([onlyOption([]), onlyOption(['M']), onlyOption(['S', 'M'])]).toEqual(['', 'M', '']);
});

it('tells lines apart by product, size and colour', () => {
  const line = { id: 'p1', selectedSize: 'M', selectedColor: 'Red' };
  const keys = [
    line,
    { ...line, id: 'p2' },
    { ...line, selectedSize: 'S' },
    { ...line, selectedColor: 'Blue' },
    { ...line, selectedSize: 'Red', selectedColor: 'M' },
    { ...line, selectedSize: 'M","Red', selectedColor: '' },
  ].map(lineKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(lineKey({ ...line })).toBe(keys[0]);
});

it.each([
  ['Red', 'M', 'Red · Size M'],
  ['Red', '', 'Red'],
  ['', 'M', 'Size M'],
  ['', 'One Size', 'One Size'],
  ['', '', ''],
])('writes the colour "%s" and the size "%s" as "%s"', (selectedColor, selectedSize, text) => {
  expect(choiceText({ selectedColor, selectedSize })).toBe(text);
});

it('lacks a size only where the product is known to have some', () => {
  expect(lacksSize({ selectedSize: '' }, { hasSizes: true })).toBe(true);
  expect(lacksSize({ selectedSize: 'M' }, { hasSizes: true })).toBe(false);
  expect(lacksSize({ selectedSize: '' }, { hasSizes: false })).toBe(false);
  expect(lacksSize({ selectedSize: '' }, undefined)).toBe(false);
});
