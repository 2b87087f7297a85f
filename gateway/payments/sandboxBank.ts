/** The pretend bank of the sandbox as a provider: no money moves. */
import { createBank } from '../../apiServer/bank/bank';
import { answerBankPayment } from '../../apiServer/bank/bankPayments';
import { BANK_PREFIX, handleBank } from '../../apiServer/bank/bankRequests';
import { PAYMENT_METHOD, SHOP_PATH } from '../../apiServer/bank/constants';
import { paymentFields } from '../../apiServer/bank/paymentForm';
import { HttpError } from '../../apiServer/errors';
import type { NewAttempt, PaymentProvider, ProviderParts, ProviderRequest } from './provider';

export const createSandboxBank = ({ desk, merchant, shopUrl, log }: ProviderParts): PaymentProvider => {
  const attemptOf = async ({ values }: ProviderRequest): Promise<NewAttempt> => {
    const found = await desk.find(values.get('reference') ?? '');
    if (found === null) throw new HttpError(404, 'The bank does not know this payment.');
    return found.attempt;
  };
  const bank = createBank(
    {
      add: desk.open,
      byReference: desk.find,
      isPayable: desk.isPayable,
      settle: async ({ reference }) => {
        const found = await desk.find(reference);
        return found === null ? 'reference-used' : desk.settle(found.attempt);
      },
      cancel: desk.cancel,
    },
    merchant,
    shopUrl,
  );

  /** Nobody pays: the order is moved on under one reference, which the engine records once. */
  const payOnDelivery = async (orderId: string, amountPaise: number): Promise<boolean> => {
    const attempt = {
      reference: `delivery_${orderId}`,
      orderId,
      method: PAYMENT_METHOD.cashOnDelivery,
      amountPaise,
      shopOrigin: shopUrl,
    };
    await desk.open(attempt);
    return (await desk.settle(attempt)) === 'settled';
  };

  return {
    fields: ({ email }) => paymentFields(email),
    submit: async (payment) =>
      answerBankPayment({ store: { add: desk.open }, payee: await merchant(), payOnDelivery, log }, payment),
    onReturn: async (request) => {
      const attempt = await attemptOf(request);
      const settlement = await desk.settle(attempt);
      const isPaid = settlement === 'settled' || settlement === 'reference-used';
      return `${attempt.shopOrigin}${isPaid ? SHOP_PATH.orderSuccess : SHOP_PATH.orders}`;
    },
    onNotification: async (request) => {
      await desk.settle(await attemptOf(request));
    },
    pages: { prefix: BANK_PREFIX, handle: (request, response) => handleBank(bank, request, response) },
  };
};
