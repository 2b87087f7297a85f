import type { Purchase } from './purchase';
import { blankPurchase, DRAFT_ID, formatPurchases, mergePurchases, parsePurchases } from './purchase';

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
    expect(formatPurchases([placed], '')).toBeNull();
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
  });

  it('drops the oldest unpaid one if none is settled', () => {
    expect(mergePurchases(unpaid(21), [])).toEqual(unpaid(21).slice(1));
  });
});
