/** @jest-environment node */
import { BANK_PATH, DEFAULT_SHOP_ORIGIN, DEMO_ACCOUNT, PAYMENT_METHOD } from './constants';
import type { Sandbox } from './server';
import {
  callerOf,
  PAYMENT_FIELDS,
  placeOrder,
  signIn,
  signUp,
  startTestSandbox,
  textAt,
  type Caller,
  type Reply,
  objectLike,
  textLike,
} from './testing';

const SHOP = 'http://localhost:3456';
const SHOWN_TOTAL = '₹1,999.00';

let sandbox: Sandbox;
let call: Caller;
let token: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  call = callerOf(sandbox);
  token = await signUp(call, 'payer@example.com');
});

afterAll(() => sandbox.close());

const pay = (
  orderId: string,
  method: string,
  headers: Readonly<Record<string, string>> = { origin: SHOP },
): Promise<Reply> =>
  call('/payments', { token, headers, json: { orderId, fields: { ...PAYMENT_FIELDS, method } } });

const statusOf = async (orderId: string): Promise<unknown> =>
  (await call(`/orders/${orderId}?contactInfo=payer@example.com`)).body;

const visit = (path: string, form?: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${sandbox.url}${path}`, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });

const referenceOf = (text: string): string => /pay_[0-9a-f]{16}/.exec(text)?.[0] ?? '';

/** Submits a card payment, returns the order and the reference. */
const beginCard = async (): Promise<{ readonly orderId: string; readonly reference: string }> => {
  const orderId = await placeOrder(call, token);
  const { body } = await pay(orderId, PAYMENT_METHOD.card);
  return { orderId, reference: textAt(body, 'action', 'formParams', 'data', 'reference') };
};

describe('GET /payments/fields', () => {
  it('offers every way to pay and asks for no card number', async () => {
    const { status, body } = await call('/payments/fields', { token });
    expect(status).toBe(200);
    expect(body).toEqual({
      fields: [
        objectLike({
          name: 'method',
          type: 'select',
          options: [
            { label: 'Card', value: 'card' },
            { label: 'Net banking', value: 'net-banking' },
            { label: 'UPI app', value: 'upi-app' },
            { label: 'UPI QR', value: 'upi-qr' },
            { label: 'QR image', value: 'qr-image' },
            { label: 'Cash on delivery', value: 'cash-on-delivery' },
            { label: 'Card (declined)', value: 'card-declined' },
          ],
          rules: { required: true },
          rulesMessages: ['Choose how you want to pay'],
        }),
        objectLike({ name: 'email', type: 'email', defaultValue: 'payer@example.com' }),
        objectLike({
          name: 'phone',
          type: 'tel',
          rules: { required: true, minLength: 13, maxLength: 13, pattern: '^\\+91\\d{10,10}$' },
          showWhenFilled: ['method'],
        }),
        objectLike({ name: 'note', type: 'textarea' }),
        objectLike({ name: 'saveDetails', type: 'checkbox' }),
      ],
    });
  });

  it('needs a signed-in shopper', async () => {
    expect((await call('/payments/fields')).status).toBe(401);
  });
});

describe('POST /payments', () => {
  it('sends a card to the bank’s form', async () => {
    const orderId = await placeOrder(call, token);
    const { status, body } = await pay(orderId, PAYMENT_METHOD.card);
    const url = `${sandbox.url}${BANK_PATH.card}`;
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      action: {
        type: 'redirect_post',
        redirectUrl: url,
        formParams: {
          type: 'card',
          url,
          data: { reference: textLike(/^pay_/), amount: '1999.00', orderId },
        },
      },
    });
    expect(await statusOf(orderId)).toMatchObject({ status: 0 });
  });

  it('sends net banking to the bank’s page', async () => {
    const { body } = await pay(await placeOrder(call, token), PAYMENT_METHOD.netBanking);
    expect(body).toEqual({
      success: true,
      redirectUrl: textLike(`${sandbox.url}${BANK_PATH.net}?reference=pay_`),
    });
  });

  it('asks a UPI app by a link, and by a text to draw', async () => {
    const upi =
      /^upi:\/\/pay\?pa=[a-z]+@sandbox&pn=Loom%20%26%20%22Lathe%22%20%3Cb%3E&am=1999\.00&cu=INR&tr=pay_\w+&tn=ORD-/;
    const link = await pay(await placeOrder(call, token), PAYMENT_METHOD.upiApp);
    expect(link.body).toEqual({
      success: true,
      action: { type: 'deeplink', redirectUrl: textLike(upi) },
    });
    const text = await pay(await placeOrder(call, token), PAYMENT_METHOD.upiQr);
    expect(text.body).toEqual({ success: true, action: { type: 'qr', qr: textLike(upi) } });
  });

  it('draws a QR code itself', async () => {
    const { body } = await pay(await placeOrder(call, token), PAYMENT_METHOD.qrImage);
    const png = Buffer.from(textAt(body, 'action', 'qrBase64'), 'base64');
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  });

  it('takes cash on delivery at once', async () => {
    const orderId = await placeOrder(call, token);
    expect((await pay(orderId, PAYMENT_METHOD.cashOnDelivery)).body).toEqual({ success: true });
    expect(await statusOf(orderId)).toMatchObject({ status: 1 });
    const again = await pay(orderId, PAYMENT_METHOD.cashOnDelivery);
    expect(again.status).toBe(409);
    expect(again.body).toEqual({ error: 'This order is already paid.' });
  });

  it('reports a declined card and leaves the order Pending', async () => {
    const orderId = await placeOrder(call, token);
    const { status, body } = await pay(orderId, PAYMENT_METHOD.declined);
    expect(status).toBe(200);
    expect(body).toEqual({ success: false, error: 'Your bank declined the payment.' });
    expect(await statusOf(orderId)).toMatchObject({ status: 0 });
  });

  it('answers 404 to somebody else’s order and to none', async () => {
    const orderId = await placeOrder(call, await signUp(call, 'somebody@example.com'));
    for (const id of [orderId, 'ORD-1999-000001']) {
      const { status, body } = await pay(id, PAYMENT_METHOD.card);
      expect(status).toBe(404);
      expect(body).toEqual({ error: 'There is no order with this number.' });
    }
  });

  it('answers 409 to every order that does not wait for a payment', async () => {
    const demo = await signIn(call, DEMO_ACCOUNT);
    const { body } = await call('/orders', { token: demo });
    const ids = Array.isArray(body) ? body.map((order: unknown) => textAt(order, 'id')) : [];
    const replies = await Promise.all(
      ids.map((orderId) =>
        call('/payments', {
          token: demo,
          json: { orderId, fields: { ...PAYMENT_FIELDS, method: PAYMENT_METHOD.declined } },
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 409, 409, 409, 409]);
    expect(replies[4]?.body).toEqual({ error: 'This order is cancelled.' });
  });

  it.each([
    [422, { method: 'Cheque' }, 'This way of paying is not offered.'],
    [422, { method: '' }, 'Choose how you want to pay.'],
    [422, { phone: '9812345678' }, 'The phone number must be +91 followed by its digits.'],
    [422, { email: 'not an address' }, 'The email address for the receipt is not valid.'],
    [422, { note: 'x'.repeat(301) }, 'The note must have no more than 300 characters.'],
    [
      400,
      { saveDetails: true },
      "POST /payments (submitPayment): the field 'fields.saveDetails' of the body must be of the type string.",
    ],
  ])('answers %i to the form %j', async (expected, change, error) => {
    const orderId = await placeOrder(call, token);
    const { status, body } = await call('/payments', {
      token,
      json: { orderId, fields: { ...PAYMENT_FIELDS, ...change } },
    });
    expect(status).toBe(expected);
    expect(body).toEqual({ error });
  });

  it('needs a signed-in shopper', async () => {
    const json = { orderId: 'ORD-2026-000001', fields: PAYMENT_FIELDS };
    expect((await call('/payments', { json })).status).toBe(401);
  });
});

describe('the bank', () => {
  it('shows merchant, amount and order, escaped, under a strict Content-Security-Policy', async () => {
    const { orderId, reference } = await beginCard();
    const response = await visit(BANK_PATH.card, { type: 'card', reference, amount: '1999.00', orderId });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toMatch(
      new RegExp(
        `^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self' ${SHOP}; `,
      ),
    );
    expect(page).toContain('Loom &amp; &quot;Lathe&quot; &lt;b&gt;');
    expect(page).toContain(orderId);
    expect(page).toContain(`Pay ${SHOWN_TOTAL}`);
    expect(page).toContain('Cancel');
    expect(page).not.toContain('<script');
  });

  it('moves the order to Processing and redirects to the shop', async () => {
    const { orderId, reference } = await beginCard();
    const response = await visit(BANK_PATH.pay, { reference });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${SHOP}/order-success`);
    expect(await statusOf(orderId)).toMatchObject({ status: 1 });
  });

  it('lets the shopper cancel and pay in another way', async () => {
    const { orderId, reference } = await beginCard();
    const response = await visit(BANK_PATH.cancel, { reference });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${SHOP}/payment?orderId=${orderId}`);
    expect(await statusOf(orderId)).toMatchObject({ status: 0 });
    expect((await visit(BANK_PATH.pay, { reference })).status).toBe(410);
    expect((await pay(orderId, PAYMENT_METHOD.netBanking)).status).toBe(200);
  });

  it('accepts a reference once', async () => {
    const { reference } = await beginCard();
    const twice = await Promise.all([
      visit(BANK_PATH.pay, { reference }),
      visit(BANK_PATH.pay, { reference }),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([303, 410]);
    const page = await visit(`${BANK_PATH.net}?reference=${reference}`);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This payment is closed');
  });

  it('accepts one payment for an order', async () => {
    const orderId = await placeOrder(call, token);
    const references = await Promise.all(
      [1, 2].map(async () =>
        referenceOf(textAt((await pay(orderId, PAYMENT_METHOD.netBanking)).body, 'redirectUrl')),
      ),
    );
    const [first = '', second = ''] = references;
    expect((await visit(BANK_PATH.pay, { reference: first })).status).toBe(303);
    expect((await visit(`${BANK_PATH.net}?reference=${second}`)).status).toBe(409);
    const late = await visit(BANK_PATH.pay, { reference: second });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('There is nothing left to pay');
  });

  it.each(['', 'pay_0000000000000000', '"><script>alert(1)</script>'])(
    'answers 404 to the reference %j',
    async (reference) => {
      const page = await visit(`${BANK_PATH.upi}?reference=${encodeURIComponent(reference)}`);
      const text = await page.text();
      expect(page.status).toBe(404);
      expect(text).toContain('We do not know this payment');
      expect(text).toContain(`${DEFAULT_SHOP_ORIGIN}/orders`);
      expect(text).not.toContain('<script');
    },
  );

  it('refuses a form with another amount', async () => {
    const { reference } = await beginCard();
    const page = await visit(BANK_PATH.card, { reference, amount: '1.00' });
    expect(page.status).toBe(400);
    expect(await page.text()).toContain('The amounts do not agree');
  });

  it('approves a UPI payment by the reference in its text', async () => {
    const orderId = await placeOrder(call, token);
    const { body } = await pay(orderId, PAYMENT_METHOD.upiQr);
    const reference = new URL(textAt(body, 'action', 'qr')).searchParams.get('tr') ?? '';
    const page = await visit(`${BANK_PATH.upi}?reference=${reference}`);
    expect(await page.text()).toContain(`Approve ${SHOWN_TOTAL}`);
    expect((await visit(BANK_PATH.pay, { reference })).status).toBe(303);
    expect(await statusOf(orderId)).toMatchObject({ status: 1 });
  });

  it.each([
    ['no origin', {}],
    ['an origin that may not call', { origin: 'https://evil.example' }],
  ])('leads back to the default origin of the shop for %s', async (_what, headers) => {
    const { body } = await pay(await placeOrder(call, token), PAYMENT_METHOD.netBanking, headers);
    const reference = referenceOf(textAt(body, 'redirectUrl'));
    const response = await visit(BANK_PATH.pay, { reference });
    expect(response.headers.get('location')).toBe(`${DEFAULT_SHOP_ORIGIN}/order-success`);
  });

  it('has no other addresses', async () => {
    expect((await visit('/bank/unknown')).status).toBe(404);
    expect((await visit(BANK_PATH.pay)).status).toBe(404);
  });
});
