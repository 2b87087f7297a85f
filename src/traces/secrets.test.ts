/** @jest-environment jest-fixed-jsdom */
import { exportedText, liftedStateOf } from '../testing/devTools';
import { http, HttpResponse } from 'msw';
import { createAppStore, initialState } from '../app/store';
import { fieldsReady, opened, submitted } from '../features/payment/paymentSlice';
import { recordActions, serialiseTrace } from './testing/keptTrace';
import { HIDDEN } from '../lib/secrets/hideText';
import { Secret } from '../lib/secrets/secret';
import { createDevice } from '../testing/memoryDevice';
import { answer, answerWrongly, server } from '../testing/server';
import { writeToken } from '../api/authCookie';
import { storefrontApi } from '../api/storefrontApi';
import { signedInAtStart } from '../testing/session';

const {
  authorizeUser,
  getAccountInfo,
  getPaymentFields,
  getStoreInfo,
  listOrders,
  registerUser,
  submitPayment,
} = storefrontApi.endpoints;

const password = 'canary pass/word';
const typed = {
  phone: '+919812345678',
  email: 'canary@payer.example',
  cvv: '739',
  card: '4111 1111 1111 1111',
};

/** A shop that records, and all that can be read of it: raw exports, states, traces. */
function openShop() {
  const { environment, log } = createDevice().openTab();
  const { tools } = recordActions();
  const store = createAppStore(environment, initialState(), tools);
  const readAll = () =>
    [
      exportedText(store),
      JSON.stringify(liftedStateOf(store)),
      JSON.stringify(store.getState()),
      serialiseTrace(tools.recorder.take(), { app: 'storefront', build: 'test', url: '/', ua: 'jest' }),
    ].join('\n');
  return { store, log, readAll };
}

type Shop = ReturnType<typeof openShop>;

const calls = {
  authorizeUser: ({ store }: Shop) =>
    store.dispatch(
      authorizeUser.initiate({ authorizeRequestDto: { email: 'a@b.c', password: new Secret(password) } }),
    ),
  registerUser: ({ store }: Shop) =>
    store.dispatch(
      registerUser.initiate({
        registerRequestDto: {
          email: 'a@b.c',
          password: new Secret(password),
          firstName: 'Asha',
          lastName: 'Rao',
        },
      }),
    ),
};

function pay({ store }: Shop, fields: Readonly<Record<string, string>> = typed, offered: string[] = []) {
  return store.dispatch(
    submitPayment.initiate({ paymentRequestDto: { orderId: 'o', fields: new Secret(fields, offered) } }),
  );
}

/** Pays as the page does, until the answer has been acted on. */
async function payOnPage({ store }: Shop): Promise<void> {
  store.dispatch(signedInAtStart());
  store.dispatch(opened({ orderId: 'o' }));
  store.dispatch(fieldsReady({ seenAttempt: 0 }));
  store.dispatch(submitted('o', new Secret(typed)));
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      const { status } = store.getState().payment;
      if (status !== 'redirecting' && status !== 'qr') return;
      stop();
      resolve();
    });
  });
}

function expectNothingIn(text: string): void {
  for (const secret of [password, typed.phone, typed.email, typed.card]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(encodeURIComponent(secret));
  }
  expect(text).not.toMatch(new RegExp(`\\b${typed.cvv}\\b`));
  expect(text).not.toContain('canary');
  expect(text).not.toContain('9812345678');
  expect(text).not.toContain('4111111111111111');
}

describe('A server that repeats', () => {
  it.each([
    ['authorizeUser', calls.authorizeUser],
    ['registerUser', calls.registerUser],
  ] as const)(
    'a password finds it hidden in the error that is kept and shown: %s',
    async (operation, call) => {
      const shop = openShop();
      const error = `The password ${password} (${encodeURIComponent(password)}) is too easy.`;
      answerWrongly(operation, { error, message: error, errors: { password: [error] } }, 422);
      const result = await call(shop);
      expect(result.error).toEqual({
        kind: 'http',
        status: 422,
        message: `The password ${HIDDEN} (${HIDDEN}) is too easy.`,
      });
      expectNothingIn(shop.readAll());
    },
  );

  it('payment values finds them hidden, in a refusal and in a declined payment', async () => {
    const error = `Card 4111111111111111 of ${typed.email} (98123 45678): CVV 739 is wrong, 7391 is not.`;
    const left = `Card ${HIDDEN} of ${HIDDEN} (${HIDDEN}): CVV ${HIDDEN} is wrong, 7391 is not.`;
    for (const [body, status] of [
      [{ error }, 422],
      [{ success: false, error }, 200],
    ] as const) {
      const shop = openShop();
      answer('submitPayment', body, status);
      const result = await pay(shop);
      expect('data' in result ? result.data : result.error).toMatchObject({ message: left });
      expectNothingIn(shop.readAll());
    }
  });

  it('a choice that the form offered leaves the message unchanged', async () => {
    const shop = openShop();
    answer('submitPayment', { success: false, error: 'Your card was declined: true story.' });
    const { data } = await pay(shop, { method: 'Card', save: 'true' }, ['Card', 'UPI', 'true', 'false']);
    expect(data).toEqual({ kind: 'failed', message: 'Your card was declined: true story.' });
  });

  it('a password in an answer that signs in or registers leaves nothing of it', async () => {
    const shop = openShop();
    answerWrongly('authorizeUser', { token: 'a-token', password, user: { password } });
    answerWrongly('registerUser', { password, user: { password } });
    expect((await calls.authorizeUser(shop)).error).toBeUndefined();
    expect((await calls.registerUser(shop)).error).toBeUndefined();
    expectNothingIn(shop.readAll());
  });

  it('the token finds it hidden in headers and errors', async () => {
    writeToken('canary-token');
    const shop = openShop();
    server.use(
      http.get('*/storeInfo', () =>
        HttpResponse.json({ storeName: 'Loom' }, { headers: { 'x-echo': 'Bearer canary-token' } }),
      ),
    );
    const info = await shop.store.dispatch(getStoreInfo.initiate());
    expect(info.data).toMatchObject({ storeName: 'Loom' });
    answerWrongly('listOrders', { error: 'No orders for Bearer canary-token' }, 403);
    const orders = await shop.store.dispatch(listOrders.initiate());
    expect(orders.error).toMatchObject({ message: `No orders for Bearer ${HIDDEN}` });
    expectNothingIn(shop.readAll());
  });
});

