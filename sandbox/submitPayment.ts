/** The operation submitPayment: each payment method has its own outcome [4.payment, 7.calls]. */
import { BANK_PATH, ORDER_STATUS, PAYMENT_METHOD } from './constants';
import { requireAccount } from '../apiServer/apiContract';
import { HttpError } from '../apiServer/errors';
import { toAmountText } from './money';
import type { StoredOrder } from './orderTable';
import { readPaymentForm } from './paymentForm';
import { toQrPng } from './qrPng';
import { newReference } from './secrets';
import { merchantOf } from './storeCatalogue';
import { toUpiText } from './upi';
import type { PaymentAnswerDto } from '../apiServer/wire';
import type { Handlers, OperationDependencies } from './operationDependencies';

const ALREADY_PAID = 'This order is already paid.';

/** The total of an order, in paise. */
const totalOf = (order: Pick<StoredOrder, 'lines'>): number =>
  order.lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);

/** Returns the handler of submitPayment. */
export const createSubmitPayment = (dependencies: OperationDependencies): Handlers['submitPayment'] => {
  const { db, catalogue, now } = dependencies;
  const payee = merchantOf(catalogue.storeInfo);
  const isoNow = (): string => new Date(now()).toISOString();

  return ({ body }, context) => {
    const account = requireAccount(context);
    const { fields, orderId } = body;
    const order = db.orders.byId(orderId.trim())?.order;
    if (order === undefined || order.accountId !== account.id) {
      throw new HttpError(404, 'There is no order with this number.');
    }
    if (order.status === ORDER_STATUS.cancelled) throw new HttpError(409, 'This order is cancelled.');
    if (order.status !== ORDER_STATUS.pending) throw new HttpError(409, ALREADY_PAID);
    const method = readPaymentForm(fields);
    const amountPaise = totalOf(order);
    const reference = newReference();
    const bankUrl = (path: string): string => `${context.ownOrigin}${path}`;
    const addAttempt = (): void => {
      const { origin, pathname } = new URL(dependencies.defaultShopOrigin);
      const shopOrigin = `${context.shopOrigin ?? origin}${pathname.replace(/\/$/, '')}`;
      db.attempts.add({ reference, orderId: order.id, method, amountPaise, shopOrigin }, isoNow());
    };
    const requestUpi = (): string => {
      addAttempt();
      dependencies.log(
        `Approve the UPI payment of ${order.id}: ${bankUrl(BANK_PATH.upi)}?reference=${reference}`,
      );
      return toUpiText({ payee, amountPaise, reference, orderId: order.id });
    };
    const answer = (): PaymentAnswerDto => {
      switch (method) {
        case PAYMENT_METHOD.card: {
          addAttempt();
          const url = bankUrl(BANK_PATH.card);
          const data = { reference, amount: toAmountText(amountPaise), orderId: order.id };
          return {
            success: true,
            action: { type: 'redirect_post', redirectUrl: url, formParams: { type: 'card', url, data } },
          };
        }
        case PAYMENT_METHOD.netBanking:
          addAttempt();
          return { success: true, redirectUrl: `${bankUrl(BANK_PATH.net)}?reference=${reference}` };
        case PAYMENT_METHOD.upiApp:
          return { success: true, action: { type: 'deeplink', redirectUrl: requestUpi() } };
        case PAYMENT_METHOD.upiQr:
          return { success: true, action: { type: 'qr', qr: requestUpi() } };
        case PAYMENT_METHOD.qrImage:
          return {
            success: true,
            action: { type: 'qr', qrBase64: toQrPng(requestUpi()).toString('base64') },
          };
        case PAYMENT_METHOD.cashOnDelivery:
          if (!db.orders.markPaid(order.id)) throw new HttpError(409, ALREADY_PAID);
          return { success: true };
        case PAYMENT_METHOD.declined:
          return { success: false, error: 'Your bank declined the payment.' };
      }
    };
    return answer();
  };
};
