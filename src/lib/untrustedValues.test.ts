import {
  fieldsOf,
  isRecord,
  ownValue,
  readId,
  readList,
  readNumber,
  readShortText,
  readShortTexts,
  readText,
  readTextMap,
  readTexts,
} from './untrusted';

it.each([
  [{ a: 1 }, true],
  [{}, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['a', false],
  [() => 1, false],
])('%p has fields: %p', (value, hasFields) => {
  expect(isRecord(value)).toBe(hasFields);
  expect(fieldsOf(value)).toEqual(hasFields ? value : {});
});

it('reads a field, and none of what has no fields', () => {
  const nameOf = (value: unknown) => fieldsOf<{ name: string }>(value).name;
  expect([{ name: 7 }, ['name'], null].map(nameOf)).toEqual([7, undefined, undefined]);
});

it.each([
  ['a\ud800', 'a\ufffd'],
  [' a ', ' a '],
  [12.5, '12.5'],
  [0, '0'],
  [NaN, 'none'],
  [Infinity, 'none'],
  [true, 'none'],
  [null, 'none'],
  [{ toString: () => 'x' }, 'none'],
])('reads the text of %p', (value, text) => {
  expect(readText(value, 'none')).toBe(text);
  expect(readText(value)).toBe(text === 'none' ? '' : text);
});

it.each([
  [12, 12],
  [-0.5, -0.5],
  ['999.00', 999],
  [' 7 ', 7],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['7 rupees', null],
  ['Infinity', null],
  [Infinity, null],
  [NaN, null],
  [true, null],
  [[7], null],
  [null, null],
])('reads the number of %p as %p', (value, number) => {
  expect(readNumber(value)).toBe(number);
});

it('cuts a text only beyond its limit, and leaves no space at the cut', () => {
  expect(readShortText(' abc ', 3)).toBe('abc');
  expect(readShortText('ab cd', 3)).toBe('ab');
  expect(readShortText(' abcd ', 3)).toBe('abc');
  expect(readId('\ud800bc', 3)).toBe('\ufffdbc');
});

it.each([
  ['alone', ['alone']],
  ['', []],
  [
    [' a ', '', '  ', 7, null, 'a'],
    ['a', '7', 'a'],
  ],
  [{ 0: 'a' }, []],
  [null, []],
])('reads the texts in %j', (value, texts) => {
  expect(readTexts(value)).toEqual(texts);
});

it('reads a list, and none of anything else', () => {
  const list = [1, 'a'];
  expect(readList(list)).toBe(list);
  expect(['a', { length: 1 }, null].map(readList)).toEqual([[], [], []]);
});

it('reads no more texts than are kept, the first ones', () => {
  const limits = { count: 2, length: 3 };
  expect(readShortTexts(['a', '', 'b'], limits)).toEqual(['a', 'b']);
  expect(readShortTexts(['a', 'a', 'b', 'c'], limits)).toEqual(['a', 'b']);
  expect(readShortTexts(['a'], { count: 0, length: 3 })).toEqual([]);
});

it('reads the texts and numbers of an object by their names', () => {
  expect(readTextMap({ a: 'x', b: 7, c: null, d: ['x'], e: true, f: '' })).toEqual({ a: 'x', b: '7', f: '' });
  expect([null, 'ab', ['a']].map(readTextMap)).toEqual([{}, {}, {}]);
});

it('finds only what stands under a key itself', () => {
  const prices = { hammer: 799 };
  expect(ownValue(prices, 'hammer')).toBe(799);
  expect(ownValue(prices, 'saw')).toBeUndefined();
  expect(ownValue(prices, 'constructor')).toBeUndefined();
});
