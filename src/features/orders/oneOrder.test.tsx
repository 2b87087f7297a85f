import { act, waitFor, within } from '@testing-library/react';
import { writeToken } from '../../api/authCookie';
import { currentSession } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import { PURCHASES_KEY } from '../../lib/constants';
import { Secret } from '../../lib/secrets/secret';
import { buildCartLine, buildOrder, buildProduct, buildProductModel } from '../../testing/builders';
import { fill } from '../../testing/fill';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerWrongly, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { signedInAtStart, testSessionId, testToken } from '../../testing/session';
import { sessionChanged, sessionRestored } from '../auth/authSlice';
import { cartRestored } from '../cart';
import { purchasesRead } from '../checkout/checkoutSlice';
import { blankPurchase, formatPurchases, type Purchase } from '../checkout/purchase';
import { productViewed } from '../wishlist';
import { isSettled, nextSays, paymentSays } from './NextSteps';
import { OrdersContainer } from './OrdersContainer';
import { OrderSuccessContainer } from './OrderSuccessContainer';
import { TrackOrderContainer } from './TrackOrderContainer';

const orderId = 'ORD-2026-000042';

/** What the tracking page says of an order that was not found, beside the toast. */
const hint = 'Please check both entries.';

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
    expect(links).toEqual(['/orders', '/', '/track-order']);
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
    expect(next.getByText('At your bank')).toBeVisible();
    // Said once, in the order itself.
    expect(screen.getAllByText(new RegExp(orderId))).toHaveLength(1);
    expect(screen.getAllByText('₹3,997.00')).toHaveLength(1);
    expect(next.getByText(/Normal orders leave within 0-7 working days\./)).toBeVisible();
    const order = screen.getByRole('region', { name: `Order ${orderId}` });
    expect(order.querySelector(`img[src="${hammer.image}"]`)).not.toBeNull();
    expect(order).toHaveTextContent('Indigo · Size M');
  });

  it('offers no second payment of an order whose payment was started', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    const { screen } = comeBack();
    expect(await screen.findByRole('link', { name: 'Receipt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay Now' })).not.toBeInTheDocument();
  });

  it('offers to pay an order whose payment was not started', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    const { screen } = comeBack([{ ...blankPurchase('1', 'placed'), lines: [hammer], sentAt: 100, orderId }]);
    expect(await screen.findByRole('link', { name: 'Pay Now' })).toBeVisible();
  });

  it.each([
    [
      0,
      'redirect',
      /^At your bank, not confirmed yet$/,
      /^We pack it once the payment is confirmed\. Normal/,
    ],
    [0, 'unanswered', /^A payment was sent, and is not confirmed yet\.$/, /once the payment is confirmed/],
    [1, 'unanswered', /^$/, /^We are packing it\./],
    [0, 'completed', /nothing more to do/, /^We are packing it\./],
    [1, 'qrText', /^By UPI code$/, /^We are packing it\./],
    [2, 'deeplink', /^In your UPI app$/, /on its way/],
    [3, 'qrImage', /^By UPI code$/, /has arrived/],
    [4, 'redirectPost', /^$/, /cancelled: nothing will be sent/],
  ] as const)('says of status %s after %s what fits', (status, paidBy, payment, next) => {
    expect(paymentSays({ status, paidBy })).toMatch(payment);
    expect(nextSays({ status, paidBy })).toMatch(next);
  });

  it.each([
    [0, 0],
    [1, 1],
  ])('shows a tick only where the payment is confirmed: status %s', async (status, ticks) => {
    answer('listOrders', [buildOrder({ id: orderId, status })]);
    const { screen } = comeBack();
    expect(await screen.findByText('₹3,997.00')).toBeVisible();
    expect(screen.queryAllByTestId('CheckCircleOutlinedIcon')).toHaveLength(ticks);
  });

  it.each([
    [null, null, false],
    [0, null, false],
    [0, 'redirect', false],
    [0, 'completed', true],
    [3, null, true],
    [4, 'completed', false],
  ] as const)('is settled with status %s after %s: %s', (status, paidBy, expected) => {
    expect(isSettled({ status, paidBy })).toBe(expected);
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
    answer('getAccountInfo', { email: 'asha@example.com' });
    const { screen } = comeBack();
    expect(screen.getByText(/will be sent to you shortly/)).toBeVisible();
    expect(await screen.findByText(/will be sent to asha@example\.com shortly/)).toBeVisible();
  });

  it('has a place for every picture, known or not, so that nothing moves', async () => {
    const release = hold('listOrders');
    answer('listOrders', [buildOrder({ id: orderId, status: 1 })]);
    const { screen } = comeBack([{ ...atBank, lines: [{ ...hammer, image: '' }] }]);
    expect(screen.getByRole('img', { name: 'No picture available' })).toBeVisible();
    release();
    expect(await screen.findByText('₹3,997.00')).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'No picture available' })).not.toHaveLength(0);
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
      'Forged Claw Hammer 450 gIndigo · Size M · Quantity 2',
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

