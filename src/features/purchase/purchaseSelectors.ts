import type { RootState } from '../../app/types';
import type { Purchase } from './purchase';
import { DRAFT_ID, isSamePurchase, isUnpaid } from './purchase';

/** A purchase by its id; undefined for none. */
export function selectPurchase({ purchase }: RootState, id: string): Purchase | undefined {
  return purchase.records.find((record) => record.id === id);
}

/** Where this page's checkout stands: a form, an order on its way, or an order that exists. */
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

/** The purchases of which nobody knows yet whether an order exists, oldest first. */
export function selectUnresolved({ purchase }: RootState): readonly Purchase[] {
  return purchase.records.filter(isUnresolved);
}

/**
 * Another submission of the same cart that goes first; undefined for none. That is one that was sent and not
 * refused. Without a lock that keeps other tabs out it may also be one that was submitted earlier and is about to be
 * sent.
 */
export function selectTwin(
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

/** The numbers of the orders that other purchases have become. */
export function selectClaimedOrders({ purchase }: RootState, id: string): readonly string[] {
  return purchase.records
    .filter((record) => record.id !== id && record.orderId !== '')
    .map(({ orderId }) => orderId);
}

/** The newest order of this session that waits for its payment; '' for none. */
export function selectUnpaidOrder({ auth, purchase }: RootState): string {
  if (auth.status !== 'signedIn') return '';
  const unpaid = purchase.records.findLast(isUnpaid);
  return unpaid?.orderId ?? '';
}

/** Whether a payment of an order was sent whose answer nobody knows. */
export function selectIsPaying({ purchase }: RootState, orderId: string): boolean {
  return purchase.records.some((record) => record.orderId === orderId && record.phase === 'paying');
}

/** What the store knows the shopper of an order by: the phone it was placed with, else the email; '' for neither. */
export function selectOrderContact({ auth, purchase }: RootState, orderId: string): string {
  const record = purchase.records.find((each) => each.orderId === orderId);
  return record?.address.phone || auth.email;
}
