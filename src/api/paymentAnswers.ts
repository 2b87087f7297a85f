import type { RawResponse } from './baseQuery';
import { toPaymentOutcome } from './models/payment';
import type { ClosedPaymentOutcome } from './models/types';
import { closeOutcome } from './paymentOutcomes';

export { toPaymentFields } from './models/paymentFields';

/** What the store may hold of the answer to a payment. */
export function toClosedOutcome({ body, hide }: RawResponse): ClosedPaymentOutcome {
  return closeOutcome(toPaymentOutcome(body), hide);
}
