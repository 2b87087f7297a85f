import type { OrderStatusCode } from '../../api/models/types';
import type { QrOutcome, RedirectOutcome } from '../../api/paymentOutcomes';

/**
 * The payment flow (specification, section 4); README.md draws its states. checking: a payment was sent and its answer
 * never came, in this page or before a reload; the order is looked up before anything is called a failure. unsure: it
 * could not be looked up. redirecting: the page goes to a bank or an app. settled: the order no longer waits for a
 * payment. `isWatched`: the order is polled while a QR code is shown or an app is open.
 */
export type PaymentState =
  | { readonly status: 'idle' }
  | { readonly status: 'loadingFields'; readonly orderId: string }
  | { readonly status: 'form'; readonly orderId: string }
  | { readonly status: 'submitting'; readonly orderId: string }
  | { readonly status: 'checking'; readonly orderId: string; readonly isAfterFailure: boolean }
  | { readonly status: 'unsure'; readonly orderId: string; readonly isAfterFailure: boolean }
  | {
      readonly status: 'redirecting';
      readonly orderId: string;
      readonly outcome: RedirectOutcome;
      readonly isWatched: boolean;
    }
  | {
      readonly status: 'qr';
      readonly orderId: string;
      readonly outcome: QrOutcome;
      readonly isWatched: boolean;
    }
  /** The browser refused to post the bank's form: the Content-Security-Policy does not allow that host. */
  | { readonly status: 'blocked'; readonly orderId: string }
  | { readonly status: 'completed'; readonly orderId: string }
  | { readonly status: 'settled'; readonly orderId: string; readonly orderStatus: OrderStatusCode }
  /** `orderId` is '' when the address named no order. */
  | {
      readonly status: 'failed';
      readonly orderId: string;
      readonly message: string;
      readonly canRetry: boolean;
    };

/** No payment page is open. */
export const idlePayment: PaymentState = { status: 'idle' };
