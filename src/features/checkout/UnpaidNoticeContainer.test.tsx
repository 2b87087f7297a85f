import { act, waitFor } from '@testing-library/react';
import { writeToken } from '../../api/authCookie';
import { loadOrders } from './orderLookupThunks';
import { PURCHASES_KEY } from '../../lib/constants';
import { buildOrder } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, cutOff } from '../../testing/server';
import { testSessionId, testToken } from '../../testing/session';
import { sessionRestored, signedOut } from '../auth/authSlice';
import { blankPurchase, formatPurchases, parsePurchases } from './purchase';
import { orderPlaced, paymentAnswered, paymentSent, purchasesRead } from './checkoutSlice';
import { UnpaidNoticeContainer } from './UnpaidNoticeContainer';

const orderId = 'ORD-2026-000042';

/** A purchase with an unpaid order. */
function placed(id: string) {
  return { ...blankPurchase(`purchase of ${id}`, 'placed'), sentAt: 1, orderId: id };
}

function renderNotice(setup: Parameters<typeof renderRoute>[1] = {}) {
  answer('listOrders', []);
  const view = renderRoute(<UnpaidNoticeContainer />, { session: 'signedIn', ...setup });
  const create = (id = orderId) => {
    act(() => {
      view.store.dispatch(purchasesRead([blankPurchase(`purchase of ${id}`, 'placing')]));
      view.store.dispatch(orderPlaced({ id: `purchase of ${id}`, orderId: id }));
    });
  };
  const link = () => view.screen.queryByRole('link', { name: 'Finish paying' });
  /** The stored unpaid orders. */
  const stored = () =>
    parsePurchases(view.environment.deviceStorage.getItem(PURCHASES_KEY), testSessionId)
      .filter(({ phase }) => phase === 'placed')
      .map((record) => record.orderId);
  const load = () => act(async () => void (await view.store.dispatch(loadOrders())));
  return { ...view, create, link, stored, load };
}

describe("The notice 'Finish paying'", () => {
  it.each(['/orders', '/product/51d0e8b4-linen-kurta'])('lies over no price and no button of %s', (at) => {
    const { create, link } = renderNotice({ at, path: '*' });
    create();
    expect(link()).not.toBeInTheDocument();
  });

  it('names a created order and links to its payment', () => {
    const { create, link, screen, stored } = renderNotice();
    expect(link()).not.toBeInTheDocument();
    create();
    expect(screen.getByText(`Order ${orderId} is not paid yet.`)).toBeVisible();
    expect(link()).toHaveAttribute('href', `/payment?orderId=${orderId}`);
    expect(stored()).toEqual([orderId]);
  });

  it.each([1, 4])('disappears once the order is known to have the status %d', async (status) => {
    const { create, link, load, stored } = renderNotice();
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
    const { create, link } = renderNotice({ at });
    create();
    expect(link()).not.toBeInTheDocument();
  });

  it('stays while the orders cannot be loaded', async () => {
    const { create, link, load } = renderNotice();
    create();
    cutOff('listOrders');
    await load();
    expect(link()).toBeVisible();
  });

  it('shows the order before when it is dismissed, which changes nothing else', async () => {
    const { create, link, user, screen, stored } = renderNotice();
    create('ORD-1');
    create('ORD-2');
    const dismiss = { name: 'Do not remind me of this order' };
    await user.click(screen.getByRole('button', dismiss));
    expect(link()).toHaveAttribute('href', '/payment?orderId=ORD-1');
    await user.click(screen.getByRole('button', dismiss));
    expect(link()).not.toBeInTheDocument();
    expect(stored()).toEqual(['ORD-1', 'ORD-2']);
  });

  it('is not shown on the payment page', () => {
    const { create, link, stored } = renderNotice({ at: `/payment?orderId=${orderId}` });
    create();
    expect(stored()).toEqual([orderId]);
    expect(link()).not.toBeInTheDocument();
  });

  it('is a small mark on later pages', () => {
    const { create, screen, environment } = renderNotice({ path: '*' });
    create();
    act(() => environment.navigator.push('/products'));
    expect(screen.queryByText(`Order ${orderId} is not paid yet.`)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: `Finish paying order ${orderId}` })).toHaveAttribute(
      'href',
      `/payment?orderId=${orderId}`,
    );
  });

  it('says that a payment is running instead of asking to pay', () => {
    const { create, link, screen, store, environment } = renderNotice({ path: '*' });
    create();
    const startedAt = new Date().setHours(14, 5, 0, 0);
    const attempt = { startedAt, kind: 'deeplink', code: '' } as const;
    act(() => {
      store.dispatch(paymentSent(orderId));
      store.dispatch(paymentAnswered({ orderId, attempt }));
    });
    expect(link()).not.toBeInTheDocument();
    expect(
      screen.getByText(`Payment of order ${orderId} started at 14:05. The store has not confirmed it yet.`),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check payment' })).toHaveAttribute(
      'href',
      `/payment?orderId=${orderId}`,
    );
    act(() => environment.navigator.push('/products'));
    expect(screen.getByRole('link', { name: `Check payment of order ${orderId}` })).toBeVisible();
  });

  it('is shown after a reload, in the same session', async () => {
    const { store, environment, link } = renderNotice({ session: 'loading' });
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

  it('is not shown in another session, which removes what was stored', () => {
    const { store, environment, link } = renderNotice({ session: 'loading' });
    writeToken(testToken);
    environment.deviceStorage.setItem(PURCHASES_KEY, formatPurchases([placed(orderId)], 'another') ?? '');
    act(() => {
      store.dispatch(sessionRestored({ sessionId: testSessionId, rememberedEmail: '' }));
    });
    expect(link()).not.toBeInTheDocument();
    expect(environment.deviceStorage.getItem(PURCHASES_KEY)).toBeNull();
  });

  it('disappears when the shopper signs out', () => {
    const { create, link, store, stored } = renderNotice();
    create();
    expect(link()).toBeVisible();
    act(() => {
      store.dispatch(signedOut({ from: 'header' }));
    });
    expect(link()).not.toBeInTheDocument();
    expect(stored()).toEqual([]);
  });
});
