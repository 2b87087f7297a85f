import { formatMoment } from '../../lib/dates';
import { actions } from '../../lib/texts';
import { checkoutTexts } from './checkoutTexts';
import type { Purchase } from './purchase';

/**
 * Says of an order that it is not paid yet; where a payment of it has been sent or started, that it is running: nobody
 * is asked to pay again. `linkEnd` is the rest of the link to its payment, for screen readers.
 * @param now in milliseconds since 1970
 */
export function unpaidText(
  { orderId, phase, attempt }: Pick<Purchase, 'orderId' | 'phase' | 'attempt'>,
  now: number,
) {
  if (phase !== 'paying' && attempt === undefined) {
    return {
      text: checkoutTexts.waits(orderId),
      link: actions.finishPaying,
      linkEnd: checkoutTexts.ofOrder(orderId),
    };
  }
  const isAnswered = phase !== 'paying' && attempt !== undefined && attempt.kind !== 'unanswered';
  return {
    text: isAnswered ? checkoutTexts.started(formatMoment(attempt.startedAt, now)) : checkoutTexts.unanswered,
    link: checkoutTexts.checkPayment,
    linkEnd: checkoutTexts.ofPayment(orderId),
  };
}
