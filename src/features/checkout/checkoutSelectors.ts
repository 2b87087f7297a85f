import type { RootState } from '../../app/types';
import type { Purchase } from './purchase';
import { isUnpaid } from './purchase';

/** The newest unpaid order of this session; '' for none. */
export function selectUnpaidOrder({ auth, checkout }: RootState): string {
  if (auth.status !== 'signedIn') return '';
  const unpaid = checkout.records.findLast(isUnpaid);
  return unpaid?.orderId ?? '';
}

/** The purchase of that order; undefined for none. */
export function selectUnpaidPurchase(state: RootState): Purchase | undefined {
  const orderId = selectUnpaidOrder(state);
  return orderId === '' ? undefined : state.checkout.records.findLast((each) => each.orderId === orderId);
}

/** The phone of an order's address, as it was typed at the checkout; '' where it is not known. */
export function selectOrderPhone({ checkout }: RootState, orderId: string): string {
  return checkout.records.find((each) => each.orderId === orderId)?.address.phone ?? '';
}

/** The contact info to track an order with: the phone of its address, else the shopper's email, else ''. */
export function selectOrderContact(state: RootState, orderId: string): string {
  return selectOrderPhone(state, orderId) || state.auth.email;
}
