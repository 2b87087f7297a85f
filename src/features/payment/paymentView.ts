import type { FormInput, OrderStatusCode } from '../../api/models/types';
import type { PaymentFormProps } from './PaymentForm';
import type { QrCode } from './PaymentQr';
import type { QrToolsView } from './QrTools';

export interface Reopening {
  /** Back to the form, to try again or to pay in another way. */
  readonly onReopen: () => void;
}

export interface Watching {
  /** Looks the order up again; null while the shop does so by itself. */
  readonly onCheck: (() => void) | null;
}

/** What the payment page shows; one for each state of the payment flow. */
export type PaymentView =
  | { readonly kind: 'loading' }
  | ({ readonly kind: 'form' } & PaymentFormProps)
  /** On the way to a bank's page. `inputs` is null where the way is a plain address. */
  | ({
      readonly kind: 'leaving';
      readonly url: string;
      readonly inputs: readonly FormInput[] | null;
    } & Reopening)
  /** On the way to an app on this device. */
  | ({ readonly kind: 'app'; readonly url: string } & Reopening & Watching)
  | ({
      readonly kind: 'qr';
      readonly code: QrCode;
      /** The address that opens the payment in an app on this device; '' where there is none. */
      readonly appUrl: string;
      readonly tools: QrToolsView;
      /** The browser cannot show the picture. */
      readonly onUnreadable: () => void;
    } & Reopening &
      Watching)
  | { readonly kind: 'completed' }
  /** A payment had no answer: the order is being looked up. */
  | { readonly kind: 'checking' }
  /** It could not be looked up. */
  | { readonly kind: 'unsure'; readonly onCheck: () => void }
  /** The order no longer waits for a payment. */
  | { readonly kind: 'settled'; readonly orderStatus: OrderStatusCode }
  | { readonly kind: 'failed'; readonly message: string; readonly onRetry: (() => void) | null };
