import fc from 'fast-check';
import { diffLines } from './lineDiff';

/** How many lines two lists have in common at most, in their order. */
function countCommon(left: readonly string[], right: readonly string[]): number {
  const [first, ...restOfLeft] = left;
  if (first === undefined || right.length === 0) return 0;
  const at = right.indexOf(first);
  const without = countCommon(restOfLeft, right);
  return at === -1 ? without : Math.max(without, 1 + countCommon(restOfLeft, right.slice(at + 1)));
}

describe('The differences of two lists of lines', () => {
  it('are as few as possible', () => {
    expect(diffLines(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual([
      { text: 'a', side: 'both' },
      { text: 'b', side: 'left' },
      { text: 'c', side: 'both' },
      { text: 'x', side: 'right' },
      { text: 'd', side: 'both' },
    ]);
  });

  it('hold both lists, in order, whatever they are', () => {
    const lists = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(lists, lists, (left, right) => {
        const lines = diffLines(left, right);
        const side = (own: 'left' | 'right') =>
          lines.filter((line) => line.side === own || line.side === 'both').map(({ text }) => text);
        expect(side('left')).toEqual(left);
        expect(side('right')).toEqual(right);
      }),
    );
  });

  it('are never more than needed', () => {
    const lists = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(lists, lists, (left, right) => {
        const both = diffLines(left, right).filter(({ side }) => side === 'both');
        expect(both).toHaveLength(countCommon(left, right));
      }),
    );
  });

  it('are those of two whole texts where there are too many', () => {
    const lines = (side: string, count: number) => Array.from({ length: count }, (_, at) => `${side} ${at}`);
    const bothOf = (leftCount: number, rightCount: number) =>
      diffLines(['same', ...lines('left', leftCount)], ['same', ...lines('right', rightCount)]).filter(
        ({ side }) => side === 'both',
      );
    expect(bothOf(1000, 1000)).toEqual([{ text: 'same', side: 'both' }]);
    expect(bothOf(1001, 1000)).toEqual([]);
    const whole = diffLines(lines('left', 2001), ['new']);
    expect(whole).toHaveLength(2002);
    expect([whole[0], whole.at(-1)]).toEqual([
      { text: 'left 0', side: 'left' },
      { text: 'new', side: 'right' },
    ]);
  });
});
