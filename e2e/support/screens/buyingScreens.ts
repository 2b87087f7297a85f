/** Cart, sign-in, checkout, payment and orders in their states. */
import type { Page } from '@playwright/test';
import { ORDER_STATUS, PAYMENT_METHOD } from '../../../sandbox/constants';
import type { PaymentMethod } from '../../../sandbox/constants';
import { CART_STORAGE_KEY } from '../../../src/lib/constants';
import { fillAddress, payBy } from '../shopper';
import { answer, click, heading, hold, inTurn, statesOf, text } from './screen';
import type { ScreenState } from './screen';
import type { ShopFacts } from './shopFacts';
import { lineOf } from './shopFacts';

const FAILED = /status of (400|401|404|500)/;

function filledCart({ tool, clothes, products }: ShopFacts) {
  const sized = { selectedSize: 'M', selectedColor: 'Indigo', quantity: 2 };
  return {
    [CART_STORAGE_KEY]: [
      lineOf(tool),
      lineOf(clothes, sized),
      lineOf(clothes),
      ...products.slice(3, 5).map((product) => lineOf(product, { quantity: 12 })),
    ],
  };
}

const toolInCart = ({ tool }: ShopFacts) => ({ [CART_STORAGE_KEY]: [lineOf(tool)] });

const cart: readonly ScreenState[] = statesOf('Cart', [
  { state: 'empty', path: '/cart', shows: heading('Your cart is empty') },
  { state: 'five lines, one without a size', path: '/cart', kept: filledCart, shows: text('No size chosen') },
  {
    state: 'a line just removed',
    path: '/cart',
    kept: filledCart,
    steps: click(/^Remove .*Kurta/),
    shows: text(/removed from your cart/),
  },
  {
    state: 'just emptied',
    path: '/cart',
    kept: filledCart,
    steps: click('Clear Cart'),
    shows: text('Just removed'),
  },
  {
    state: 'changed prices, and a product no longer sold',
    path: '/cart',
    kept: ({ tool, clothes }) => ({
      [CART_STORAGE_KEY]: [
        lineOf(tool, { price: tool.price + 200 }),
        lineOf({ ...clothes, id: 'nothing-like-it', name: 'A product of last year' }),
      ],
    }),
    shows: text(/no longer sold/),
    noise: FAILED,
  },
  {
    state: 'more than the badge shows',
    path: '/cart',
    kept: ({ tool }) => ({ [CART_STORAGE_KEY]: [lineOf(tool, { quantity: 1234 })] }),
    shows: text(/^Subtotal \(1,?234 items\)/),
  },
]);

const signIn: readonly ScreenState[] = [
  ...statesOf('Login', [
    { state: 'as it opens', path: '/login', shows: heading(/Sign in/i) },
    {
      state: 'invalid fields',
      path: '/login',
      steps: async (page) => {
        await page.getByLabel('Email').fill('asha');
        await click('Sign In')(page);
      },
      shows: text('Invalid email address'),
    },
    {
      state: 'refused',
      path: '/login',
      steps: async (page) => {
        await page.getByLabel('Email').fill('asha@example.com');
        await page.getByLabel('Password', { exact: true }).fill('wrong-password');
        await click('Sign In')(page);
      },
      shows: (page) => page.getByRole('alert'),
      noise: FAILED,
    },
    {
      state: 'on the way to the checkout',
      path: '/cart',
      kept: toolInCart,
      steps: async (page) => {
        await click('Checkout')(page);
        await heading(/Sign in/i)(page).waitFor();
      },
      shows: text('Please login to proceed with checkout'),
    },
  ]),
  ...statesOf('Register', [
    { state: 'as it opens', path: '/register', shows: heading(/account/i) },
    {
      state: 'invalid fields',
      path: '/register',
      steps: click('Create Account'),
      shows: text('First name must be at least 2 characters'),
    },
  ]),
  ...statesOf('Account', [
    { state: 'as it opens', path: '/account', isSignedIn: true, shows: text('Asha Verma') },
    {
      state: 'failed',
      path: '/account',
      isSignedIn: true,
      answers: answer('/accountInfo', { error: 'The store failed.' }, 500),
      shows: text(/Failed to load account information/),
      noise: FAILED,
    },
  ]),
];

/** Places the order of the open checkout; the store's answer is the pending order that exists. */
async function placeOrder(page: Page, { pendingOrder }: ShopFacts): Promise<void> {
  await answer('/orders', { id: pendingOrder }, 201, 'POST')(page);
  await fillAddress(page);
  await click('Place Order')(page);
  await heading('Payment Information')(page).waitFor();
}

