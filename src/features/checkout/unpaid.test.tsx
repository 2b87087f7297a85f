import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { clearToken, writeToken } from '../../api/authCookie';
import { unansweredAttempt } from '../../api/paymentAttempt';
import { storefrontApi } from '../../api/storefrontApi';
import { RequireNoSession, RequireSession } from '../../app/AppRoutes';
import { PURCHASES_KEY } from '../../lib/constants';
import { PageHeading } from '../../components/PageHeading';
import { buildAddress, buildCartLine, buildOrder } from '../../testing/builders';
import { fill } from '../../testing/fill';
import { renderApp } from '../../testing/renderApp';
import { renderRoute } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import { answer, cutOff, refuse } from '../../testing/server';
import { testSessionId, testToken } from '../../testing/session';
import { LoginContainer } from '../auth/LoginContainer';
import { sessionChanged, sessionRestored, signedOut } from '../auth/authSlice';
import { selectPath } from '../location';
import { CheckoutContainer } from './CheckoutContainer';
import { UnpaidMarkContainer } from './UnpaidMark';
import { UnpaidOrder } from './CheckoutScreen';
import {
  draftSaved,
  orderPlaced,
  paymentAnswered,
  paymentSent,
  purchasesRead,
  selectUnresolved,
} from './checkoutSlice';
import { LastOrderContainer } from './LastOrder';
import { loadOrders } from './orderLookupThunks';
import { blankPurchase, DRAFT_ID, formatPurchases, parsePurchases, type Purchase } from './purchase';

const orderId = 'ORD-2026-000042';

/** A purchase with an unpaid order. */
function placed(id: string) {
  return { ...blankPurchase(`purchase of ${id}`, 'placed'), sentAt: 1, orderId: id };
}

function renderMark(setup: Parameters<typeof renderRoute>[1] = {}) {
  answer('listOrders', []);
  const page = (
    <>
      <PageHeading>Home</PageHeading>
      <UnpaidMarkContainer />
    </>
  );
  const view = renderRoute(page, { session: 'signedIn', ...setup });
  const create = (id = orderId) => {
    act(() => {
      view.store.dispatch(purchasesRead([blankPurchase(`purchase of ${id}`, 'placing')]));
      view.store.dispatch(orderPlaced({ id: `purchase of ${id}`, orderId: id }));
    });
  };
  const link = () => view.screen.queryByRole('link', { name: /^Pay Now/ });
  /** The stored unpaid orders. */
  const stored = () =>
    parsePurchases(view.environment.deviceStorage.getItem(PURCHASES_KEY), testSessionId)
      .filter(({ phase }) => phase === 'placed')
      .map((record) => record.orderId);
  const load = () => act(async () => void (await view.store.dispatch(loadOrders())));
  return { ...view, create, link, stored, load };
}

