/** What a payment by the pretend bank is answered with: each method has its own outcome [4.payment, 7.calls]. */
import { randomBytes } from 'node:crypto';
import { HttpError } from '../errors';
import { toAmountText } from '../money';
import { ORDER_STATUS } from '../orders';
import type { PaymentAnswerDto } from '../wire';
import type { BankStore } from './bank';
import { BANK_PATH, PAYMENT_METHOD } from './constants';
import { readPaymentForm } from './paymentForm';
import { toQrPng } from './qrPng';
import { toUpiText } from './upi';

const REFERENCE_BYTES = 8;
const ALREADY_PAID = 'This order is already paid.';

/** A new random reference of a payment attempt. */
const newReference = (): string => `pay_${randomBytes(REFERENCE_BYTES).toString('hex')}`;

/** What the payments need of their server. */
export interface BankPaymentParts {
  readonly store: Pick<BankStore, 'add'>;
  /** The merchant's name. */
  readonly payee: string;
  /** Moves an order that is paid on delivery to Processing. False when it was not Pending. */
  readonly payOnDelivery: (orderId: string, amountPaise: number) => boolean | Promise<boolean>;
  /** Prints a line for the developer. */
  readonly log: (line: string) => void;
}

/** A payment as it was submitted. */
export interface SubmittedPayment {
  readonly order: { readonly id: string; readonly status: number; readonly totalPaise: number };
  readonly fields: Readonly<Record<string, string>>;
  /** The server's own origin, where the bank's pages are. */
  readonly ownOrigin: string;
  /** The shop's address that the bank leads back to, without a slash at the end. */
  readonly shopOrigin: string;
}

/** Throws an HttpError 409 for an order that waits for no payment. */
export const requirePayable = ({ status }: SubmittedPayment['order']): void => {
  if (status === ORDER_STATUS.cancelled) throw new HttpError(409, 'This order is cancelled.');
  if (status !== ORDER_STATUS.pending) throw new HttpError(409, ALREADY_PAID);
};

/** The answer to a submitted payment. Rejects with an HttpError 409 or 422. */
export const answerBankPayment = async (
  { store, payee, payOnDelivery, log }: BankPaymentParts,
  { order, fields, ownOrigin, shopOrigin }: SubmittedPayment,
): Promise<PaymentAnswerDto> => {
  requirePayable(order);
  const method = readPaymentForm(fields);
  const amountPaise = order.totalPaise;
  const reference = newReference();
  const bankUrl = (path: string): string => `${ownOrigin}${path}`;
  const addAttempt = async (): Promise<void> => {
    await store.add({ reference, orderId: order.id, method, amountPaise, shopOrigin });
  };
  const requestUpi = async (): Promise<string> => {
    await addAttempt();
    log(`Approve the UPI payment of ${order.id}: ${bankUrl(BANK_PATH.upi)}?reference=${reference}`);
    return toUpiText({ payee, amountPaise, reference, orderId: order.id });
  };
  switch (method) {
    case PAYMENT_METHOD.card: {
      await addAttempt();
      const url = bankUrl(BANK_PATH.card);
      const data = { reference, amount: toAmountText(amountPaise), orderId: order.id };
      return {
        success: true,
        action: { type: 'redirect_post', redirectUrl: url, formParams: { type: 'card', url, data } },
      };
    }
    case PAYMENT_METHOD.netBanking:
      await addAttempt();
      return { success: true, redirectUrl: `${bankUrl(BANK_PATH.net)}?reference=${reference}` };
    case PAYMENT_METHOD.upiApp:
      return { success: true, action: { type: 'deeplink', redirectUrl: await requestUpi() } };
    case PAYMENT_METHOD.upiQr:
      return { success: true, action: { type: 'qr', qr: await requestUpi() } };
    case PAYMENT_METHOD.qrImage: {
      const qrBase64 = toQrPng(await requestUpi()).toString('base64');
      return { success: true, action: { type: 'qr', qrBase64 } };
    }
    case PAYMENT_METHOD.cashOnDelivery:
      if (!(await payOnDelivery(order.id, amountPaise))) throw new HttpError(409, ALREADY_PAID);
      return { success: true };
    case PAYMENT_METHOD.declined:
      return { success: false, error: 'Your bank declined the payment.' };
  }
};
