/** The pretend bank: it shows a payment, and moves the order to Processing when the shopper pays. */
import { confirmationPage, errorPage, type BankPage, type PaymentKind } from './bankPages';
import { formatPaise, toAmountText } from '../money';
import { SHOP_PATH, type PaymentMethod } from './constants';

/** The bank's answer: a page, or a redirect into the shop. */
export type BankAnswer =
  | { readonly kind: 'page'; readonly page: BankPage }
  | { readonly kind: 'redirect'; readonly url: string };

/** The state of a payment attempt. */
export type AttemptState = 'open' | 'paid' | 'cancelled';

/** An attempt to pay an order. Its reference can be used once. */
export interface PaymentAttempt {
  readonly reference: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly amountPaise: number;
  /** The shop that the bank leads back to. */
  readonly shopOrigin: string;
}

/** The result of settling a payment; 'kept' is money for an order that no longer waits for it. */
export type Settlement = 'settled' | 'reference-used' | 'order-not-pending' | 'kept';

/** What the bank knows of an attempt. */
export type StoredAttempt = Omit<PaymentAttempt, 'method'>;

type Awaitable<Value> = Value | Promise<Value>;

/** Where a server keeps payment attempts. */
export interface BankStore {
  /** Stores an open attempt. */
  add(attempt: PaymentAttempt): Awaitable<void>;
  /** The attempt of a reference and its state, or null. */
  byReference(
    reference: string,
  ): Awaitable<{ readonly attempt: StoredAttempt; readonly state: string } | null>;
  /** Whether an order waits for a payment. */
  isPayable(orderId: string): Awaitable<boolean>;
  /** Closes an attempt and moves its order to Processing. */
  settle(attempt: StoredAttempt): Awaitable<Settlement>;
  /** Closes an attempt without paying. False when it was closed before. */
  cancel(reference: string): Awaitable<boolean>;
}

export interface Bank {
  /** Shows the page of one payment. Takes its reference and, for a card, the amount that was posted. */
  show(kind: PaymentKind, reference: string, amount?: string | null): Promise<BankAnswer>;
  /** Moves the order to Processing and redirects to the shop. */
  pay(reference: string): Promise<BankAnswer>;
  /** Closes the attempt without paying and redirects to the payment form. */
  cancel(reference: string): Promise<BankAnswer>;
}

/** Takes where attempts are kept, what returns the merchant's name, and the shop's origin for unknown references. */
export const createBank = (
  store: BankStore,
  merchantName: () => Awaitable<string>,
  defaultShopOrigin: string,
): Bank => {
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
  const used = ({ shopOrigin }: StoredAttempt): BankAnswer =>
    refuse(
      410,
      'This payment is closed',
      'Its reference was used before. Nothing more was paid.',
      shopOrigin,
    );
  const paid = ({ shopOrigin }: StoredAttempt): BankAnswer =>
    refuse(409, 'There is nothing left to pay', 'This order no longer waits for a payment.', shopOrigin);

  const kept = ({ shopOrigin, amountPaise }: StoredAttempt): BankAnswer =>
    refuse(
      409,
      'This order was closed meanwhile',
      `Your ${formatPaise(amountPaise)} have reached the shop, which keeps them for you. Please write to the shop.`,
      shopOrigin,
    );

  /** Returns the open attempt of a reference, or an error page. */
  const find = async (
    reference: string,
  ): Promise<{ readonly attempt: StoredAttempt } | { readonly error: BankAnswer }> => {
    const found = await store.byReference(reference);
    if (found === null) return { error: unknown() };
    return found.state === 'open' ? { attempt: found.attempt } : { error: used(found.attempt) };
  };

  return {
    show: async (paymentKind, reference, amount = null) => {
      const found = await find(reference);
      if ('error' in found) return found.error;
      const { attempt } = found;
      if (!(await store.isPayable(attempt.orderId))) return paid(attempt);
      if (amount !== null && amount !== toAmountText(attempt.amountPaise)) {
        return refuse(
          400,
          'The amounts do not agree',
          'The shop’s form asks for another amount than the order. Nothing was paid.',
          attempt.shopOrigin,
        );
      }
      const merchant = await merchantName();
      return { kind: 'page', page: confirmationPage({ ...attempt, paymentKind, merchant }) };
    },
    pay: async (reference) => {
      const found = await find(reference);
      if ('error' in found) return found.error;
      const { attempt } = found;
      switch (await store.settle(attempt)) {
        case 'settled':
          return { kind: 'redirect', url: `${attempt.shopOrigin}${SHOP_PATH.orderSuccess}` };
        case 'reference-used':
          return used(attempt);
        case 'order-not-pending':
          return paid(attempt);
        case 'kept':
          return kept(attempt);
      }
    },
    cancel: async (reference) => {
      const found = await find(reference);
      if ('error' in found) return found.error;
      const { attempt } = found;
      if (!(await store.cancel(reference))) return used(attempt);
      const query = new URLSearchParams({ orderId: attempt.orderId });
      return { kind: 'redirect', url: `${attempt.shopOrigin}${SHOP_PATH.payment}?${query.toString()}` };
    },
  };
};
