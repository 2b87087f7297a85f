import fc from 'fast-check';
import { diffLines } from './lineDiff';

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
});
