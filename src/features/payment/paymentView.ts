import type { OrderStatusCode } from '../../api/models/types';
import type { PaymentFormProps } from './PaymentForm';
import type { QrCode } from './PaymentQr';

interface Reopening {
  /** Back to the form, to try again or to pay in another way. */
  readonly onReopen: () => void;
}

export interface Polling {
  /** Polls the order again; null while it is being polled. */
  readonly onCheck: (() => void) | null;
}

/** The notice of a payment that was started before, and is approved elsewhere. */
export interface StartedPaymentView extends Polling {
  /** When, as text. */
  readonly startedAt: string;
  /** The address of the app or the bank; '' for none. */
  readonly appUrl: string;
  /** Whether that address opens an app on this device. */
  readonly isApp: boolean;
  /** Shows the code again; null where there is none. */
  readonly onShow: (() => void) | null;
}

/** What the payment page shows; one for each state of the payment flow. */
export type PaymentView =
  | { readonly kind: 'loading' }
  | ({
      readonly kind: 'form';
      /** A payment that was started before and is approved elsewhere; null for none. */
      readonly started: StartedPaymentView | null;
    } & PaymentFormProps)
  /** A form is posted to the bank. */
  | ({ readonly kind: 'postingForm'; readonly onContinue: () => void } & Reopening)
  /** The page goes to the bank's address. */
  | ({ readonly kind: 'redirecting'; readonly url: string } & Reopening)
  /** The payment is approved in an app on this device. */
  | ({ readonly kind: 'app'; readonly url: string } & Reopening & Polling)
  | ({
      readonly kind: 'qr';
      readonly code: QrCode;
      /** The address that opens the payment in an app on this device; '' where there is none. */
      readonly appUrl: string;
      /** Called where the browser cannot show the picture. */
      readonly onUnreadable: () => void;
    } & Reopening &
      Polling)
  /** The browser refused to open the bank's page. */
  | ({ readonly kind: 'blocked' } & Reopening)
  | { readonly kind: 'completed' }
  /** A payment had no answer: the order is being looked up. */
  | { readonly kind: 'checking' }
  /** It could not be looked up. */
  | { readonly kind: 'unsure'; readonly onCheck: () => void }
  /** The order no longer waits for a payment. */
  | { readonly kind: 'settled'; readonly orderStatus: OrderStatusCode }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** Whether nothing says if the shopper's bank has taken money all the same. */
      readonly mayBePaid: boolean;
      readonly onRetry: (() => void) | null;
    };
