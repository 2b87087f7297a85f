import { lineKey } from '../../lib/lineChoice';
import { buildCartLine } from '../../testing/builders';
import type { CartPanel } from './cartPanel';
import { panelAfter, undoingAddition } from './cartPanel';

const kurta = buildCartLine({ quantity: 2 });
const large = buildCartLine({ selectedSize: 'L' });
const open: CartPanel = { key: 'other', hasSizes: true, quantity: 1, isIncrease: false, additions: 3 };
const closed = { lines: [large], panel: null };

describe('After an addition from a card the panel', () => {
  it('shows a new line, and how many pieces were added', () => {
    const after = { lines: [large, kurta], panel: null };
    expect(panelAfter(closed, after, { line: kurta, from: 'card' })).toEqual({
      key: lineKey(kurta),
      quantity: 2,
      hasSizes: false,
      isIncrease: false,
      additions: 1,
    });
  });

  it('shows a line that was there before with only what was added', () => {
    const before = { lines: [large, kurta], panel: open };
    const after = { lines: [large, { ...kurta, quantity: 5 }], panel: open };
    expect(
      panelAfter(before, after, { line: { ...kurta, quantity: 3 }, from: 'card', hasSizes: true }),
    ).toEqual({
      key: lineKey(kurta),
      quantity: 3,
      hasSizes: true,
      isIncrease: true,
      additions: 4,
    });
  });

  it('stays as it was where the cart took nothing more', () => {
    const full = { lines: [large], panel: open };
    expect(panelAfter(full, full, { line: kurta, from: 'card' })).toBe(open);
    expect(panelAfter(full, full, { line: large, from: 'card' })).toBe(open);
  });
});

it.each(['productPage', 'wishlist'] as const)('does not open for an addition from the %s', (from) => {
  expect(panelAfter(closed, { lines: [large, kurta], panel: null }, { line: kurta, from })).toBeNull();
});

it('is undone by taking out what it shows', () => {
  const lines = [{ key: lineKey(kurta), quantity: 2 }];
  const panel = { ...open, key: lineKey(kurta), quantity: 2 };
  expect(undoingAddition({ lines: [kurta], panel })).toEqual({ kind: 'take', lines });
  expect(undoingAddition(closed)).toBeNull();
});
