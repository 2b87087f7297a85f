/** Sign-in, account, orders and help in their states. */
import { ORDER_STATUS, PAYMENT_METHOD } from '../../../sandbox/constants';
import { fillSignIn, payBy } from '../shopper';
import { firstCard } from './browsingScreens';
import { placeOrder, toolInCart } from './cartScreens';
import { answer, click, heading, hold, inTurn, REFUSED, statesOf, text, type ScreenState } from './screen';
import { viewedOrdered } from './shopFacts';

/** Signing in and the account. */
export const signIn: readonly ScreenState[] = [
  ...statesOf({ page: 'Login', path: '/login' }, [
    { state: 'as it opens', shows: heading(/Sign in/i) },
    {
      state: 'invalid fields',
      steps: async (page) => {
        await page.getByLabel('Email').fill('asha');
        await click('Sign In')(page);
      },
      shows: text('Invalid email address'),
    },
    {
      state: 'refused',
      steps: (page) => fillSignIn(page, { email: 'asha@example.com', password: 'wrong-password' }),
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
        // It would be over a link, which it colours.
        await page.mouse.move(0, 0);
      },
      shows: text('Please login to proceed with checkout'),
    },
  ]),
  ...statesOf({ page: 'Register', path: '/register' }, [
    { state: 'as it opens', shows: heading(/account/i) },
    {
      state: 'invalid fields',
      steps: click('Create Account'),
      shows: text('First name must be at least 2 characters'),
    },
  ]),
  ...statesOf({ page: 'Account', path: '/account', isSignedIn: true }, [
    { state: 'as it opens', shows: text('Asha Verma') },
    {
      state: 'with an unpaid order',
      path: '/checkout',
      kept: toolInCart,
      steps: async (page, facts) => {
        await placeOrder(page, facts);
        await page.goto(new URL('/account', page.url()).href);
        await text('Asha Verma')(page).waitFor();
      },
      shows: (page) => page.getByRole('region', { name: 'Unpaid order' }),
    },
    {
      state: 'failed',
      answers: answer('/accountInfo', { error: 'The store failed.' }, 500),
      shows: (page) => page.getByRole('button', { name: 'Try Again' }),
      noise: REFUSED,
    },
  ]),
];

/** The orders. */
export const orders: readonly ScreenState[] = [
  ...statesOf({ page: 'Orders', path: '/orders', isSignedIn: true }, [
    { state: 'one of each status', kept: viewedOrdered, shows: (page) => page.getByRole('article').last() },
    { state: 'none', answers: answer('/orders', []), shows: heading('No Orders Found') },
    { state: 'loading', answers: hold('/orders'), shows: text('Loading your orders…') },
    {
      state: 'failed',
      answers: answer('/orders', { error: 'The store failed.' }, 500),
      shows: text('Your orders could not be loaded'),
      noise: REFUSED,
    },
    {
      state: 'a receipt',
      path: ({ deliveredOrder }) => `/orders?receipt=${deliveredOrder}`,
      shows: text('This is a receipt, not a tax invoice.'),
    },
    {
      state: 'buy again',
      path: ({ deliveredOrder }) => `/orders?again=${deliveredOrder}`,
      kept: toolInCart,
      shows: (page) => page.getByRole('button', { name: 'Replace the cart' }),
    },
    {
      state: 'buy again, with a part no longer sold',
      path: '/orders?again=ORD-1',
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
  ...statesOf({ page: 'Order success', path: '/order-success' }, [
    { state: 'as it opens', shows: firstCard },
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
  ...statesOf({ page: 'Track order', path: '/track-order' }, [
    { state: 'as it opens', shows: heading(/Track/) },
    {
      state: 'fields missing',
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
  ...statesOf({ page: 'Contact', path: '/contact' }, [
    { state: 'as it opens', shows: (page) => page.getByRole('main').getByRole('link', { name: /@/ }) },
    { state: 'invalid fields', steps: click('Send Message'), shows: text('This field is required') },
    {
      state: 'sent',
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
  ...statesOf({ page: 'API test', path: '/api-test' }, [
    { state: 'connected', steps: click('Test connection'), shows: text('Connected') },
    {
      state: 'failed',
      steps: inTurn(answer('/storeInfo', {}, 500), click('Test connection')),
      shows: text('Connection failed. Check console for details.'),
      noise: /status of 500|The connectivity test failed/,
    },
  ]),
];
