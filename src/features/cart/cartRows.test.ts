import { buildCartLine } from '../../testing/builders';
import { toCartRows, type RemovedGroup } from './cartRows';
import { lineName } from './cartLine';

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
