import type { CartLine, Order } from '../../api/models/types';
import { orderStatusKind } from '../../lib/orderStatus';
import type { ShippingAddress } from '../../lib/shippingAddress';
import type { Purchase } from './purchase';
import { blankPurchase, isUnpaid, withoutAttempt } from './purchase';

/** The payload of a submission. */
export interface SubmittedOrder {
  readonly lines: readonly CartLine[];
  /** As it is sent. */
  readonly address: ShippingAddress;
  /** The id of the last purchase that was removed from the cart; '' for none. */
  readonly after: string;
  /** Whether the shopper wants this device to remember the address. */
  readonly isKept: boolean;
}

/** The submission of an order, as it is recorded. */
export type Submission = Pick<Purchase, 'id' | 'lines' | 'address' | 'after'> &
  Pick<SubmittedOrder, 'isKept'>;

/** The payload of a saved draft. */
export interface SavedDraft {
  readonly owner: string;
  /** By this the redaction of traces knows that the address was not sent. */
  readonly phase: 'draft';
  readonly address: ShippingAddress;
}

/** Every purchase of this session, and what this page's checkout does. */
export interface CheckoutState {
  /** Oldest first. */
  readonly records: readonly Purchase[];
  /** The session of the open checkout; '' for none. */
  readonly owner: string;
  /** The purchase that this page's checkout waits for; '' for none. */
  readonly currentId: string;
  /** Numbers of the pending orders as loaded last in this session; null before. */
  readonly pendingOrderIds: readonly string[] | null;
  /** Why the last order of the open checkout was not placed; null where none failed since. */
  readonly failure: 'refused' | 'unconfirmed' | null;
  /** The unpaid order whose notice has been seen; '' for none. */
  readonly noticedOrderId: string;
}

/** Before anything is bought. */
export const noPurchases: CheckoutState = {
  records: [],
  owner: '',
  currentId: '',
  pendingOrderIds: null,
  failure: null,
  noticedOrderId: '',
};

/** Changes the record of a purchase. */
export function change(state: CheckoutState, id: string, changes: Partial<Purchase>): CheckoutState {
  const records = state.records.map((record) =>
    record.id === id ? { ...record, ...changes, revision: record.revision + 1 } : record,
  );
  return { ...state, records };
}

/** Ends a purchase: its lines, address and started payment are removed. */
export function settle(state: CheckoutState, id: string): CheckoutState {
  // Stryker disable next-line StringLiteral: Only what does not depend on the phase is taken.
  const { lines, address, knownOrderIds } = blankPurchase(id, 'settled');
  const records = state.records.map((record) => (record.id === id ? withoutAttempt(record) : record));
  return change({ ...state, records }, id, { phase: 'settled', lines, address, knownOrderIds });
}

/** The order of purchase `id` was not placed: says so where this page's checkout waits for it. */
export function fail(state: CheckoutState, id: string, failure: CheckoutState['failure']): CheckoutState {
  return state.currentId === id ? { ...stopWaiting(state, id), failure } : state;
}

/** If the checkout waits for purchase `id`, it now waits for `nextId` instead; '' for none. */
export function stopWaiting(state: CheckoutState, id: string, nextId = ''): CheckoutState {
  return state.currentId === id ? { ...state, currentId: nextId } : state;
}

/** Ends all purchases of which something is true. */
export function settleAll(state: CheckoutState, isOver: (record: Purchase) => boolean): CheckoutState {
  return state.records.filter(isOver).reduce((next, { id }) => settle(next, id), state);
}

/** Settles the purchases whose orders are no longer pending. */
export function settlePaid(state: CheckoutState, orders: readonly Order[]): CheckoutState {
  const paid = new Set(
    orders.filter(({ status }) => orderStatusKind(status) !== 'pending').map(({ id }) => id),
  );
  return settleAll(state, (record) => isUnpaid(record) && paid.has(record.orderId));
}
