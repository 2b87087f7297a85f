/** The payment in their states. */
import { PAYMENT_METHOD, type PaymentMethod } from '../../../sandbox/constants';
import { payBy } from '../shopper';
import { placeOrder, toolInCart } from './cartScreens';
import { answer, heading, hold, inTurn, REFUSED, statesOf, text, type ScreenState } from './screen';
import { viewedOrdered, type ShopFacts } from './shopFacts';

/** Pays by a method; the store's answer is given. */
function pay(method: PaymentMethod, json: unknown): Pick<ScreenState, 'answers' | 'steps'> {
  return {
    answers: answer('/payments', json, 200, 'POST'),
    steps: (page) => payBy(page, method),
  };
}

const UPI = 'upi://pay?pa=loomandlathe@sandbox&pn=Loom%20%26%20Lathe&am=3997.00&cu=INR';
const paymentOf = ({ pendingOrder }: ShopFacts) => `/payment?orderId=${pendingOrder}`;
/** The payment. */
export const payment = statesOf({ page: 'Payment', path: paymentOf, isSignedIn: true, kept: viewedOrdered }, [
  { state: 'the form', shows: (page) => page.getByRole('button', { name: 'Proceed to Payment' }) },
  {
    state: 'an invalid field',
    steps: async (page) => {
      await payBy(page, PAYMENT_METHOD.cashOnDelivery, { payerEmail: 'asha', payerPhone: '+9198' });
    },
    shows: text('Please enter a valid email address'),
  },
  {
    state: 'declined',
    ...pay(PAYMENT_METHOD.declined, { success: false, error: 'Your bank declined the payment.' }),
    shows: text('Your bank declined the payment.'),
  },
  {
    state: 'a QR code',
    ...pay(PAYMENT_METHOD.upiQr, { success: true, action: { type: 'qr', qr: UPI } }),
    shows: (page) => page.getByRole('img', { name: 'QR code of your payment' }),
  },
  {
    state: 'started before',
    answers: answer('/payments', { success: true, action: { type: 'qr', qr: UPI } }, 200, 'POST'),
    steps: async (page) => {
      await payBy(page, PAYMENT_METHOD.upiQr);
      await page.getByRole('button', { name: 'Pay another way' }).click();
    },
    shows: text(/^Payment started at/),
  },
  {
    state: 'in an app',
    ...pay(PAYMENT_METHOD.upiApp, { success: true, action: { type: 'deeplink', redirectUrl: UPI } }),
    shows: heading('Finish in your payment app'),
    noise: /upi:/,
  },
  {
    state: 'on the way to the bank',
    answers: inTurn(
      async (page) => {
        await page.route('https://bank.example/**', (route) => route.fulfill({ status: 204 }));
      },
      answer('/payments', { success: true, redirectUrl: 'https://bank.example/pay' }, 200, 'POST'),
    ),
    steps: (page) => payBy(page, PAYMENT_METHOD.netBanking),
    shows: heading('Taking you to your bank…'),
  },
  { state: 'without an order', path: '/payment', shows: text(/^Order ID is missing/) },
  {
    state: 'nothing left to pay',
    path: ({ deliveredOrder }) => `/payment?orderId=${deliveredOrder}`,
    shows: text(/no longer waits for a payment/),
  },
  { state: 'loading', answers: hold('/payments/fields'), shows: text('Loading the payment form…') },
  {
    state: 'the form failed',
    answers: answer('/payments/fields', { error: 'The store failed.' }, 500),
    shows: text('Failed to load payment form. Please try again later.'),
    noise: REFUSED,
  },
  {
    state: 'left unpaid, with its mark',
    path: '/checkout',
    kept: toolInCart,
    steps: async (page, facts) => {
      await placeOrder(page, facts);
      await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click();
      await page.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
      // It slides out.
      await text('Order created successfully')(page).waitFor({ state: 'hidden' });
    },
    shows: (page) => page.getByRole('complementary', { name: 'Unpaid order' }),
  },
]);
