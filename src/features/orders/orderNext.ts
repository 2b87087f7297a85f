import type { OrderStatusCode } from '../../api/models/types';
import type { PaymentAttempt } from '../../api/paymentAttempt';
import { orderStatusKind } from '../../lib/orderStatus';
import { nextTexts } from './ordersTexts';

/** The ways in which a payment goes on after the store's answer. */
export type PaidBy = PaymentAttempt['kind'];

export interface NextStepsProps {
  readonly status: OrderStatusCode;
  /** Null where no payment of the order was started on this device. */
  readonly paidBy: PaidBy | null;
}

/** How an order was paid; '' where that is not known. */
export function paymentSays({ status, paidBy }: NextStepsProps): string {
  const isPending = orderStatusKind(status) === 'pending';
  if (paidBy === null) return isPending ? nextTexts.notPaid : '';
  if (paidBy === 'completed') return nextTexts.nothingMore;
  const way = nextTexts.ways[paidBy];
  return isPending ? nextTexts.waiting(way) : way;
}

/** What comes next of an order, and when; '' where that is not known. */
export function nextSays({ status, paidBy }: NextStepsProps): string {
  const kind = orderStatusKind(status);
  if (kind === 'unknown') return '';
  return kind === 'pending' && paidBy === null ? nextTexts.payFirst : nextTexts.after[kind];
}
