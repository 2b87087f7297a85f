import type { Purchase } from './purchase';
import { blankPurchase, DRAFT_ID, mergePurchases } from './purchase';

/** Purchases that have become orders which nobody has paid, oldest first. */
function unpaid(count: number): Purchase[] {
  return Array.from({ length: count }, (_, index) => ({
    ...blankPurchase(`unpaid-${String(index).padStart(2, '0')}`, 'placed'),
    sentAt: index + 1,
    orderId: `ORD-${index}`,
  }));
}

const placing = blankPurchase('new', 'placing');
const draft = blankPurchase(DRAFT_ID, 'draft');

describe('the limit of kept purchases', () => {
  test('never costs the one that is being placed, nor the typed address', () => {
    const merged = mergePurchases([...unpaid(20), draft, placing], []);
    expect(merged).toHaveLength(20);
    expect(merged).toContain(placing);
    expect(merged).toContain(draft);
  });

  test('costs what is settled before anything that waits for its payment', () => {
    const settled = { ...blankPurchase('settled', 'settled'), sentAt: 100 };
    expect(mergePurchases([...unpaid(20), settled], [])).toEqual(unpaid(20));
  });

  test('costs the oldest unpaid one where none is settled', () => {
    expect(mergePurchases(unpaid(21), [])).toEqual(unpaid(21).slice(1));
  });
});
