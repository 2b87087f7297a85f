import type { RootState } from '../../app/types';
import type { Purchase } from './purchase';
import { DRAFT_ID, isSamePurchase } from './purchase';
import { selectUnpaidOrder } from './unpaidOrderSelectors';

/** A purchase by its id; undefined for none. */
export function selectPurchase({ purchase }: RootState, id: string): Purchase | undefined {
  return purchase.records.find((record) => record.id === id);
}

/** The state of this page's checkout: the form is open, the order is being placed, or it exists. */
export function selectCheckoutStatus(state: RootState): 'open' | 'placing' | 'placed' {
  const current = selectPurchase(state, state.purchase.currentId);
  if (current === undefined || current.phase === 'unsure' || current.phase === 'draft') return 'open';
  return current.phase === 'placing' ? 'placing' : 'placed';
}

/** The address that is being typed; null for none. */
export function selectDraft(state: RootState): Purchase['address'] | null {
  const draft = selectPurchase(state, DRAFT_ID);
  return draft?.phase === 'draft' ? draft.address : null;
}

function isUnresolved({ phase }: Purchase): boolean {
  return phase === 'placing' || phase === 'unsure';
}

/** The purchases of which it is unknown whether an order exists, oldest first. */
export function selectUnresolved({ purchase }: RootState): readonly Purchase[] {
  return purchase.records.filter(isUnresolved);
}

/**
 * Another submission of the same cart that takes precedence; undefined for none: one that was sent and not refused.
 * Without a lock for all tabs also one that was submitted earlier and will be sent.
 */
export function selectDuplicate(
  { purchase }: RootState,
  mine: Purchase,
  isExclusive: boolean,
): Purchase | undefined {
  return purchase.records.find((record) => {
    if (record.id === mine.id || !isSamePurchase(record, mine)) return false;
    const isSent = record.sentAt > 0 && record.phase !== 'settled';
    return isSent || (!isExclusive && record.phase === 'placing' && record.id < mine.id);
  });
}

/** The order numbers of other purchases. */
export function selectClaimedOrders({ purchase }: RootState, id: string): readonly string[] {
  return purchase.records
    .filter((record) => record.id !== id && record.orderId !== '')
    .map(({ orderId }) => orderId);
}

/** The purchase of that order; undefined for none. */
export function selectUnpaidPurchase(state: RootState): Purchase | undefined {
  const orderId = selectUnpaidOrder(state);
  return orderId === '' ? undefined : state.purchase.records.findLast((each) => each.orderId === orderId);
}

/** Whether a payment of this order was sent and not answered. */
export function selectIsPaying({ purchase }: RootState, orderId: string): boolean {
  return purchase.records.some((record) => record.orderId === orderId && record.phase === 'paying');
}

/** The contact info to track an order with: the phone of its address, else the shopper's email, else ''. */
export function selectOrderContact({ auth, purchase }: RootState, orderId: string): string {
  const record = purchase.records.find((each) => each.orderId === orderId);
  return record?.address.phone || auth.email;
}