describe('The outcome of a payment', () => {
  const query = `phone=${encodeURIComponent(typed.phone)}&mail=${encodeURIComponent(typed.email)}`;
  const bank = `https://bank.example/pay?reference=r1&${query}`;
  const upi = `upi://pay?pa=shop@bank&tn=${encodeURIComponent(typed.email)}`;

  it('is posted with the payer’s own values, which the store does not hold', async () => {
    const shop = openShop();
    const formParams = { type: 'card', url: bank, data: { phone: typed.phone, mail: typed.email } };
    answer('submitPayment', {
      success: true,
      action: { type: 'redirect_post', redirectUrl: bank, formParams },
    });
    await payOnPage(shop);
    expect(shop.log.posted).toEqual([
      {
        url: bank,
        inputs: [
          { name: 'type', value: 'card' },
          { name: 'url', value: bank },
          { name: 'phone', value: typed.phone },
          { name: 'mail', value: typed.email },
        ],
      },
    ]);
    expect(shop.store.getState().payment).toMatchObject({
      outcome: { url: `https://bank.example/pay?reference=r1&phone=${HIDDEN}&mail=${HIDDEN}` },
    });
    expectNothingIn(shop.readAll());
  });

  it.each([
    ['an address', bank, { success: true, redirectUrl: bank }],
    ['an app', upi, { success: true, action: { type: 'deeplink', redirectUrl: upi } }],
  ])('is followed with the payer’s own values, which the store does not hold: %s', async (_to, url, body) => {
    const shop = openShop();
    answer('submitPayment', body);
    await payOnPage(shop);
    expect(shop.log.left).toEqual([url]);
    expectNothingIn(shop.readAll());
  });

  it('is a QR code whose text the store holds without the payer’s own values', async () => {
    const shop = openShop();
    answer('submitPayment', { success: true, action: { type: 'qr', qr: upi } });
    await payOnPage(shop);
    expect(shop.store.getState().payment).toMatchObject({
      outcome: { kind: 'qrText', text: `upi://pay?pa=shop@bank&tn=${HIDDEN}` },
    });
    expectNothingIn(shop.readAll());
  });

  it('depends on words of the answer that a shopper may have typed as well', async () => {
    const shop = openShop();
    answer('submitPayment', { success: true, action: { type: 'deeplink', redirectUrl: upi } });
    const { data } = await pay(shop, { note: 'deeplink', other: 'action' });
    expect(data).toMatchObject({ kind: 'deeplink' });
  });
});

describe('No secret is kept', () => {
  it('of a password field that the server fills in', async () => {
    const shop = openShop();
    answerWrongly('getPaymentFields', [
      { name: 'pin', label: 'Pin', type: 'password', defaultValue: 'canary-pin' },
      { name: 'code', label: 'Code', type: 'PASSWORD ', defaultValue: 'canary-code' },
      { name: 'email', label: 'Email', type: 'email', defaultValue: 'asha@example.com' },
    ]);
    const { data } = await shop.store.dispatch(getPaymentFields.initiate());
    expect(data).toMatchObject([
      { type: 'password', defaultValue: '' },
      { type: 'password', defaultValue: '' },
      { type: 'email', defaultValue: 'asha@example.com' },
    ]);
    expectNothingIn(shop.readAll());
  });

  it('but an account’s own email shows though it was typed into a payment field', async () => {
    const shop = openShop();
    answer('submitPayment', { success: true });
    await pay(shop, { email: 'asha@example.com' });
    const { data } = await shop.store.dispatch(getAccountInfo.initiate());
    expect(data).toMatchObject({ email: 'asha@example.com' });
  });
});
