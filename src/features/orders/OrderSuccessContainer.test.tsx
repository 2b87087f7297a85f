import { act, waitFor, within } from '@testing-library/react';
import { storefrontApi } from '../../api/storefrontApi';
import { writeToken } from '../../api/authCookie';
import { currentSession } from '../../api/session';
import { PURCHASES_KEY } from '../../lib/constants';
import { buildCartLine, buildOrder, buildProductModel } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, hold, refuse, requestsOf } from '../../testing/server';
import { testSessionId, testToken } from '../../testing/session';
import { sessionChanged, sessionRestored } from '../auth/authSlice';
import { cartRestored } from '../cart';
import { productViewed } from '../wishlist';
import { purchasesRead } from '../checkout/checkoutSlice';
import { blankPurchase, formatPurchases, type Purchase } from '../checkout/purchase';
import { nextSays, paymentSays } from './NextSteps';
import { OrderSuccessContainer } from './OrderSuccessContainer';

const orderId = 'ORD-2026-000042';
const hammer = buildCartLine({ id: 'hammer', name: 'Forged Claw Hammer 450 g', quantity: 2 });

/** A purchase whose payment was started at a bank. */
const atBank: Purchase = {
  ...blankPurchase('1', 'placed'),
  lines: [hammer],
  sentAt: 100,
  orderId,
  attempt: { kind: 'redirect', startedAt: 200, code: '' },
};

/** The page as the bank leads to it: the device keeps the purchases of the session. */
function comeBack(records: readonly Purchase[] = [atBank]) {
  const view = renderRoute(<OrderSuccessContainer />, { at: '/order-success', session: 'loading' });
  writeToken(testToken);
  const { deviceStorage } = view.environment;
  deviceStorage.setItem(PURCHASES_KEY, formatPurchases(records, testSessionId) ?? '');
  act(() => {
    view.store.dispatch(sessionRestored({ sessionId: testSessionId, rememberedEmail: '' }));
    view.store.dispatch(cartRestored([]));
  });
  const hrefs = () => view.screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  return { ...view, hrefs };
}

