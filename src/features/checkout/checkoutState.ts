import type { CartLine, Order } from '../../api/models/types';
import type { PaymentAttempt } from '../../api/paymentAttempt';
import { orderStatusKind } from '../../lib/orderStatus';
import { blankAddress, type ShippingAddress } from '../../lib/shippingAddress';
import { blankPurchase, inOrder, isSent, isUnpaid, type Purchase } from './purchase';

export interface SubmittedOrder {
  readonly lines: readonly CartLine[];
  /** As it is sent. */
  readonly address: ShippingAddress;
  /** The id of the last purchase that was removed from the cart; '' for none. */
  readonly after: string;
  /** Whether the shopper wants this device to remember the address. */
  readonly isKept: boolean;
}

export interface SentOrder extends Pick<Purchase, 'after'> {
  /** Of its purchase. */
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface PlacedOrder {
  /** Of its purchase. */
  readonly id: string;
  readonly orderId: string;
  /** Whether it no longer waits for a payment; not by default. */
  readonly isPaid?: boolean;
}

/** A typed address. By its phase it is known that it was not sent. */
export interface TypedAddress {
  readonly phase: 'draft';
  readonly address: ShippingAddress;
}

/** What the last answer with the shopper's orders tells. */
export interface LoadedOrders {
  readonly ids: readonly string[];
  /** The server's clock when it answered, in milliseconds since 1970; null where its `Date` header cannot be read. */
  readonly serverTime: number | null;
  /** This device's clock when the answer came. */
  readonly at: number;
}

/** Why the last order of the open checkout was not placed. */
export interface CheckoutFailure {
  /** 'unconfirmed': it is unknown whether the order exists. */
  readonly kind: 'refused' | 'unconfirmed';
  /** The server's own reason; '' for none. */
  readonly reason: string;
}

export interface CheckoutState {
  /** Oldest first, as `inOrder` has them: a merge with what another tab has stored changes nothing then. */
  readonly records: readonly Purchase[];
  /** The session of the open checkout; '' for none. */
  readonly owner: string;
  /** The purchase that this page's checkout waits for; '' for none. */
  readonly currentId: string;
  /** The shopper's orders as loaded last in this session; null before. */
  readonly orders: LoadedOrders | null;
  /** Null where none failed since. */
  readonly failure: CheckoutFailure | null;
  /** What a session that a 401 has ended leaves for the same shopper's next one. Absent where that is nothing. */
  readonly ended?: { readonly email: string; readonly records: readonly Purchase[] };
}

export const noPurchases: CheckoutState = {
  records: [],
  owner: '',
  currentId: '',
  orders: null,
  failure: null,
};

function replace(state: CheckoutState, id: string, next: (record: Purchase) => Purchase): CheckoutState {
  const records = state.records.map((record) =>
    record.id === id ? { ...next(record), revision: record.revision + 1 } : record,
  );
  return { ...state, records: inOrder(records) };
}

export function add(state: CheckoutState, record: Purchase): CheckoutState {
  return { ...state, records: inOrder([...state.records, record]) };
}

export function change(state: CheckoutState, id: string, changes: Partial<Purchase>): CheckoutState {
  return replace(state, id, (record) => ({ ...record, ...changes }));
}

/** What is kept of a record that is sent no more. All else is removed, also a field that is new. */
function remainder(record: Purchase, phase: Purchase['phase']): Purchase {
  const { id, lines, after, sentAt, orderId, attempt, isDismissed } = record;
  const blank = blankPurchase(id, phase);
  const kept = { ...(attempt && { attempt }), ...(isDismissed && { isDismissed }) };
  return { ...blank, lines, after, sentAt, orderId, ...kept };
}

/** The order of a purchase exists: of the address only the phone is still needed, to track an order that waits. */
export function place(
  state: CheckoutState,
  record: Purchase,
  { orderId, isPaid = false }: PlacedOrder,
): CheckoutState {
  const address = { ...blankAddress, phone: record.address.phone };
  const placed = replace(state, record.id, () => ({ ...remainder(record, 'placed'), orderId, address }));
  return isPaid ? settle(placed, record.id) : placed;
}

/** Ends a purchase: address and code go, and what was bought stays only with its order. */
export function settle(state: CheckoutState, id: string): CheckoutState {
  const record = state.records.find((each) => each.id === id);
  if (record === undefined) return state;
  const { attempt, ...ended } = remainder(record, 'settled');
  const lines = ended.orderId === '' ? [] : ended.lines;
  return replace(state, id, () => ({
    ...ended,
    lines,
    ...(attempt && { attempt: { ...attempt, code: '' } }),
  }));
}

/** Whether a purchase was sent, and it is unknown whether an order exists. */
export function isUnresolved({ phase, sentAt }: Purchase): boolean {
  return sentAt > 0 && (phase === 'placing' || phase === 'unsure');
}

/** What was sent, and not answered, when a session ended; null for nothing. */
export function unansweredWrite({ records }: CheckoutState): 'order' | 'payment' | null {
  if (records.some(({ phase }) => phase === 'paying')) return 'payment';
  return records.some(isUnresolved) ? 'order' : null;
}

/**
 * After a 401 has ended the session of the shopper with this email, '' where it is not known: what was typed, and what was
 * sent, so that nothing is ordered or paid a second time.
 * @param refusedId the purchase whose order the server has refused with this 401; '' for none
 */
export function afterExpiry(state: CheckoutState, email: string, refusedId: string): CheckoutState {
  const records = state.records
    .filter((record) => record.id !== refusedId && (record.phase === 'draft' || isSent(record)))
    .map((record) => (record.phase === 'placing' ? { ...record, phase: 'unsure' as const } : record));
  return email === '' || records.length === 0
    ? noPurchases
    : { ...noPurchases, ended: { email: email.toLowerCase(), records } };
}

/** At the beginning of a session: the same shopper finds what the one before has left. */
export function atSignIn({ ended }: CheckoutState, email: string): CheckoutState {
  return ended?.email === email.toLowerCase() ? { ...noPurchases, records: ended.records } : noPurchases;
}

/** A payment of an order was answered, and has begun `attempt`; a refusal leaves an earlier one as it was. */
export function answerPayment(
  state: CheckoutState,
  orderId: string,
  attempt?: PaymentAttempt,
): CheckoutState {
  const paying = state.records.find((record) => record.orderId === orderId && record.phase === 'paying');
  if (paying === undefined) return state;
  return change(state, paying.id, { phase: 'placed', ...(attempt !== undefined && { attempt }) });
}

/** No order is known for a purchase that was sent: the same cart is sent again only after another look-up. */
export function leaveUnsure(state: CheckoutState, id: string): CheckoutState {
  const isOpen = state.records.some((record) => record.id === id && record.phase === 'placing');
  return isOpen ? change(state, id, { phase: 'unsure' }) : state;
}

/** The order of purchase `id` was not placed: says so where this page's checkout waits for it. */
export function fail(state: CheckoutState, id: string, failure: CheckoutFailure | null): CheckoutState {
  return state.currentId === id ? { ...state, currentId: '', failure } : state;
}

export function dismissMark(state: CheckoutState, orderId: string): CheckoutState {
  return state.records
    .filter((record) => record.orderId === orderId)
    .reduce((next, { id }) => change(next, id, { isDismissed: true }), state);
}

/** Settles the purchases whose orders are no longer pending. */
export function settlePaid(state: CheckoutState, orders: readonly Order[]): CheckoutState {
  const paid = new Set(
    orders.filter(({ status }) => orderStatusKind(status) !== 'pending').map(({ id }) => id),
  );
  return state.records
    .filter((record) => isUnpaid(record) && paid.has(record.orderId))
    .reduce((next, { id }) => settle(next, id), state);
}
