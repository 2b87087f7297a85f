import { buildCartLine } from '../../testing/builders';
import type { Purchase } from './purchase';
import {
  blankPurchase,
  DRAFT_ID,
  formatPurchases,
  isSamePurchase,
  mergePurchases,
  parsePurchases,
  toPurchaseLines,
} from './purchase';

const owner = 'session of asha';
const placed = { ...blankPurchase('a', 'placed'), sentAt: 1, orderId: 'ORD-1' };
const draft = blankPurchase(DRAFT_ID, 'draft');

describe('Stored purchases', () => {
  it('are read as they were written', () => {
    expect(parsePurchases(formatPurchases([draft, placed], owner), owner)).toEqual([draft, placed]);
  });

  it('are not read in another session, nor without one', () => {
    const text = formatPurchases([placed], owner);
    expect(parsePurchases(text, 'session of ravi')).toEqual([]);
    expect(parsePurchases(text, '')).toEqual([]);
    const ofNobody = JSON.stringify({ version: 1, owner: '', records: [placed] });
    expect(parsePurchases(ofNobody, '')).toEqual([]);
    expect(formatPurchases([placed], '')).toBeNull();
    expect(formatPurchases([], owner)).toBeNull();
  });

  it('keep what tells a refilled cart from the one before, and their lines', () => {
    const lines = toPurchaseLines([buildCartLine()]);
    const record = { ...placed, after: 'an earlier one', lines };
    expect(parsePurchases(formatPurchases([record], owner), owner)).toEqual([record]);
  });

  it('are read without lines that are none, and with a thousand lines at most', () => {
    const line = toPurchaseLines([buildCartLine()])[0];
    const read = (lines: readonly unknown[]) =>
      parsePurchases(JSON.stringify({ version: 1, owner, records: [{ ...placed, lines }] }), owner)[0]?.lines;
    expect(read([null, { ...line, id: '' }, { ...line, quantity: 0 }, line])).toEqual([line]);
    expect(read(Array.from({ length: 1001 }, () => line))).toHaveLength(1000);
  });

  it.each([null, '{', '"x"', '[1, null]', '7', JSON.stringify({ version: 0, owner, records: [placed] })])(
    'are none in %s',
    (text) => {
      expect(parsePurchases(text, owner)).toEqual([]);
    },
  );

  it('are read beside invalid records', () => {
    const records = [null, {}, { id: 'b' }, { id: 'c', phase: 'unknown' }, placed];
    expect(parsePurchases(JSON.stringify({ version: 1, owner, records }), owner)).toEqual([placed]);
  });
});

describe('Merging purchases', () => {
  it('keeps the newer version of each, in either order', () => {
    const newer = { ...placed, revision: 2, phase: 'paying' as const };
    expect(mergePurchases([placed, draft], [newer])).toEqual([draft, newer]);
    expect(mergePurchases([newer], [placed, draft])).toEqual([draft, newer]);
  });

  it('gives the first list where the other adds nothing', () => {
    const records = [draft, placed];
    expect(mergePurchases(records, [placed])).toBe(records);
  });

  it('gives another list where the other adds something', () => {
    expect(mergePurchases([placed], [draft])).toEqual([draft, placed]);
    expect(mergePurchases([], [])).toEqual([]);
  });

  it.each([
    ['placing', 'unsure'],
    ['unsure', 'placed'],
    ['placed', 'paying'],
    ['paying', 'settled'],
  ] as const)('prefers %s to %s only by its revision', (earlier, later) => {
    const before = { ...placed, phase: earlier };
    const after = { ...placed, phase: later };
    expect(mergePurchases([before], [after])).toEqual([after]);
    expect(mergePurchases([after], [before])).toEqual([after]);
    const newest = { ...before, revision: 2 };
    expect(mergePurchases([newest], [after])).toEqual([newest]);
    expect(mergePurchases([after], [newest])).toEqual([newest]);
  });

  it('chooses the same of two versions that only differ in their order, in either order', () => {
    const other = { ...placed, orderId: 'ORD-2' };
    expect(mergePurchases([placed], [other])).toEqual(mergePurchases([other], [placed]));
    expect(mergePurchases([placed], [other])).toHaveLength(1);
  });

  it('sorts by the time of sending, and by the id where it is the same', () => {
    const sent = (id: string, sentAt: number) => ({ ...blankPurchase(id, 'placed'), sentAt });
    const sorted = [sent('x', 0), sent('a', 1), sent('b', 1), sent('c', 1), sent('0', 2)];
    expect(mergePurchases([...sorted].reverse(), [])).toEqual(sorted);
    expect(mergePurchases(sorted, [])).toBe(sorted);
  });
});

describe('Two submissions', () => {
  const lines = toPurchaseLines([buildCartLine(), buildCartLine({ selectedSize: 'L' })]);
  const one = { ...blankPurchase('a', 'placing'), lines };

  it('are of the same cart whatever their id and the sequence of their lines', () => {
    expect(isSamePurchase(one, { ...one, id: 'b', lines: [...lines].reverse() })).toBe(true);
  });

  it.each([
    ['quantity', { quantity: 2 }],
    ['size', { selectedSize: 'S' }],
    ['colour', { selectedColor: 'Ivory' }],
    ['product', { id: 'another' }],
  ])('are of different carts where one line has another %s', (_what, changes) => {
    const changed = lines.map((line, index) => (index === 0 ? { ...line, ...changes } : line));
    expect(isSamePurchase(one, { ...one, id: 'b', lines: changed })).toBe(false);
  });

  it('are of different carts where another purchase went before one of them', () => {
    expect(isSamePurchase(one, { ...one, after: 'an earlier one' })).toBe(false);
  });
});

describe('The limit of kept purchases', () => {
  /** Unpaid orders, oldest first. */
  function unpaid(count: number): Purchase[] {
    return Array.from({ length: count }, (_, index) => ({
      ...blankPurchase(`unpaid-${String(index).padStart(2, '0')}`, 'placed'),
      sentAt: index + 1,
      orderId: `ORD-${index}`,
    }));
  }

  it('drops neither the one that is being placed nor the typed address', () => {
    const placing = blankPurchase('new', 'placing');
    const merged = mergePurchases([...unpaid(20), draft, placing], []);
    expect(merged).toHaveLength(20);
    expect(merged).toContain(placing);
    expect(merged).toContain(draft);
  });

  it('drops settled ones before unpaid ones', () => {
    const settled = { ...blankPurchase('settled', 'settled'), sentAt: 100 };
    expect(mergePurchases([...unpaid(20), settled], [])).toEqual(unpaid(20));
    expect(mergePurchases([{ ...settled, sentAt: 0 }, ...unpaid(20)], [])).toEqual(unpaid(20));
  });

  it('drops the oldest unpaid one if none is settled', () => {
    expect(mergePurchases(unpaid(21), [])).toEqual(unpaid(21).slice(1));
  });

  it('drops the oldest one if all are of unknown outcome', () => {
    const unsure = unpaid(21).map((record) => ({ ...record, phase: 'unsure' as const }));
    expect(mergePurchases(unsure, [])).toEqual(unsure.slice(1));
  });
});