function renderTracking(at = '/track-order') {
  return renderRoute(<TrackOrderContainer />, { at });
}

type View = ReturnType<typeof renderTracking>;

async function track({ screen, user }: View, orderId: string, contactInfo: string): Promise<void> {
  await user.click(screen.getByLabelText(/Order Number/));
  await user.paste(orderId);
  await user.click(screen.getByLabelText(/Email or Phone/));
  await user.paste(contactInfo);
  await user.click(screen.getByRole('button', { name: 'Track Order' }));
}

const email = 'asha@example.com';

describe('Section 2, Track order', () => {
  it('prefills the number from the address [2.track.1, 2.track.2, 2.track.3]', () => {
    const { screen } = renderTracking('/track-order?id=ORD-7');
    expect(screen.getByRole('heading', { level: 1, name: 'Track Your Order' })).toBeVisible();
    expect(screen.getByLabelText(/Order Number/)).toHaveValue('ORD-7');
    expect(screen.getByLabelText(/Email or Phone/)).toHaveValue('');
    expect(screen.queryByText(/account email/)).not.toBeInTheDocument();
    expect(requestsOf('getAccountInfo')).toHaveLength(0);
  });

  it('prefills the email of the session, with a hint [2.track.4, 2.track.6]', async () => {
    const { screen, store, environment } = renderRoute(<TrackOrderContainer />, {
      at: '/login',
      path: '/track-order',
    });
    const signIn = storefrontApi.endpoints.authorizeUser.initiate({
      authorizeRequestDto: { email, password: new Secret('demo-shopper') },
    });
    await act(() => store.dispatch(signIn));
    act(() => environment.navigator.push('/track-order'));
    expect(screen.getByLabelText(/Email or Phone/)).toHaveValue(email);
    expect(screen.getByText('Your account email is used by default.')).toBeVisible();
  });

  it('prefills the email from the account info after a reload [2.track.5, 2.track.6]', async () => {
    const { screen } = renderRoute(<TrackOrderContainer />, { at: '/track-order', session: 'signedIn' });
    const field = screen.getByLabelText(/Email or Phone/);
    expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveValue(email));
    expect(screen.getByText('Your account email is used by default.')).toBeVisible();
    expect(requestsOf('getAccountInfo')).toHaveLength(1);
  });

  it.each([
    ['signed in', () => signedInAtStart()],
    ['signed out', () => sessionRestored({ sessionId: '', rememberedEmail: '' })],
  ])('keeps what was typed, and the focus, when the shopper turns out to be %s', async (_who, restored) => {
    const { screen, store, user } = renderRoute(<TrackOrderContainer />, {
      at: '/track-order',
      session: 'loading',
    });
    await fill(user, screen.getByLabelText(/Order Number/), 'ORD-7');
    act(() => void store.dispatch(restored()));
    expect(screen.getByLabelText(/Order Number/)).toHaveValue('ORD-7');
    expect(screen.getByLabelText(/Order Number/)).toHaveFocus();
  });

  it.each([
    ['another one follows', 'another'],
    ['none follows', ''],
  ])('forgets what was typed in a session when %s', async (_what, sessionId) => {
    const { screen, store, user } = renderRoute(<TrackOrderContainer />, {
      at: '/track-order',
      session: 'loading',
    });
    act(() => void store.dispatch(signedInAtStart()));
    await fill(user, screen.getByLabelText(/Order Number/), 'ORD-7');
    act(() => void store.dispatch(sessionChanged({ sessionId })));
    expect(screen.getByLabelText(/Order Number/)).toHaveValue('');
  });

  it('keeps what was typed before the account info was loaded [2.track.5]', async () => {
    const release = hold('getAccountInfo');
    const { screen, user } = renderRoute(<TrackOrderContainer />, {
      at: '/track-order',
      session: 'signedIn',
    });
    await fill(user, screen.getByLabelText(/Order Number/), 'ORD-7');
    await fill(user, screen.getByLabelText(/Email or Phone/), '+919812345678');
    release();
    expect(await screen.findByText('Your account email is used by default.')).toBeVisible();
    expect(screen.getByLabelText(/Order Number/)).toHaveValue('ORD-7');
    expect(screen.getByLabelText(/Email or Phone/)).toHaveValue('+919812345678');
  });

  it.each([
    ['an HTTP error', () => refuse('getAccountInfo', 500)],
    ['an account without an email', () => answer('getAccountInfo', { data: { firstName: 'Asha' } })],
  ])('prefills no email and shows no toast after %s', async (_name, arrange) => {
    arrange();
    const { screen, store } = renderRoute(<TrackOrderContainer />, {
      at: '/track-order',
      session: 'signedIn',
    });
    await waitFor(() => expect(requestsOf('getAccountInfo')).toHaveLength(1));
    await waitFor(() =>
      expect(store.getState().api.queries['getAccountInfo(undefined)']?.status).not.toBe('pending'),
    );
    expect(screen.getByLabelText(/Email or Phone/)).toHaveValue('');
    expect(screen.queryByText(/account email/)).not.toBeInTheDocument();
    expect(store.getState().notifications.toasts).toEqual([]);
  });

  it('loads at once an order whose number and email are known, once [2.track.14]', async () => {
    const view = renderRoute(<TrackOrderContainer />, {
      at: '/track-order?id=ORD-2026-000042',
      path: '/track-order',
      session: 'signedIn',
    });
    expect(await view.screen.findByRole('region', { name: 'Order ORD-2026-000042' })).toBeVisible();
    expect(requestsOf('trackOrder').map(({ url }) => url.searchParams.get('contactInfo'))).toEqual([email]);
  });

  it('marks both fields where that order is not found, until one is changed', async () => {
    refuse('trackOrder', 404);
    const { screen, user } = renderRoute(<TrackOrderContainer />, {
      at: '/track-order?id=ORD-1',
      session: 'signedIn',
    });
    await waitFor(() => expect(screen.getByLabelText(/Order Number/)).toBeInvalid());
    expect(screen.getByLabelText(/Email or Phone/)).toBeInvalid();
    await fill(user, screen.getByLabelText(/Order Number/), '2');
    expect(screen.getByLabelText(/Email or Phone/)).toBeValid();
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('shows the order that it finds, with one toast, a success [8.success.5, 8.toasts.2, 8.toasts.3, 1.capabilities.9, 6.visitor.3, 2.track.7, 2.track.8, 2.track.9, 2.track.10, 2.track.11, 2.track.12, 2.track.13, 3.track.1, 7.calls.18]', async () => {
    const view = renderTracking();
    await track(view, ' ORD-2026-000042 ', email);
    const { screen, store } = view;
    const order = await screen.findByRole('region', { name: 'Order ORD-2026-000042' });
    expect(await screen.findByText('Order found')).toBeVisible();
    expect(screen.getByText('Your order status has been loaded.')).toBeVisible();
    expect(store.getState().notifications.toasts).toMatchObject([{ variant: 'success' }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requestsOf('trackOrder')[0]?.url.pathname).toMatch(/\/orders\/ORD-2026-000042$/);
    expect(requestsOf('trackOrder')[0]?.url.searchParams.get('contactInfo')).toBe(email);
    expect(order).toHaveTextContent('November 2, 2026');
    expect(order).toHaveTextContent('Shipped');
    expect(order).toHaveTextContent('Shipping address7 Lake View Road, Pune, Maharashtra 411001');
    expect(order).toHaveTextContent('MethodStandard Shipping');
    expect(order).toHaveTextContent('Tracking numberNot available');
    const rows = within(order).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ItemQuantityPriceTotal',
      'Forged Claw Hammer 450 g2 × ₹999.00 ₹1,998.00',
      'Total₹1,998.00',
    ]);
    expect(requestsOf('trackOrder')).toHaveLength(1);
  });

  it('shows how far the order is, and its products as links', async () => {
    answer('listProducts', {
      data: [buildProduct({ id: 'hammer', title: 'Forged Claw Hammer 450 g' })],
      pagination: { total: 1 },
    });
    const view = renderTracking();
    await track(view, 'ORD-2026-000042', email);
    const order = within(await view.screen.findByRole('region', { name: 'Order ORD-2026-000042' }));
    const progress = within(order.getByRole('list', { name: 'Progress' }));
    expect(progress.getByRole('listitem', { current: 'step' })).toHaveTextContent('Shipped');
    const product = await order.findByRole('link', { name: 'Forged Claw Hammer 450 g' });
    expect(product).toHaveAttribute('href', '/product/hammer');
    // A visitor cannot pay, buy again or print: these pages need a session.
    expect(order.getAllByRole('link')).toEqual([product]);
    expect(requestsOf('listProducts')).toHaveLength(1);
  });

  it('offers a signed-in shopper to pay and buy again, and no receipt before it is paid', async () => {
    answer('trackOrder', buildOrder({ id: 'ORD-7', status: 0 }));
    const view = renderRoute(<TrackOrderContainer />, { at: '/track-order?id=ORD-7', session: 'signedIn' });
    await waitFor(() => expect(view.screen.getByLabelText(/Email or Phone/)).toHaveValue(email));
    await view.user.click(view.screen.getByRole('button', { name: 'Track Order' }));
    const order = within(await view.screen.findByRole('region', { name: 'Order ORD-7' }));
    const href = (name: string) => order.getByRole('link', { name }).getAttribute('href');
    expect(href('Pay Now')).toBe('/payment?orderId=ORD-7');
    expect(href('Buy again')).toBe('/orders?again=ORD-7');
    expect(order.queryByRole('link', { name: 'Receipt' })).not.toBeInTheDocument();
  });

  it.each([
    ['no number', '  ', email, /Order Number/],
    ['no email or phone', 'ORD-1', '   ', /Email or Phone/],
  ])(
    'requires both fields, here there is %s [5.track.1, 5.track.2]',
    async (_what, orderId, contactInfo, empty) => {
      const view = renderTracking();
      await track(view, orderId, contactInfo);
      const { screen, store } = view;
      expect(await screen.findByText('Required fields')).toBeVisible();
      expect(screen.getByText('Please enter both order number and email/phone')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Required fields');
      expect(store.getState().notifications.toasts).toMatchObject([{ variant: 'destructive' }]);
      expect((await screen.findAllByText('This field is required'))[0]).toBeVisible();
      expect(screen.getByLabelText(empty)).toHaveFocus();
      expect(requestsOf('trackOrder')).toHaveLength(0);
    },
  );

  it('shows that it is busy, and sends one request', async () => {
    const release = hold('trackOrder');
    const view = renderTracking();
    await track(view, 'ORD-1', email);
    const busy = await view.screen.findByRole('button', { name: 'Looking for your order…' });
    await view.user.click(busy);
    release();
    await view.screen.findByRole('region');
    expect(requestsOf('trackOrder')).toHaveLength(1);
  });

  it.each([
    ['an HTTP error', () => refuse('trackOrder', 404, 'Order not found')],
    ['a network error', () => cutOff('trackOrder')],
    ['an answer that is not an order', () => answerWrongly('trackOrder', {})],
  ])(
    'shows that the order was not found, with one toast: %s [8.orders.4, 8.orders.6]',
    async (_name, fail) => {
      fail();
      const view = renderTracking();
      await track(view, 'ORD-1', email);
      expect(
        await view.screen.findByText('Failed to find order. Please check your information and try again.'),
      ).toBeVisible();
      expect(view.screen.getByText('Order not found or access denied')).toBeVisible();
      expect(view.store.getState().notifications.toasts).toMatchObject([
        { variant: 'destructive', title: 'Error' },
      ]);
    },
  );

  it('sends a request for an order that was found before another one', async () => {
    const view = renderTracking();
    const { screen, user } = view;
    await track(view, 'ORD-2026-000042', email);
    await screen.findByRole('region');
    refuse('trackOrder', 404);
    await user.clear(screen.getByLabelText(/Order Number/));
    await fill(user, screen.getByLabelText(/Order Number/), 'ORD-2');
    await user.click(screen.getByRole('button', { name: 'Track Order' }));
    await screen.findByText(hint);
    await user.clear(screen.getByLabelText(/Order Number/));
    await fill(user, screen.getByLabelText(/Order Number/), 'ORD-2026-000042');
    await user.click(screen.getByRole('button', { name: 'Track Order' }));
    await waitFor(() => expect(requestsOf('trackOrder')).toHaveLength(3));
    expect(await screen.findByText(hint)).toBeVisible();
  });

  it('sends a request again for an order that was not found, with a toast again', async () => {
    refuse('trackOrder', 404);
    const view = renderTracking();
    await track(view, 'ORD-2026-000042', email);
    await view.screen.findByText(hint);
    const [first] = view.store.getState().notifications.toasts;
    await view.user.click(view.screen.getByRole('button', { name: 'Track Order' }));
    // An equal toast replaces the first one.
    await waitFor(() => expect(view.store.getState().notifications.toasts[0]).not.toBe(first));
    expect(view.store.getState().notifications.toasts).toHaveLength(1);
    expect(requestsOf('trackOrder')).toHaveLength(2);
  });
});

describe('An order', () => {
  it('shows what was chosen of it also where its payment was recorded before the purchase was known to be it', async () => {
    answer('listOrders', [buildOrder({ id: orderId })]);
    const { screen, store } = renderRoute(<OrdersContainer />, { at: '/orders', session: 'signedIn' });
    act(() => void store.dispatch(purchasesRead([{ ...blankPurchase('0', 'paying'), orderId }, atBank])));
    expect(await screen.findByText('Indigo · Size M')).toBeVisible();
    expect(screen.queryByText('A payment was sent, and is not confirmed yet.')).not.toBeInTheDocument();
  });

  it.each([
    ['in the list', <OrdersContainer key="list" />, '/orders', []],
    [
      'as a receipt, which says what its total is made of',
      <OrdersContainer key="receipt" />,
      `/orders?receipt=${orderId}`,
      ['Subtotal₹3,997.00', 'ShippingFree'],
    ],
    ['after ordering', <OrderSuccessContainer key="success" />, '/order-success', []],
    ['tracked', <TrackOrderContainer key="tracked" />, `/track-order?id=${orderId}`, []],
  ])('reads alike everywhere: %s [decision.77]', async (_where, page, at, sums) => {
    answer('listOrders', [buildOrder({ id: orderId })]);
    answer('trackOrder', buildOrder({ id: orderId }));
    const { screen, store } = renderRoute(page, { at, session: 'signedIn' });
    act(() => void store.dispatch(purchasesRead([atBank])));
    const items = within(await screen.findByRole('table', { name: 'Items' }));
    expect(items.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ItemQuantityPriceTotal',
      'Forged Claw Hammer 450 gIndigo · Size M2 × ₹999.00 ₹1,998.00',
      'Handloom Linen Kurta1 × ₹1,999.00 ₹1,999.00',
      ...sums,
      'Total₹3,997.00',
    ]);
    // A part of its own, which does not break.
    expect(items.getByText('450 g')).toBeVisible();
    expect(screen.getByText('7 Lake View Road, Pune, Maharashtra 411001')).toBeVisible();
    expect(screen.getByText('Standard Shipping')).toBeVisible();
    expect(screen.getByText('At your bank, not confirmed yet')).toBeVisible();
  });
});
