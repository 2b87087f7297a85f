import { within } from '@testing-library/react';
import { buildOrder } from '../../testing/builders';
import { renderRoute } from '../../testing/renderRoute';
import { answer, answerNonsense, cutOff, hold, refuse, requestsOf } from '../../testing/server';
import { OrdersContainer } from './OrdersContainer';

function renderOrders() {
  return renderRoute(<OrdersContainer />, { at: '/orders', session: 'signedIn' });
}

const loadFailed = 'Failed to load your orders. Please try again.';

describe('The orders page', () => {
  it('says that the orders are on their way, under its heading', async () => {
    const release = hold('listOrders');
    const { screen } = renderOrders();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your orders…');
    expect(screen.queryByText('No Orders Found')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('says that there are none, and leads to the products', async () => {
    answer('listOrders', []);
    const { screen } = renderOrders();
    expect(await screen.findByRole('heading', { level: 1, name: 'No Orders Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  });

  it('shows all of an order, in rupees', async () => {
    answer('listOrders', [buildOrder()]);
    const { screen } = renderOrders();
    const order = await screen.findByRole('article', { name: 'Order ORD-2026-000042' });
    expect(order).toHaveTextContent('November 2, 2026');
    expect(order).toHaveTextContent('Pending');
    const rows = within(order).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ItemQuantityPrice',
      'Forged Claw Hammer 450 g2₹999.00',
      'Handloom Linen Kurta1₹1,999.00',
      'Total₹3,997.00',
    ]);
    expect(order).toHaveTextContent('Shipping address7 Lake View Road, Pune, Maharashtra 411001');
    expect(order).toHaveTextContent('MethodStandard Shipping');
    expect(order).toHaveTextContent('Tracking numberNot available');
    expect(order).not.toHaveTextContent('$');
  });

  it('offers payment for pending orders alone', async () => {
    answer(
      'listOrders',
      [0, 1, 2, 3, 4, 9].map((status) => ({ ...buildOrder({ id: `ORD ${status}` }), status })),
    );
    const { screen } = renderOrders();
    const link = await screen.findByRole('link', { name: 'Pay Now' });
    expect(link).toHaveAttribute('href', '/payment?orderId=ORD+0');
    const names = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Unknown (9)'];
    for (const name of names) expect(screen.getByText(name)).toBeVisible();
  });

  it.each([
    ['a refusal', () => refuse('listOrders', 500, 'Out of order')],
    ['a cut line', () => cutOff('listOrders')],
    ['nonsense', () => answerNonsense('listOrders')],
  ])(
    'says that the orders cannot be loaded, not that there are none, and tries again: %s',
    async (_n, fail) => {
      fail();
      const { screen, user, store } = renderOrders();
      const again = await screen.findByRole('button', { name: 'Try Again' });
      expect(screen.queryByText('No Orders Found')).not.toBeInTheDocument();
      expect(store.getState().notifications.toasts).toMatchObject([
        { variant: 'destructive', title: 'Error', message: loadFailed },
      ]);
      answer('listOrders', [buildOrder()]);
      await user.click(again);
      expect(await screen.findByRole('article')).toBeVisible();
    },
  );

  it('asks anew on every visit', async () => {
    const first = renderOrders();
    await first.screen.findByRole('article');
    first.unmount();
    renderOrders();
    await first.screen.findByRole('article');
    expect(requestsOf('listOrders')).toHaveLength(2);
  });
});
