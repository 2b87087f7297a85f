/**
 * An example to begin with: a provider with its own payment page for cards, as most are. The shopper is sent there, comes
 * back, and the provider also tells the gateway with a signed notification. docs/payment-provider.md explains it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { requirePayable } from '../../apiServer/bank/bankPayments';
import { SHOP_PATH } from '../../apiServer/bank/constants';
import { HttpError } from '../../apiServer/errors';
import { isRecord } from '../../src/lib/untrusted';
import type { PaymentProvider, ProviderParts } from './provider';

/** What the provider gives a shop. Read it in settings.ts, from the environment. */
export interface ExampleSettings {
  readonly apiUrl: string;
  readonly apiKey: string;
  readonly notificationSecret: string;
}

const METHOD = 'card';

export const createExampleProvider = (
  { desk }: ProviderParts,
  { apiUrl, apiKey, notificationSecret }: ExampleSettings,
): PaymentProvider => {
  /** Calls the provider's API. */
  const call = async (path: string, body?: object): Promise<Readonly<Record<string, unknown>>> => {
    const response = await fetch(`${apiUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(8000),
    });
    const answer: unknown = await response.json();
    if (!response.ok || !isRecord(answer)) throw new HttpError(503, 'The bank cannot answer just now.');
    return answer;
  };

  const settleById = async (id: string): Promise<string> => {
    const found = await desk.find(id);
    if (found === null) throw new HttpError(404, 'This payment is not known.');
    const { attempt } = found;
    // Asked at the provider itself: an address in a browser proves nothing.
    const { status, amount } = await call(`/payments/${encodeURIComponent(id)}`);
    if (status !== 'paid' || amount !== attempt.amountPaise)
      return `${attempt.shopOrigin}${SHOP_PATH.orders}`;
    const settlement = await desk.settle(attempt);
    return `${attempt.shopOrigin}${settlement === 'kept' ? SHOP_PATH.orders : SHOP_PATH.orderSuccess}`;
  };

  const requireSignature = (body: string, signature: string): void => {
    const expected = createHmac('sha256', notificationSecret).update(body).digest();
    const actual = Buffer.from(signature, 'hex');
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
      throw new HttpError(400, 'The signature is wrong.');
  };

  return {
    fields: ({ email }) => [
      {
        name: 'email',
        label: 'Email for the receipt',
        type: 'email',
        defaultValue: email,
        rules: { required: true },
      },
    ],
    submit: async ({ order, fields, ownOrigin, shopOrigin }) => {
      requirePayable(order);
      const { id, url } = await call('/payments', {
        amount: order.totalPaise,
        currency: 'INR',
        orderId: order.id,
        email: fields['email'] ?? '',
        returnUrl: `${ownOrigin}/payments/return`,
        notificationUrl: `${ownOrigin}/payments/notification`,
      });
      if (typeof id !== 'string' || typeof url !== 'string')
        throw new HttpError(503, 'The bank cannot answer just now.');
      await desk.open({
        reference: id,
        orderId: order.id,
        method: METHOD,
        amountPaise: order.totalPaise,
        shopOrigin,
      });
      return { success: true, redirectUrl: url };
    },
    onReturn: ({ values }) => settleById(values.get('payment') ?? ''),
    onNotification: async ({ body, header }) => {
      requireSignature(body, header('x-signature'));
      const message: unknown = JSON.parse(body);
      if (isRecord(message) && typeof message['id'] === 'string') await settleById(message['id']);
    },
  };
};
