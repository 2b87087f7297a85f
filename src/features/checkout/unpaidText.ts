import type { PaymentAttempt } from '../../api/paymentAttempt';
import { formatMoment } from '../../lib/dates';
import { actions } from '../../lib/texts';
import { checkoutTexts } from './checkoutTexts';

/** A payment that was started and is approved elsewhere. */
export interface StartedAttempt {
  readonly kind: PaymentAttempt['kind'];
  /** In milliseconds since 1970. */
  readonly startedAt: number;
}

/** What is said of an unpaid order. */
export interface UnpaidText {
  readonly text: string;
  /** The link to its payment. */
  readonly link: string;
  /** The rest of the link, for screen readers. */
  readonly linkEnd: string;
}

/**
 * Says of an order that it is not paid yet; where a payment of it has been started, that it is running: nobody is asked to
 * pay again.
 * @param attempt the started payment; undefined or null for none
 * @param now in milliseconds since 1970
 */
export function unpaidText(
  orderId: string,
  attempt: StartedAttempt | null | undefined,
  now: number,
): UnpaidText {
  return attempt && attempt.kind !== 'unanswered'
    ? {
        text: checkoutTexts.started(orderId, formatMoment(attempt.startedAt, now)),
        link: checkoutTexts.checkPayment,
        linkEnd: checkoutTexts.ofPayment(orderId),
      }
    : {
        text: checkoutTexts.waits(orderId),
        link: actions.finishPaying,
        linkEnd: checkoutTexts.ofOrder(orderId),
      };
}
