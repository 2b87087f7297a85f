import { act, waitFor } from '@testing-library/react';
import { buildOrder } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, cutOff } from '../../testing/server';
import { signedOut } from '../auth/authSlice';
import { orderFound } from '../checkout/checkoutSlice';
import { loadOrders } from '../../api/orderLookup';
import { UnpaidNoticeContainer } from './UnpaidNoticeContainer';
import { restoreUnpaid, UNPAID_KEY } from './unpaidListeners';
import { signedInAtStart } from '../../testing/session';

const orderId = 'ORD-2026-000042';

function renderNotice(setup: Parameters<typeof renderRoute>[1] = {}) {
  const view = renderRoute(<UnpaidNoticeContainer />, { session: 'signedIn', ...setup });
  const create = (id = orderId) => {
    act(() => {
      view.store.dispatch(orderFound({ orderId: id, isCartOrdered: true }));
      // The order has led to its payment: the shopper turns away from it.
      view.world.navigator.push(setup.at ?? '/');
    });
  };
  const link = () => view.screen.queryByRole('link', { name: 'Finish paying' });
  const stored = () => view.world.deviceStorage.getItem(UNPAID_KEY);
  const load = () => act(async () => void (await loadOrders(view.store.dispatch)));
  return { ...view, create, link, stored, load };
}

describe("The notice 'Finish paying'", () => {
  it('names an order that was created and leads to its payment', () => {
    const { create, link, screen, stored } = renderNotice();
    expect(link()).not.toBeInTheDocument();
    create();
    expect(screen.getByText(`Order ${orderId} waits for its payment.`)).toBeVisible();
    expect(link()).toHaveAttribute('href', `/payment?orderId=${orderId}`);
    expect(stored()).toBe(JSON.stringify([orderId]));
  });

  it.each([1, 4])('goes once the order is known to have the status %d', async (status) => {
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
    expect(stored()).toBeNull();
  });

  it('stays while the orders cannot be had', async () => {
    const { create, link, load } = renderNotice();
    create();
    cutOff('listOrders');
    await load();
    expect(link()).toBeVisible();
  });

  it('goes when it is dismissed, and shows the order before', async () => {
    const { create, link, user, screen } = renderNotice();
    create('ORD-1');
    create('ORD-2');
    const dismiss = { name: 'Do not remind me of this order' };
    await user.click(screen.getByRole('button', dismiss));
    expect(link()).toHaveAttribute('href', '/payment?orderId=ORD-1');
    await user.click(screen.getByRole('button', dismiss));
    expect(link()).not.toBeInTheDocument();
  });

  it('is not shown on the payment page', () => {
    const { create, link } = renderNotice({ at: `/payment?orderId=${orderId}` });
    create();
    expect(link()).not.toBeInTheDocument();
  });

  it('is there after a reload, for the shopper whose order it is', async () => {
    answer('listOrders', [buildOrder({ id: orderId, status: 0 })]);
    const { store, world, link } = renderNotice({ session: 'loading' });
    world.deviceStorage.setItem(UNPAID_KEY, JSON.stringify([orderId, 'of-somebody-else']));
    act(() => {
      store.dispatch(signedInAtStart());
      store.dispatch(restoreUnpaid(world));
    });
    await act(() => loadOrders(store.dispatch));
    await waitFor(() => {
      expect(link()).toHaveAttribute('href', `/payment?orderId=${orderId}`);
    });
  });

  it('ends with signing out', () => {
    const { create, link, store, stored } = renderNotice();
    create();
    act(() => {
      store.dispatch(signedOut({ from: 'header' }));
    });
    expect(link()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
  });

  it.each(['{', '"x"', '[1, null]', '7'])('does without a stored %s', (text) => {
    const { world } = renderNotice();
    world.deviceStorage.setItem(UNPAID_KEY, text);
    expect(restoreUnpaid(world).payload.every((id) => typeof id === 'string')).toBe(true);
  });
});
