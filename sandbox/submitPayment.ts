/** The operation submitPayment: one outcome for each payment method (specification, sections 4 and 7). */
import type { Context } from 'openapi-backend';
import { BANK_PATH, ORDER_STATUS, PAYMENT_METHOD } from './constants';
import { ok, signedIn, type Answer, type Visit } from './contract';
import { Refusal } from './errors';
import { toAmountText } from './money';
import type { StoredOrder } from './orderTable';
import { readPaymentForm } from './paymentForm';
import { toQrPng } from './qrPng';
import { newReference } from './secrets';
import { merchantOf } from './storeCatalogue';
import { toUpiText } from './upi';
import type { PaymentAnswerDto, PaymentRequestDto } from './wire';
import type { Workshop } from './workshop';

const ALREADY_PAID = 'This order is already paid.';

/** Takes an order, returns its sum in paise. */
const totalOf = (order: Pick<StoredOrder, 'lines'>): number =>
  order.lines.reduce((sum, line) => sum + line.unitPaise * line.quantity, 0);

/** Takes what the operations work with, returns the handler of submitPayment. */
export const createSubmitPayment = (workshop: Workshop) => {
  const { db, catalogue, now } = workshop;
  const payee = merchantOf(catalogue.storeInfo);
  const isoNow = (): string => new Date(now()).toISOString();

  return ({ request }: Context<PaymentRequestDto>, visit: Visit): Answer => {
    const account = signedIn(visit);
    const { fields, orderId } = request.requestBody;
    const order = db.orders.byId(orderId.trim())?.order;
    if (order === undefined || order.accountId !== account.id) {
      throw new Refusal(404, 'There is no order with this number.');
    }
    if (order.status === ORDER_STATUS.cancelled) throw new Refusal(409, 'This order is cancelled.');
    if (order.status !== ORDER_STATUS.pending) throw new Refusal(409, ALREADY_PAID);
    const method = readPaymentForm(fields);
    const amountPaise = totalOf(order);
    const reference = newReference();
    const toBank = (path: string): string => `${visit.ownOrigin}${path}`;
    const remember = (): void => {
      const shopOrigin = visit.shopOrigin ?? workshop.defaultShopOrigin;
      db.attempts.add({ reference, orderId: order.id, method, amountPaise, shopOrigin }, isoNow());
    };
    const askUpi = (): string => {
      remember();
      workshop.tell(
        `Approve the UPI payment of ${order.id}: ${toBank(BANK_PATH.upi)}?reference=${reference}`,
      );
      return toUpiText({ payee, amountPaise, reference, orderId: order.id });
    };
    const answer = (): PaymentAnswerDto => {
      switch (method) {
        case PAYMENT_METHOD.card: {
          remember();
          const url = toBank(BANK_PATH.card);
          const data = { reference, amount: toAmountText(amountPaise), orderId: order.id };
          return {
            success: true,
            action: { type: 'redirect_post', redirectUrl: url, formParams: { type: 'card', url, data } },
          };
        }
        case PAYMENT_METHOD.netBanking:
          remember();
          return { success: true, redirectUrl: `${toBank(BANK_PATH.net)}?reference=${reference}` };
        case PAYMENT_METHOD.upiApp:
          return { success: true, action: { type: 'deeplink', redirectUrl: askUpi() } };
        case PAYMENT_METHOD.upiQr:
          return { success: true, action: { type: 'qr', qr: askUpi() } };
        case PAYMENT_METHOD.qrImage:
          return { success: true, action: { type: 'qr', qrBase64: toQrPng(askUpi()).toString('base64') } };
        case PAYMENT_METHOD.cashOnDelivery:
          if (!db.orders.markPaid(order.id)) throw new Refusal(409, ALREADY_PAID);
          return { success: true };
        case PAYMENT_METHOD.declined:
          return { success: false, error: 'Your bank declined the payment.' };
      }
    };
    return ok<PaymentAnswerDto>(answer());
  };
};