const checkout: readonly ScreenState[] = statesOf('Checkout', [
  {
    state: 'as it opens',
    path: '/checkout',
    isSignedIn: true,
    kept: filledCart,
    shows: text('Shipping Information'),
  },
  {
    state: 'fields missing, a state suggested',
    path: '/checkout',
    isSignedIn: true,
    kept: toolInCart,
    steps: async (page) => {
      await page.getByLabel('Postal Code').fill('411001');
      await click('Place Order')(page);
    },
    shows: (page) => page.getByRole('button', { name: 'Maharashtra' }),
  },
  {
    state: 'refused, with a kept address',
    path: '/checkout',
    isSignedIn: true,
    kept: toolInCart,
    answers: answer('/orders', { error: 'Not now.' }, 400, 'POST'),
    steps: async (page) => {
      await fillAddress(page);
      await page.getByRole('checkbox', { name: /Keep this address/ }).check({ force: true });
      await click('Place Order')(page);
    },
    shows: (page) => page.getByRole('main').getByText('Error placing order'),
    noise: FAILED,
  },
  { state: 'an empty cart', path: '/checkout', isSignedIn: true, shows: text('Cart is empty') },
  {
    state: 'an unpaid order',
    path: '/checkout',
    isSignedIn: true,
    kept: toolInCart,
    steps: async (page, facts) => {
      await placeOrder(page, facts);
      await page.goBack();
    },
    shows: (page) => page.getByRole('main').getByRole('link', { name: 'Finish paying' }),
  },
]);

/** Pays by a method; the store's answer is given. */
function pay(method: PaymentMethod, json: unknown): Pick<ScreenState, 'answers' | 'steps'> {
  return {
    answers: answer('/payments', json, 200, 'POST'),
    steps: (page) => payBy(page, method),
  };
}

const UPI = 'upi://pay?pa=loomandlathe@sandbox&pn=Loom%20%26%20Lathe&am=3997.00&cu=INR';
const paymentOf = ({ pendingOrder }: ShopFacts) => `/payment?orderId=${pendingOrder}`;
const payment: readonly ScreenState[] = statesOf('Payment', [
  {
    state: 'the form',
    path: paymentOf,
    isSignedIn: true,
    shows: (page) => page.getByRole('button', { name: 'Proceed to Payment' }),
  },
  {
    state: 'an invalid field',
    path: paymentOf,
    isSignedIn: true,
    steps: async (page) => {
      await payBy(page, PAYMENT_METHOD.cashOnDelivery, { payerEmail: 'asha', payerPhone: '+9198' });
    },
    shows: text('Please enter a valid email address'),
  },
  {
    state: 'declined',
    path: paymentOf,
    isSignedIn: true,
    ...pay(PAYMENT_METHOD.declined, { success: false, error: 'Your bank declined the payment.' }),
    shows: text('Your bank declined the payment.'),
  },
  {
    state: 'a QR code',
    path: paymentOf,
    isSignedIn: true,
    ...pay(PAYMENT_METHOD.upiQr, { success: true, action: { type: 'qr', qr: UPI } }),
    shows: (page) => page.getByRole('img', { name: 'QR code of your payment' }),
  },
  {
    state: 'in an app',
    path: paymentOf,
    isSignedIn: true,
    ...pay(PAYMENT_METHOD.upiApp, { success: true, action: { type: 'deeplink', redirectUrl: UPI } }),
    shows: heading('Finish in your payment app'),
    noise: /upi:/,
  },
  {
    state: 'on the way to the bank',
    path: paymentOf,
    isSignedIn: true,
    ...pay(PAYMENT_METHOD.netBanking, { success: true, redirectUrl: 'https://bank.example/pay' }),
    answers: async (page) => {
      await page.route('https://bank.example/**', (route) => route.fulfill({ status: 204 }));
      await answer(
        '/payments',
        { success: true, redirectUrl: 'https://bank.example/pay' },
        200,
        'POST',
      )(page);
    },
    shows: heading('Taking you to your bank…'),
  },
  { state: 'without an order', path: '/payment', isSignedIn: true, shows: text(/^Order ID is missing/) },
  {
    state: 'nothing left to pay',
    path: ({ deliveredOrder }) => `/payment?orderId=${deliveredOrder}`,
    isSignedIn: true,
    shows: text(/no longer waits for a payment/),
  },
  {
    state: 'loading',
    path: paymentOf,
    isSignedIn: true,
    answers: hold('/payments/fields'),
    shows: text('Loading the payment form…'),
  },
  {
    state: 'the form failed',
    path: paymentOf,
    isSignedIn: true,
    answers: answer('/payments/fields', { error: 'The store failed.' }, 500),
    shows: text('Failed to load payment form. Please try again later.'),
    noise: FAILED,
  },
  {
    state: 'left unpaid, with its notice',
    path: '/checkout',
    isSignedIn: true,
    kept: toolInCart,
    steps: async (page, facts) => {
      await placeOrder(page, facts);
      await page.getByRole('contentinfo').getByRole('link', { name: /Terms/ }).click();
    },
    shows: (page) => page.getByRole('complementary', { name: 'Unpaid order' }),
  },
]);

