/** Sign-in, account, orders and help in their states. */
import { ORDER_STATUS, PAYMENT_METHOD } from '../../../sandbox/constants';
import { payBy } from '../shopper';
import { firstCard } from './browsingScreens';
import { toolInCart } from './cartScreens';
import { answer, click, heading, hold, inTurn, REFUSED, statesOf, text, type ScreenState } from './screen';
import { viewedOrdered } from './shopFacts';

/** Signing in and the account. */
export const signIn: readonly ScreenState[] = [
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
      noise: REFUSED,
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
      shows: text('Details not available'),
      noise: REFUSED,
    },
  ]),
];

/** The orders. */
export const orders: readonly ScreenState[] = [
  ...statesOf('Orders', [
    {
      state: 'one of each status',
      path: '/orders',
      isSignedIn: true,
      kept: viewedOrdered,
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
      shows: text('Your orders could not be loaded'),
      noise: REFUSED,
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
    { state: 'as it opens', path: '/order-success', shows: firstCard },
    {
      state: 'with the order that was paid',
      path: ({ pendingOrder }) => `/payment?orderId=${pendingOrder}`,
      isSignedIn: true,
      kept: viewedOrdered,
      answers: answer('/payments', { success: true, action: { type: 'qr', qr: 'upi://pay' } }, 200, 'POST'),
      steps: async (page) => {
        await payBy(page, PAYMENT_METHOD.upiQr);
        await page.getByRole('img', { name: 'QR code of your payment' }).waitFor();
        await page.goto(new URL('/order-success', page.url()).href);
      },
      shows: (page) => page.getByRole('main').getByRole('rowheader', { name: 'Total' }),
    },
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
      shows: text('Your order status has been loaded.'),
    },
    {
      state: 'not found',
      path: '/track-order?id=ORD-0',
      isSignedIn: true,
      shows: text('Order not found or access denied'),
      noise: REFUSED,
    },
  ]),
];

/** Getting help. */
export const help: readonly ScreenState[] = [
  ...statesOf('Contact', [
    {
      state: 'as it opens',
      path: '/contact',
      shows: (page) => page.getByRole('main').getByRole('link', { name: /@/ }),
    },
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
        const form = page.getByRole('form', { name: 'Send Message' });
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
