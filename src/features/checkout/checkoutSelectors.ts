import type { RootState } from '../../app/types';
import { isUnpaid, lastSentAt, paidByOf, type Purchase } from './purchase';

/** The purchases of this session, oldest first. */
export const selectPurchases = ({ checkout }: RootState): readonly Purchase[] => checkout.records;

/** Whether an order waits for something that its shopper does: not where its payment is arranged, as cash on delivery is. */
function waits(record: Purchase): boolean {
  return isUnpaid(record) && paidByOf(record) !== 'completed';
}

/** The newest purchase of this session that is an unpaid order; undefined for none. */
export function selectUnpaidPurchase({ checkout }: RootState): Purchase | undefined {
  return checkout.records.findLast(waits);
}

/** The newest unpaid order whose mark has not been closed; undefined for none. */
export function selectMarkedOrder({ checkout }: RootState): Purchase | undefined {
  return checkout.records.findLast((record) => waits(record) && record.isDismissed !== true);
}

/** The purchase whose order was placed or paid last in this session, also after a reload; undefined for none. */
export function selectLastOrder({ checkout }: RootState): Purchase | undefined {
  const placed = checkout.records.filter(({ orderId }) => orderId !== '');
  return placed.toSorted((one, other) => lastSentAt(one) - lastSentAt(other)).at(-1);
}

/** Whether this order is known to wait for a payment no more. */
export function selectIsSettled({ checkout }: RootState, orderId: string): boolean {
  return checkout.records.some((record) => record.orderId === orderId && record.phase === 'settled');
}

/** The phone of an order's address, as it was typed at the checkout; '' where it is not known. */
export function selectOrderPhone({ checkout }: RootState, orderId: string): string {
  return checkout.records.find((each) => each.orderId === orderId)?.address.phone ?? '';
}

/** The contact info to track an order with: the phone of its address, else the shopper's email, else ''. */
export function selectOrderContact(state: RootState, orderId: string): string {
  return selectOrderPhone(state, orderId) || state.auth.email;
}
