/** What takes payments, and what it may ask of the gateway. docs/payment-provider.md leads through it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settlement, StoredAttempt } from '../../apiServer/bank/bank';
import type { SubmittedPayment } from '../../apiServer/bank/bankPayments';
import type { PaymentAnswerDto, PaymentFieldDto } from '../../apiServer/wire';

/** An attempt to pay an order, by the provider's own reference or one that it made up. */
export interface NewAttempt extends StoredAttempt {
  readonly method: string;
}

/** Where attempts are kept and payments are recorded. */
export interface PaymentDesk {
  /** Remembers an attempt before the shopper leaves. Nothing is paid yet. */
  open(attempt: NewAttempt): Promise<void>;
  /** The attempt of a reference and its state, or null. */
  find(reference: string): Promise<{ readonly attempt: NewAttempt; readonly state: string } | null>;
  /** Whether an order waits for a payment. */
  isPayable(orderId: string): Promise<boolean>;
  /**
   * Records the money in the engine, once for each reference, however often and from wherever this is called, also after
   * the attempt was cancelled. 'reference-used' says that it paid the order before.
   */
  settle(attempt: NewAttempt): Promise<Settlement>;
  /** Closes an attempt without paying. False when it was closed before. */
  cancel(reference: string): Promise<boolean>;
}

/** A request to an address of the provider. */
export interface ProviderRequest {
  /** The parameters of the query and, of a posted form, its fields. */
  readonly values: URLSearchParams;
  /** The body as it came, to check a signature. */
  readonly body: string;
  readonly header: (name: string) => string;
}

/** Takes payments: by redirects, by UPI, or however it works. */
export interface PaymentProvider {
  /** The fields of the payment form. */
  fields(shopper: { readonly email: string }): readonly PaymentFieldDto[];
  /** Begins a payment, and says what the shop does next. Rejects with an HttpError 409 or 422. */
  submit(payment: SubmittedPayment): Promise<PaymentAnswerDto>;
  /** The shopper came back, to /payments/return: returns the address in the shop that they go on to. */
  onReturn(request: ProviderRequest): Promise<string>;
  /** The provider tells of a payment, at /payments/notification: answered with 204, or the HttpError it rejects with. */
  onNotification(request: ProviderRequest): Promise<void>;
  /** Pages that the gateway serves for the provider; a real one has its own. */
  readonly pages?: {
    readonly prefix: string;
    readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  };
}

/** What a provider is made of. */
export interface ProviderParts {
  readonly desk: PaymentDesk;
  /** The shop's name. */
  readonly merchant: () => Promise<string>;
  readonly shopUrl: string;
  readonly log: (line: string) => void;
}