describe('Section 2, Order success', () => {
  it('thanks for the order, promises an email, and links to the orders and home [2.order-success.1, 2.order-success.2, 2.order-success.3, 2.order-success.4]', () => {
    const { screen } = renderRoute(<OrderSuccessContainer />, { at: '/order-success' });
    expect(screen.getByRole('heading', { level: 1, name: 'Thank You for Your Order!' })).toBeVisible();
    expect(screen.getByText(/email .* will be sent/)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/orders', '/']);
    expect(requestsOf('listOrders')).toHaveLength(0);
  });

  it('shows the order that was paid: number, items, total, address and how far it is', async () => {
    answer('listOrders', [buildOrder({ id: 'another' }), buildOrder({ id: orderId, status: 1 })]);
    const { screen, hrefs } = comeBack();
    expect(await screen.findByText('₹3,997.00')).toBeVisible();
    const order = within(screen.getByRole('region', { name: `Order ${orderId}` }));
    expect(order.getByText('7 Lake View Road, Pune, Maharashtra 411001')).toBeVisible();
    const progress = within(order.getByRole('list', { name: 'Progress' }));
    expect(progress.getByRole('listitem', { current: 'step' })).toHaveTextContent('Processing');
    expect(order.getByRole('link', { name: hammer.name })).toHaveAttribute('href', '/product/hammer');
    expect(order.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
      'href',
      `/orders?receipt=${orderId}`,
    );
    expect(hrefs().slice(0, 3)).toEqual(['/orders', '/', `/track-order?id=${orderId}`]);
    expect(screen.getByRole('link', { name: 'Track Order' })).toBeVisible();
  });

  it('says how it was paid, what comes next and when, and shows the pictures [2.order-success.5, 2.order-success.6]', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    const { screen } = comeBack();
    const next = within(await screen.findByRole('region', { name: 'What happens now' }));
    expect(next.getByText('On the page of your bank')).toBeVisible();
    expect(next.getByText(/Normal orders leave within 0-7 working days\./)).toBeVisible();
    const order = screen.getByRole('region', { name: `Order ${orderId}` });
    expect(order.querySelector(`img[src="${hammer.image}"]`)).not.toBeNull();
  });

  it.each([
    [
      0,
      'redirect',
      /^On the page of your bank; the store waits for its confirmation$/,
      /^Once the payment is confirmed, the store packs your order\. Normal/,
    ],
    [0, 'completed', /nothing more to do/, /^The store packs your order\./],
    [1, 'qrText', /^By UPI code$/, /^The store packs your order\./],
    [2, 'deeplink', /^In your UPI app$/, /on its way/],
    [3, 'qrImage', /^By UPI code$/, /has arrived/],
    [4, 'redirectPost', /^On the page of your bank$/, /cancelled: nothing will be sent/],
  ] as const)('says of status %s after %s what fits', (status, paidBy, payment, next) => {
    expect(paymentSays({ status, paidBy })).toMatch(payment);
    expect(nextSays({ status, paidBy })).toMatch(next);
  });

  it('says of an order without a payment that it is not paid yet, and nothing of what is unknown', () => {
    expect(paymentSays({ status: 0, paidBy: null })).toBe('Not paid yet');
    expect(nextSays({ status: 0, paidBy: null })).toMatch(/once it is paid/);
    expect([paymentSays({ status: 1, paidBy: null }), nextSays({ status: null, paidBy: null })]).toEqual([
      '',
      '',
    ]);
  });

  it('says where the email goes, where the page knows it [2.order-success.7]', async () => {
    const { screen, store } = comeBack();
    expect(screen.getByText(/will be sent to you shortly/)).toBeVisible();
    answer('getAccountInfo', { email: 'asha@example.com' });
    await act(async () => {
      await store.dispatch(storefrontApi.endpoints.getAccountInfo.initiate());
    });
    expect(screen.getByText(/will be sent to asha@example\.com shortly/)).toBeVisible();
  });

  it('has no place for pictures where none is known', async () => {
    const release = hold('listOrders');
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    const { screen } = comeBack([{ ...atBank, lines: [{ ...hammer, image: '' }] }]);
    expect(screen.queryByRole('img', { name: 'No picture available' })).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('₹3,997.00')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'No picture available' })).not.toBeInTheDocument();
  });

  it('says what happens now before the buttons', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    const { screen } = comeBack();
    const next = await screen.findByRole('region', { name: 'What happens now' });
    expect(next).toHaveTextContent('Once the payment is confirmed, the store packs your order.');
    const toOrders = screen.getByRole('link', { name: 'View your orders' });
    expect(next.compareDocumentPosition(toOrders)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps that order once its record is settled, though a newer one was placed and not paid', async () => {
    const newer = { ...blankPurchase('2', 'placed'), sentAt: 150, orderId: 'ORD-newer' };
    answer('listOrders', [buildOrder({ id: 'ORD-newer' }), buildOrder({ id: orderId, status: 1 })]);
    const { screen, store } = comeBack([atBank, newer]);
    await waitFor(() => expect(store.getState().checkout.records[0]?.phase).toBe('settled'));
    expect(screen.getByRole('region', { name: `Order ${orderId}` })).toBeVisible();
    expect(screen.queryByText('Order ORD-newer')).not.toBeInTheDocument();
  });

  it('shows it again after a reload once it is paid, until the next order', async () => {
    answer('listOrders', [buildOrder({ id: 'ORD-newer' }), buildOrder({ id: orderId, status: 1 })]);
    const paid: Purchase = { ...atBank, phase: 'settled' };
    const { screen, store } = comeBack([paid]);
    expect(await screen.findByText('₹3,997.00')).toBeVisible();
    const order = within(screen.getByRole('region', { name: `Order ${orderId}` }));
    expect(order.getByRole('link', { name: hammer.name })).toHaveAttribute('href', '/product/hammer');
    const newer = { ...blankPurchase('2', 'placed'), sentAt: 300, orderId: 'ORD-newer' };
    act(() => void store.dispatch(purchasesRead([newer])));
    expect(screen.getByRole('region', { name: 'Order ORD-newer' })).toBeVisible();
  });

  it('shows what the shopper has ordered while the order is loading, and where it cannot be', async () => {
    refuse('listOrders', 500);
    const { screen } = comeBack();
    const order = within(screen.getByRole('region', { name: `Order ${orderId}` }));
    expect(order.getByRole('status')).toHaveTextContent('Loading your order…');
    await waitFor(() => expect(order.queryByRole('status')).not.toBeInTheDocument(), { timeout: 10_000 });
    expect(within(order.getByRole('list', { name: 'Items' })).getByRole('listitem')).toHaveTextContent(
      '2 × Forged Claw Hammer 450 g',
    );
    const progress = within(order.getByRole('list', { name: 'Progress' }));
    expect(progress.getByRole('listitem', { current: 'step' })).toHaveTextContent('Placed');
    expect(order.queryByText(/₹/)).not.toBeInTheDocument();
  });

  it('asks for the orders once, and for no products', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    const { screen, store } = comeBack();
    act(() => void store.dispatch(productViewed(buildProductModel())));
    expect(await screen.findByText('₹3,997.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Handloom Linen Kurta' })).toBeVisible();
    expect(requestsOf('listOrders')).toHaveLength(1);
    expect(requestsOf('listProducts')).toHaveLength(0);
  });

  it('shows nothing of the order to the next session', async () => {
    const release = hold('listOrders');
    const { screen, store } = comeBack();
    expect(screen.getByText(`Order ${orderId}`)).toBeVisible();
    act(() => {
      writeToken('token-of-ravi');
      store.dispatch(sessionChanged({ sessionId: currentSession() }));
    });
    expect(screen.queryByText(`Order ${orderId}`)).not.toBeInTheDocument();
    release();
    expect(screen.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  });
});