describe("The mark 'Pay Now'", () => {
  it.each(['/orders', '/account', '/product/51d0e8b4-linen-kurta', '/track-order', '/cart'])(
    'lies over no price and no button of %s',
    (at) => {
      const { create, link } = renderMark({ at, path: '*' });
      create();
      expect(link()).not.toBeInTheDocument();
    },
  );

  it('names a created order and links to its payment', () => {
    const { create, link, stored } = renderMark();
    expect(link()).not.toBeInTheDocument();
    create();
    expect(link()).toHaveAccessibleName(`Pay Now order ${orderId}`);
    expect(link()).toHaveAttribute('href', `/payment?orderId=${orderId}`);
    expect(stored()).toEqual([orderId]);
  });

  it.each([1, 4])('disappears once the order is known to have the status %d', async (status) => {
    const { create, link, load, stored } = renderMark();
    create();
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    await load();
    expect(link()).toBeVisible();
    answer('listOrders', [buildOrder({ id: orderId, status })]);
    await load();
    await waitFor(() => {
      expect(link()).not.toBeInTheDocument();
    });
    expect(stored()).toEqual([]);
  });

  it.each(['/checkout', '/payment', '/order-success'])('is not on %s, which shows the order', (at) => {
    const { create, link } = renderMark({ at });
    create();
    expect(link()).not.toBeInTheDocument();
  });

  it('stays while the orders cannot be loaded', async () => {
    const { create, link, load } = renderMark();
    create();
    cutOff('listOrders');
    await load();
    expect(link()).toBeVisible();
  });

  it('shows the order before when it is dismissed, which changes nothing else', async () => {
    const { create, link, user, screen, stored } = renderMark();
    create('ORD-1');
    create('ORD-2');
    const dismiss = { name: 'Do not remind me of this order' };
    await user.click(screen.getByRole('button', dismiss));
    expect(link()).toHaveAttribute('href', '/payment?orderId=ORD-1');
    await user.keyboard('{Enter}');
    expect(link()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
    expect(stored()).toEqual(['ORD-1', 'ORD-2']);
  });

  it('leaves the focus to the page that its link opens', async () => {
    const { screen, create, link, user } = renderMark({ path: '*' });
    create();
    act(() => link()?.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(link()).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Home' })).not.toHaveFocus();
  });

  it('goes with a payment that needs nothing more, such as cash on delivery', () => {
    const { create, screen, store } = renderMark();
    create();
    expect(screen.getByRole('complementary', { name: 'Unpaid order' })).toBeVisible();
    const attempt = { startedAt: Date.now(), kind: 'completed', code: '' } as const;
    act(() => {
      store.dispatch(paymentSent(orderId));
      store.dispatch(paymentAnswered({ orderId, attempt }));
    });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    // Another payment, without an answer so far.
    act(() => void store.dispatch(paymentSent(orderId)));
    expect(screen.getByRole('complementary', { name: 'Unpaid order' })).toHaveTextContent(
      'A payment was sent, and is not confirmed yet.',
    );
  });

  it.each([
    ['is being sent', null],
    ['had no answer', unansweredAttempt(Date.now())],
    ['was started', { startedAt: Date.now(), kind: 'deeplink', code: '' }],
  ] as const)('does not ask to pay where a payment %s', (_what, attempt) => {
    const { create, link, screen, store } = renderMark();
    create();
    act(() => {
      store.dispatch(paymentSent(orderId));
      if (attempt !== null) store.dispatch(paymentAnswered({ orderId, attempt }));
    });
    expect(link()).not.toBeInTheDocument();
    const name = `Check payment of order ${orderId}`;
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/payment?orderId=${orderId}`);
  });

  it('is shown after a reload, in the same session', async () => {
    const { store, environment, link } = renderMark({ session: 'loading' });
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    writeToken(testToken);
    environment.deviceStorage.setItem(PURCHASES_KEY, formatPurchases([placed(orderId)], testSessionId) ?? '');
    act(() => {
      store.dispatch(sessionRestored({ sessionId: testSessionId, rememberedEmail: '' }));
    });
    await waitFor(() => {
      expect(link()).toHaveAttribute('href', `/payment?orderId=${orderId}`);
    });
  });

  it('disappears when the shopper signs out', () => {
    const { create, link, store, stored } = renderMark();
    create();
    expect(link()).toBeVisible();
    act(() => {
      store.dispatch(signedOut({ from: 'header' }));
    });
    expect(link()).not.toBeInTheDocument();
    expect(stored()).toEqual([]);
  });
});

describe('The last order on the account page', () => {
  it('is one that waits for its payment, with the way to pay it, else the one placed last [2.account.12]', () => {
    const { screen, store } = renderRoute(<LastOrderContainer />, { at: '/account', session: 'signedIn' });
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    const read = (changes: Partial<Purchase>) =>
      act(() => void store.dispatch(purchasesRead([{ ...placed('ORD-1'), ...changes }])));
    const lines = [buildCartLine({ price: 999 })];
    read({ lines });
    const unpaid = screen.getByRole('region', { name: 'Unpaid order' });
    expect(unpaid).toHaveTextContent(/Order ORD-1.*₹999\.00/);
    expect(screen.getByRole('link', { name: 'Pay Now order ORD-1' })).toBeVisible();
    read({ lines, phase: 'settled', revision: 2 });
    expect(screen.getByRole('region', { name: 'Last order' })).toHaveTextContent('Order ORD-1');
    expect(screen.queryByRole('link', { name: /^Pay Now/ })).not.toBeInTheDocument();
    // Cash on delivery waits for nothing that the shopper does.
    const attempt = { startedAt: Date.now(), kind: 'completed', code: '' } as const;
    act(() => void store.dispatch(purchasesRead([{ ...placed('ORD-0'), id: 'b', attempt }])));
    expect(screen.getByRole('region', { name: 'Last order' })).toHaveTextContent('Order ORD-0');
    read({ lines, phase: 'settled', revision: 3, sentAt: Date.now() + 1 });
    expect(screen.getByRole('region', { name: 'Last order' })).toHaveTextContent('Order ORD-1');
    expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute(
      'href',
      '/track-order?id=ORD-1',
    );
  });
});

describe('Unpaid order', () => {
  it('says that a payment is running instead of asking to pay', () => {
    const startedAt = new Date().setHours(14, 5, 0, 0);
    const attempt = { startedAt, kind: 'redirect', code: '' } as const;
    renderScreen(
      <MemoryRouter>
        <UnpaidOrder orderId="ORD-7" phase="placed" attempt={attempt} lines={[]} isAlone={false} />
      </MemoryRouter>,
    );
    const name = 'Payment started at 14:05, not confirmed yet.';
    expect(screen.getByRole('region', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Check payment/ })).toHaveAttribute(
      'href',
      '/payment?orderId=ORD-7',
    );
    expect(screen.queryByText(/Pay Now/)).not.toBeInTheDocument();
  });
});

const { listOrders } = storefrontApi.endpoints;

const email = 'asha@example.com';

/** The checkout and the sign-in behind their guards. */
const pages = (
  <Routes>
    <Route element={<RequireSession />}>
      <Route path="/checkout" element={<CheckoutContainer others={null} />} />
    </Route>
    <Route element={<RequireNoSession />}>
      <Route path="/login" element={<LoginContainer />} />
    </Route>
  </Routes>
);

async function signInAs(shopper: string, user: UserEvent): Promise<void> {
  answer('authorizeUser', { token: `token-2-of-${shopper}` });
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), shopper);
  await fill(user, screen.getByLabelText('Password'), 'correct-horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

function openCheckout(session: 'signedIn' | 'loading' = 'signedIn') {
  answer('getAccountInfo', { email });
  const view = renderRoute(pages, { at: '/checkout', path: '*', session, cart: [buildCartLine()] });
  async function loseSession(): Promise<void> {
    refuse('listOrders', 401);
    await act(async () => {
      await view.store.dispatch(listOrders.initiate(undefined, { forceRefetch: true, subscribe: false }));
    });
  }
  async function signIn(as: string): Promise<void> {
    answer('listOrders', []);
    await signInAs(as, view.user);
    await view.screen.findByRole('heading', { level: 1, name: 'Checkout' });
  }
  return { ...view, loseSession, signIn };
}

const typed = { ...buildAddress(), city: 'Nashik' };

/** Until the account is loaded, which tells whose an address is. */
async function accountLoaded({ store }: ReturnType<typeof openCheckout>): Promise<void> {
  await waitFor(() =>
    expect(storefrontApi.endpoints.getAccountInfo.select(undefined)(store.getState()).data).toBeDefined(),
  );
}

/** An address that was typed once the account was loaded, so long ago in milliseconds. */
async function typeAddress(view: ReturnType<typeof openCheckout>, ago = 0): Promise<void> {
  await accountLoaded(view);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    act(() => void view.store.dispatch(draftSaved({ owner: testSessionId, phase: 'draft', address: typed })));
    await act(() => jest.advanceTimersByTimeAsync(ago));
  } finally {
    jest.useRealTimers();
  }
}

describe('A session that ends by a 401', () => {
  it('is told so in one sentence at the sign-in, until the next one [4.authentication.8]', async () => {
    const { screen, loseSession, signIn, store } = openCheckout();
    await loseSession();
    expect(screen.getByText('Your session has ended, please sign in again.')).toBeVisible();
    await signIn(email);
    expect(store.getState().auth.expired).toBeUndefined();
  });

  it.each([
    ['the orders', '/orders', 'listOrders'],
    ['the account', '/account', 'getAccountInfo'],
    ['the form of a payment', '/payment?orderId=ORD-1', 'getPaymentFields'],
  ] as const)('is told so by %s too [4.authentication.8]', async (_what, at, call) => {
    refuse(call, 401);
    writeToken(testToken);
    const { screen, store } = await renderApp(at);
    expect(await screen.findByText('Your session has ended, please sign in again.')).toBeVisible();
    expect(selectPath(store.getState())).toBe('/login');
  });

  it('is told so in another tab too, with the payment that was under way there', async () => {
    const { screen, store } = openCheckout();
    act(() => void store.dispatch(paymentSent('ORD-1')));
    clearToken();
    act(() => void store.dispatch(sessionChanged({ sessionId: '' })));
    expect(
      await screen.findByText(/^Your session has ended.*whether your payment went through/),
    ).toBeVisible();
  });

  it('says that it is not known whether an order went through [4.authentication.9]', async () => {
    const { screen, store, user } = openCheckout();
    refuse('createOrder', 401);
    for (const [name, text] of Object.entries({
      'Full Name': 'Asha Verma',
      Address: '7 Lake View Road',
      City: 'Pune',
      State: 'Maharashtra',
      'Postal Code': '411001',
      Phone: '+919812345678',
    })) {
      await fill(user, screen.getByLabelText(new RegExp(`^${name}`)), text);
    }
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    expect(await screen.findByText(/^Your session has ended.*whether your order went through/)).toBeVisible();
    // It was refused: the next try need not look for it.
    answer('listOrders', []);
    await signInAs(email, user);
    expect(await screen.findByRole('textbox', { name: /^City/ })).toHaveValue('Pune');
    expect(selectUnresolved(store.getState())).toEqual([]);
  });

  it.each([
    ['by the same shopper', email, ['3', '1', '2']],
    ['by another one', 'ravi@example.com', []],
  ])('remembers at the sign-in %s what may have been ordered or paid', async (_what, as, ids) => {
    const view = openCheckout();
    const { store, loseSession, signIn } = view;
    await accountLoaded(view);
    const sent = { lines: [buildCartLine()], address: typed, sentAt: Date.now() };
    act(() => {
      store.dispatch(
        purchasesRead([
          { ...blankPurchase('1', 'unsure'), ...sent, knownOrderIds: [] },
          { ...placed('ORD-2'), id: '2', sentAt: sent.sentAt + 1, attempt: unansweredAttempt(sent.sentAt) },
          { ...placed('ORD-3'), id: '3' },
        ]),
      );
    });
    await loseSession();
    expect(store.getState().checkout.ended?.email).toBe(email);
    await signIn(as);
    expect(store.getState().checkout.records.map(({ id }) => id)).toEqual(ids);
  });

  it('says that it is not known whether a payment went through, and leads to the orders [4.authentication.9]', async () => {
    answer('getPaymentFields', []);
    refuse('submitPayment', 401);
    writeToken(testToken);
    const { screen, store, user } = await renderApp('/payment?orderId=ORD-1');
    await user.click(await screen.findByRole('button', { name: 'Proceed to Payment' }));
    expect(
      await screen.findByText(/^Your session has ended.*whether your payment went through/),
    ).toBeVisible();
    await signInAs(email, user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    expect(selectPath(store.getState())).toBe('/orders');
  });

  it.each([
    ['gives the typed address back to the same shopper', 'Asha@example.com', 'Nashik'],
    ['keeps nothing that was typed for another one', 'ravi@example.com', ''],
  ])('%s [4.authentication.10]', async (_what, as, city) => {
    const view = openCheckout();
    const { screen, loseSession, signIn, environment, store } = view;
    await typeAddress(view);
    await loseSession();
    expect(environment.deviceStorage.getItem(PURCHASES_KEY)).toBeNull();
    await signIn(as);
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue(city);
    expect(store.getState().checkout.ended).toBeUndefined();
  });

  it('keeps nothing that was typed where another tab has ended the session: its shopper may have signed out', async () => {
    const view = openCheckout();
    await typeAddress(view);
    clearToken();
    act(() => void view.store.dispatch(sessionChanged({ sessionId: '' })));
    expect(JSON.stringify(view.store.getState())).not.toContain('Nashik');
    await view.signIn(email);
    expect(view.screen.getByRole('textbox', { name: /^City/ })).toHaveValue('');
  });

  it('gives an address back that was typed minutes ago [4.authentication.10]', async () => {
    const view = openCheckout();
    await typeAddress(view, 180_000);
    await view.loseSession();
    await view.signIn(email);
    expect(view.screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Nashik');
  });

  it('gives an address back that was typed before a reload [4.authentication.10]', async () => {
    const view = openCheckout('loading');
    const kept = formatPurchases([{ ...blankPurchase(DRAFT_ID, 'draft'), address: typed }], testSessionId);
    view.environment.deviceStorage.setItem(PURCHASES_KEY, kept ?? '');
    writeToken(testToken);
    act(() => {
      view.store.dispatch(sessionRestored({ sessionId: testSessionId, rememberedEmail: '' }));
    });
    expect(await view.screen.findByRole('textbox', { name: /^City/ })).toHaveValue('Nashik');
    await accountLoaded(view);
    await view.loseSession();
    await view.signIn(email);
    expect(view.screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Nashik');
  });
});
