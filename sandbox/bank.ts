/** The bank of the sandbox: it shows a payment, and moves the order to Processing when the shopper pays. */
import { confirmationPage, errorPage, type BankPage, type PaymentKind } from './bankPages';
import { ORDER_STATUS, SHOP_PATH } from './constants';
import type { StoreDatabase } from './database';
import { toAmountText } from './money';
import type { PaymentAttempt } from './paymentAttemptTable';

/** The bank's answer: a page, or a redirect into the shop. */
export type BankAnswer =
  | { readonly kind: 'page'; readonly page: BankPage }
  | { readonly kind: 'redirect'; readonly url: string };

export interface Bank {
  /** Shows the page of one payment. Takes its reference and, for a card, the amount that was posted. */
  show(kind: PaymentKind, reference: string, amount?: string | null): BankAnswer;
  /** Moves the order to Processing and redirects to the shop. */
  pay(reference: string): BankAnswer;
  /** Closes the attempt without paying and redirects to the payment form. */
  cancel(reference: string): BankAnswer;
}

type Attempt = Omit<PaymentAttempt, 'method'>;

/** Takes the database, the merchant's name, and the shop's origin for unknown references. */
export const createBank = (db: StoreDatabase, merchant: string, defaultShopOrigin: string): Bank => {
  const refuse = (
    status: number,
    title: string,
    message: string,
    shopOrigin = defaultShopOrigin,
  ): BankAnswer => ({
    kind: 'page',
    page: errorPage({
      status,
      title,
      message,
      link: { href: `${shopOrigin}${SHOP_PATH.orders}`, text: 'Back to your orders' },
    }),
  });
  const unknown = (): BankAnswer =>
    refuse(404, 'We do not know this payment', 'Nothing was paid. Please start again from the shop.');
  const used = ({ shopOrigin }: Attempt): BankAnswer =>
    refuse(
      410,
      'This payment is closed',
      'Its reference was used before. Nothing more was paid.',
      shopOrigin,
    );
  const paid = ({ shopOrigin }: Attempt): BankAnswer =>
    refuse(409, 'There is nothing left to pay', 'This order no longer waits for a payment.', shopOrigin);

  /** Returns the open attempt of a reference, or an error page. */
  const find = (reference: string): { readonly attempt: Attempt } | { readonly error: BankAnswer } => {
    const found = db.attempts.byReference(reference);
    if (found === null) return { error: unknown() };
    return found.state === 'open' ? { attempt: found.attempt } : { error: used(found.attempt) };
  };

  return {
    show: (paymentKind, reference, amount = null) => {
      const found = find(reference);
      if ('error' in found) return found.error;
      const { attempt } = found;
      if (db.orders.byId(attempt.orderId)?.order.status !== ORDER_STATUS.pending) return paid(attempt);
      if (amount !== null && amount !== toAmountText(attempt.amountPaise)) {
        return refuse(
          400,
          'The amounts do not agree',
          'The shop’s form asks for another amount than the order. Nothing was paid.',
          attempt.shopOrigin,
        );
      }
      return { kind: 'page', page: confirmationPage({ ...attempt, paymentKind, merchant }) };
    },
    pay: (reference) => {
      const found = find(reference);
      if ('error' in found) return found.error;
      const { attempt } = found;
      switch (db.attempts.settle(reference, attempt.orderId)) {
        case 'settled':
          return { kind: 'redirect', url: `${attempt.shopOrigin}${SHOP_PATH.orderSuccess}` };
        case 'reference-used':
          return used(attempt);
        case 'order-not-pending':
          return paid(attempt);
      }
    },
    cancel: (reference) => {
      const found = find(reference);
      if ('error' in found) return found.error;
      const { attempt } = found;
      if (!db.attempts.cancel(reference)) return used(attempt);
      const query = new URLSearchParams({ orderId: attempt.orderId });
      return { kind: 'redirect', url: `${attempt.shopOrigin}${SHOP_PATH.payment}?${query.toString()}` };
    },
  };
};