const orders: readonly ScreenState[] = [
  ...statesOf('Orders', [
    {
      state: 'one of each status',
      path: '/orders',
      isSignedIn: true,
      shows: (page) => page.getByRole('article').last(),
    },
    {
      state: 'none',
      path: '/orders',
      isSignedIn: true,
      answers: answer('/orders', []),
      shows: heading('No Orders Found'),
    },
    {
      state: 'loading',
      path: '/orders',
      isSignedIn: true,
      answers: hold('/orders'),
      shows: text('Loading your orders…'),
    },
    {
      state: 'failed',
      path: '/orders',
      isSignedIn: true,
      answers: answer('/orders', { error: 'The store failed.' }, 500),
      shows: (page) => page.getByRole('main').getByText('Failed to load your orders. Please try again.'),
      noise: FAILED,
    },
    {
      state: 'a receipt',
      path: ({ deliveredOrder }) => `/orders?receipt=${deliveredOrder}`,
      isSignedIn: true,
      shows: text('This is a receipt, not a tax invoice.'),
    },
    {
      state: 'buy again',
      path: ({ deliveredOrder }) => `/orders?again=${deliveredOrder}`,
      isSignedIn: true,
      kept: toolInCart,
      shows: (page) => page.getByRole('button', { name: 'Replace the cart' }),
    },
    {
      state: 'buy again, with a part no longer sold',
      path: '/orders?again=ORD-1',
      isSignedIn: true,
      answers: async (page, { tool }) =>
        answer('/orders', [
          {
            id: 'ORD-1',
            status: ORDER_STATUS.delivered,
            createdAt: '2026-08-02T09:30:00.000Z',
            items: [
              { id: 1, productTitle: tool.name, quantity: 2, price: tool.price },
              { id: 2, productTitle: 'A product of last year', quantity: 1, price: 250 },
            ],
          },
        ])(page),
      shows: text('The shop sells no product of this name any more.'),
    },
  ]),
  ...statesOf('Order success', [
    { state: 'as it opens', path: '/order-success', shows: heading(/^Thank You/) },
  ]),
  ...statesOf('Track order', [
    { state: 'as it opens', path: '/track-order', shows: heading(/Track/) },
    {
      state: 'fields missing',
      path: '/track-order',
      steps: click('Track Order'),
      shows: text('Please enter both order number and email/phone'),
    },
    {
      state: 'found',
      path: ({ deliveredOrder }) => `/track-order?id=${deliveredOrder}`,
      isSignedIn: true,
      steps: click('Track Order'),
      shows: text('Your order status has been loaded.'),
    },
    {
      state: 'not found',
      path: '/track-order?id=ORD-0',
      isSignedIn: true,
      steps: click('Track Order'),
      shows: text('Order not found or access denied'),
      noise: FAILED,
    },
  ]),
];

const help: readonly ScreenState[] = [
  ...statesOf('Contact', [
    { state: 'as it opens', path: '/contact', shows: heading(/Contact/) },
    {
      state: 'invalid fields',
      path: '/contact',
      steps: click('Send Message'),
      shows: text('This field is required'),
    },
    {
      state: 'sent',
      path: '/contact',
      steps: async (page) => {
        const form = page.getByRole('form', { name: 'Send a Message' });
        await form.getByLabel('Name').fill('Asha');
        await form.getByLabel('Email').fill('asha@example.com');
        await form.getByLabel('Subject').fill('A hammer');
        await form.getByLabel('Message').fill('Is it balanced?');
        await click('Send Message')(page);
      },
      shows: text('Message Sent'),
    },
  ]),
  ...statesOf('API test', [
    { state: 'connected', path: '/api-test', steps: click('Test connection'), shows: text('Connected') },
    {
      state: 'failed',
      path: '/api-test',
      steps: inTurn(answer('/storeInfo', {}, 500), click('Test connection')),
      shows: text('Connection failed. Check console for details.'),
      noise: /status of 500|The connectivity test failed/,
    },
  ]),
];

/** Everything from the cart to the orders, and getting help. */
export const buyingScreens: readonly ScreenState[] = [
  ...cart,
  ...signIn,
  ...checkout,
  ...payment,
  ...orders,
  ...help,
];
