/** The bank's side of a payment: it shows what is asked, and moves the order on when the shopper agrees. */
import { confirmationPage, refusalPage, type BankDesk, type BankPage } from './bankPages';
import { ORDER_STATUS, SHOP_PATH } from './constants';
import type { StoreDatabase } from './database';
import { toAmountText } from './money';
import type { PaymentAttempt } from './paymentAttemptTable';

/** What the bank answers: a page, or the address in the shop where the shopper goes on. */
export type BankAnswer =
  { readonly kind: 'page'; readonly page: BankPage } | { readonly kind: 'leave'; readonly to: string };

/** The bank, as the server calls it. */
export interface Bank {
  /** Shows the page of one payment. Takes its reference and, from a card form, the amount the form named. */
  ask(desk: BankDesk, reference: string, amount?: string | null): BankAnswer;
  /** Pays: the order moves to Processing and the shopper goes back to the shop. */
  pay(reference: string): BankAnswer;
  /** Pays nothing: the reference is used up and the shopper goes back to the payment form. */
  cancel(reference: string): BankAnswer;
}

type Attempt = Omit<PaymentAttempt, 'method'>;

/** Takes the store's data, the merchant's name and where the shop runs when no attempt says so, returns the bank. */
export const createBank = (db: StoreDatabase, merchant: string, defaultShopOrigin: string): Bank => {
  const refuse = (
    status: number,
    title: string,
    sentence: string,
    shopOrigin = defaultShopOrigin,
  ): BankAnswer => ({
    kind: 'page',
    page: refusalPage({
      status,
      title,
      sentence,
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

  /** Takes a reference, returns its open attempt, or the page that says why there is none. */
  const find = (reference: string): { readonly attempt: Attempt } | { readonly refusal: BankAnswer } => {
    const found = db.attempts.byReference(reference);
    if (found === null) return { refusal: unknown() };
    return found.state === 'open' ? { attempt: found.attempt } : { refusal: used(found.attempt) };
  };

  return {
    ask: (desk, reference, amount = null) => {
      const found = find(reference);
      if ('refusal' in found) return found.refusal;
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
      return { kind: 'page', page: confirmationPage({ ...attempt, desk, merchant }) };
    },
    pay: (reference) => {
      const found = find(reference);
      if ('refusal' in found) return found.refusal;
      const { attempt } = found;
      switch (db.attempts.settle(reference, attempt.orderId)) {
        case 'settled':
          return { kind: 'leave', to: `${attempt.shopOrigin}${SHOP_PATH.orderSuccess}` };
        case 'reference-used':
          return used(attempt);
        case 'order-not-pending':
          return paid(attempt);
      }
    },
    cancel: (reference) => {
      const found = find(reference);
      if ('refusal' in found) return found.refusal;
      const { attempt } = found;
      if (!db.attempts.cancel(reference)) return used(attempt);
      const query = new URLSearchParams({ orderId: attempt.orderId });
      return { kind: 'leave', to: `${attempt.shopOrigin}${SHOP_PATH.payment}?${query.toString()}` };
    },
  };
};
