import type { ClosedPaymentOutcome, Order, OrderStatusCode } from '../../api/models/types';
import type { QrOutcome, RedirectOutcome } from '../../api/paymentOutcomes';
import { orderStatusKind } from '../../lib/orderStatus';

type InStatus<Status, Facts = unknown> = {
  readonly status: Status;
  readonly orderId: string;
} & Readonly<Facts>;

/**
 * The payment flow; README.md draws its states. checking: a payment was sent and its answer
 * never came, in this page or before a reload; the order is looked up before anything is called a failure. unsure: it
 * could not be looked up. redirecting: the page goes to a bank or an app. blocked: the browser refused to post the bank's
 * form, as the Content-Security-Policy does not allow that host. settled: the order no longer waits for a payment.
 * `seenAttempt`: when that payment began; 0 for none. `orderId` is '' where the address named no order: that has failed.
 */
export type PaymentState =
  | { readonly status: 'idle' }
  | InStatus<'loadingFields'>
  | InStatus<'form', { seenAttempt: number }>
  | InStatus<'submitting', { seenAttempt: number }>
  | InStatus<'checking', { isAfterFailure: boolean }>
  | InStatus<'unsure', { isAfterFailure: boolean }>
  | InStatus<'redirecting', { outcome: RedirectOutcome }>
  | InStatus<'qr', { outcome: QrOutcome }>
  | InStatus<'blocked'>
  | InStatus<'completed'>
  | InStatus<'settled', { orderStatus: OrderStatusCode }>
  | InStatus<'failed', { message: string; canRetry: boolean }>;

export const idlePayment: PaymentState = { status: 'idle' };

export type OrderStanding =
  | { readonly kind: 'waiting' | 'unknown' }
  | { readonly kind: 'movedOn'; readonly status: OrderStatusCode };

/** The order that is polled, as a payment of it was started and is approved elsewhere; '' for none. */
export function polledOrder(state: PaymentState): string {
  const isPolled =
    state.status === 'qr' ||
    (state.status === 'redirecting' && state.outcome.kind === 'deeplink') ||
    (state.status === 'form' && state.seenAttempt > 0);
  return isPolled ? state.orderId : '';
}

export function toOutcome(orderId: string, outcome: ClosedPaymentOutcome): PaymentState {
  switch (outcome.kind) {
    case 'failed':
      return { status: 'failed', orderId, message: outcome.message, canRetry: true };
    case 'completed':
      return { status: 'completed', orderId };
    case 'qrText':
    case 'qrImage':
      return { status: 'qr', orderId, outcome };
    case 'redirectPost':
    case 'deeplink':
    case 'redirect':
      return { status: 'redirecting', orderId, outcome };
  }
}

/** States in which the shopper is about to pay, and need not once the order has moved on. */
const beforePaying: ReadonlySet<PaymentState['status']> = new Set([
  'blocked',
  'loadingFields',
  'form',
  'failed',
  'unsure',
]);

/** States from which the shopper may choose another way to pay. */
export const canReopen: ReadonlySet<PaymentState['status']> = new Set([
  'blocked',
  'failed',
  'redirecting',
  'qr',
]);

/** Orders have been loaded: one that no longer waits for a payment is not paid again. */
export function withLoadedOrders(state: PaymentState, orders: readonly Order[]): PaymentState {
  if (state.status === 'idle' || !beforePaying.has(state.status)) return state;
  const order = orders.find(({ id }) => id === state.orderId);
  return order === undefined || orderStatusKind(order.status) === 'pending'
    ? state
    : { status: 'settled', orderId: order.id, orderStatus: order.status };
}
