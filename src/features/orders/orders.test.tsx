import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import {
  buildCartLine,
  buildOrder,
  buildOrderModel,
  buildProduct,
  buildProductModel,
} from '../../testing/builders';
import { countReads } from '../../testing/countReads';
import { useFastClock } from '../../testing/fastClock';
import { renderRoute, type RouteSetup } from '../../testing/renderRoute';
import { renderScreen } from '../../testing/renderScreen';
import {
  answer,
  answerBy,
  answerNonsense,
  answerWrongly,
  cutOff,
  hold,
  refuse,
  requestsOf,
} from '../../testing/server';
import { purchasesRead } from '../checkout/checkoutSlice';
import { blankPurchase } from '../checkout/purchase';
import { productViewed } from '../wishlist';
import type { TotalledOrder } from '../checkout';
import { OrdersContainer } from './OrdersContainer';
import { OrdersScreen, type OrdersScreenProps } from './OrdersScreen';

function renderOrders() {
  return renderRoute(<OrdersContainer />, { at: '/orders', session: 'signedIn' });
}

const loadFailed = 'Failed to load your orders. Please try again.';

describe('Many orders', () => {
  const many = Array.from({ length: 25 }, (_, index) =>
    buildOrder({ id: `ORD-${index}`, createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString() }),
  );

  it('are revealed in steps, newest first, and the focus goes to the first new one', async () => {
    answer('listOrders', [...many, { ...buildOrder({ id: 'ORD-undated' }), createdAt: undefined }]);
    const { screen, user } = renderOrders();
    const names = async () =>
      (await screen.findAllByRole('article')).map((each) => within(each).getByRole('heading').textContent);
    expect((await names())[0]).toBe('Order ORD-24');
    expect(await names()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show more (16 left)' }));
    expect(await names()).toHaveLength(20);
    expect(screen.getByRole('heading', { name: 'Order ORD-14' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show more (6 left)' }));
    expect((await names()).at(-1)).toBe('Order ORD-undated');
    expect(screen.queryByRole('button', { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it('show how far each is on its way', async () => {
    answer('listOrders', [buildOrder({ status: 2 }), buildOrder({ id: 'ORD-cancelled', status: 4 })]);
    const { screen } = renderOrders();
    const progress = within(await screen.findByRole('list', { name: 'Progress' }));
    expect(progress.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
    ]);
    expect(progress.getByText('Shipped')).toBeVisible();
  });
});

describe('The products of an order', () => {
  const kurta = 'Handloom Linen Kurta';
  const picturesIn = (row: HTMLElement) => row.querySelectorAll('img').length;

  it('are links with pictures when the page is opened first, by one request for the catalogue', async () => {
    answer('listOrders', [buildOrder(), buildOrder({ id: 'ORD-2' })]);
    answer('listProducts', { data: [buildProduct()], pagination: { total: 1 } });
    const { screen } = renderOrders();
    const [link] = await screen.findAllByRole('link', { name: kurta });
    expect(link).toHaveAttribute('href', '/product/51d0e8b4-linen-kurta');
    const row = screen.getAllByRole('row', { name: /Linen Kurta/ })[0];
    expect(row === undefined ? 0 : picturesIn(row)).toBe(1);
    expect(requestsOf('listProducts').map(({ url }) => url.searchParams.get('limit'))).toEqual(['100']);
  });

  it('are text with a placeholder where the shop may not sell them, and nothing is said of that', async () => {
    answer('listOrders', [buildOrder()]);
    answer('listProducts', { data: [buildProduct()], pagination: { total: 500 } });
    const { screen } = renderOrders();
    await screen.findByRole('link', { name: kurta });
    const row = screen.getByRole('row', { name: /Claw Hammer/ });
    expect(within(row).getByRole('img', { name: 'No picture available' })).toBeVisible();
    expect(within(row).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText(/no longer|any more/)).not.toBeInTheDocument();
  });

  it('come from the device where it keeps all of them, without a request', async () => {
    const release = hold('listOrders');
    const hammer = buildCartLine({ id: 'hammer', name: 'Forged Claw Hammer 450 g' });
    const { screen, store } = renderRoute(<OrdersContainer />, {
      at: '/orders',
      session: 'signedIn',
      cart: [hammer],
    });
    act(() => void store.dispatch(productViewed(buildProductModel())));
    release();
    expect(await screen.findByRole('link', { name: hammer.name })).toHaveAttribute('href', '/product/hammer');
    expect(screen.getByRole('link', { name: kurta })).toBeVisible();
    expect(requestsOf('listProducts')).toHaveLength(0);
  });

  it('are shown as text where the catalogue cannot be loaded, without a toast', async () => {
    answer('listOrders', [buildOrder()]);
    refuse('listProducts', 500);
    const { screen, store } = renderOrders();
    expect(await screen.findByText(kurta)).toBeVisible();
    expect(screen.queryByRole('link', { name: kurta })).not.toBeInTheDocument();
    expect(store.getState().notifications.toasts).toEqual([]);
  });
});

describe('A receipt', () => {
  it('shows the pictures that were kept with the purchase, else those of the catalogue', async () => {
    const hammer = buildCartLine({ name: 'Forged Claw Hammer 450 g', image: 'hammer.webp' });
    const sold = { id: 'x', title: hammer.name };
    answer('listOrders', [buildOrder()]);
    answer('listProducts', { data: [buildProduct(), buildProduct(sold)], pagination: { total: 2 } });
    const { screen, store } = renderRoute(<OrdersContainer />, {
      at: `/orders?receipt=${buildOrder().id}`,
      session: 'signedIn',
    });
    act(() => void store.dispatch(purchasesRead([{ ...blankPurchase('1', 'settled'), lines: [hammer] }])));
    const kurta = await screen.findByRole('link', { name: 'Handloom Linen Kurta' });
    const rowOf = (name: RegExp) => screen.getByRole('row', { name });
    expect(kurta.closest('tr')?.querySelector('img')).not.toBeNull();
    expect(rowOf(/Claw Hammer/).querySelector('img')).toHaveAttribute('src', 'hammer.webp');
  });

  it('is shown once its seller is known too', async () => {
    answer('listOrders', [buildOrder()]);
    const release = hold('getStoreInfo');
    const { screen, store } = renderRoute(<OrdersContainer />, {
      at: `/orders?receipt=${buildOrder().id}`,
      session: 'signedIn',
    });
    const { select } = storefrontApi.endpoints.listOrders;
    await waitFor(() => expect(select()(store.getState()).isSuccess).toBe(true));
    expect(screen.getByText('Loading your orders…')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('article')).toHaveTextContent('Loom & Lathe Trading Pvt. Ltd.');
  });

  it('names the seller and the order, and prints', async () => {
    answer('listOrders', [buildOrder({ status: 3 })]);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { screen, user } = renderOrders();
    await user.click(await screen.findByRole('link', { name: 'Receipt' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Receipt' })).toHaveFocus();
    const receipt = screen.getByRole('article');
    expect(receipt).toHaveTextContent('Order ORD-2026-000042');
    expect(receipt).toHaveTextContent('2 × ₹999.00 ₹1,998.00');
    expect(receipt).toHaveTextContent('This is a receipt, not a tax invoice.');
    expect(within(receipt).queryByRole('list', { name: 'Progress' })).not.toBeInTheDocument();
    expect(receipt).not.toHaveTextContent('Tracking number');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Back to your orders' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Your Orders' })).toHaveFocus();
  });
});

describe('Buy again', () => {
  async function buyAgain(cart: RouteSetup['cart'] = [], products = [buildProduct()]) {
    answer('listOrders', [buildOrder()]);
    answer('listProducts', { data: products, pagination: { total: products.length } });
    const view = renderRoute(<OrdersContainer />, { at: '/orders', session: 'signedIn', cart });
    await view.user.click(await view.screen.findByRole('link', { name: 'Buy again' }));
    expect(await view.screen.findByRole('heading', { level: 1, name: 'Buy again' })).toBeVisible();
    return view;
  }

  it('adds what is still sold, and says what is not', async () => {
    const { screen, user, store } = await buyAgain();
    const sold = await screen.findByRole('region', { name: 'At today’s prices' });
    expect(within(sold).getByRole('listitem')).toHaveTextContent(
      'Handloom Linen Kurta1 × ₹1,999.00₹1,999.00',
    );
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total₹1,999.00');
    const missing = screen.getByRole('region', { name: 'Not added' });
    expect(within(missing).getByRole('listitem')).toHaveTextContent('Forged Claw Hammer 450 g');
    expect(screen.queryByRole('button', { name: 'Replace the cart' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(await screen.findByText('At /cart')).toBeVisible();
    expect(store.getState().cart.lines).toMatchObject([{ name: 'Handloom Linen Kurta', quantity: 1 }]);
  });

  it('replaces the cart, which can be undone', async () => {
    const { screen, user, store } = await buyAgain([buildCartLine({ id: 'other', name: 'Other' })]);
    await user.click(await screen.findByRole('button', { name: 'Replace the cart' }));
    expect(store.getState().cart.lines).toMatchObject([{ name: 'Handloom Linen Kurta' }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(store.getState().cart.lines).toHaveLength(2);
  });

  it('leads to a product whose sizes are products of their own, and adds only the others [decision.78]', async () => {
    const variant = (id: string, size: string) => ({ id, key: 'variant', value: [`size: ${size}`] });
    const kurta = buildProduct({
      id: 'kurta-s',
      attributes: [{ key: 'size', value: ['S'] }, variant('kurta-s', 'S'), variant('kurta-m', 'M')],
    });
    const hammer = buildProduct({ id: 'hammer', title: 'Forged Claw Hammer 450 g' });
    const { screen, user, store } = await buyAgain([], [hammer, kurta]);
    const again = await screen.findByRole('region', { name: 'Choose again' });
    expect(within(again).getByRole('link', { name: 'Handloom Linen Kurta' })).toHaveAttribute(
      'href',
      '/product/kurta-s',
    );
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    expect(store.getState().cart.lines.map(({ id }) => id)).toEqual(['hammer']);
  });

  it('can be tried again where the products cannot be loaded', async () => {
    answer('listOrders', [buildOrder()]);
    refuse('listProducts', 500);
    const { screen, user } = renderOrders();
    await user.click(await screen.findByRole('link', { name: 'Buy again' }));
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answer('listProducts', { data: [buildProduct()], pagination: { total: 1 } });
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
  });
});

describe('A catalogue of many pages', () => {
  const [kurta, hammer] = ['Handloom Linen Kurta', 'Forged Claw Hammer 450 g'];
  const pagesRead = () => requestsOf('listProducts').map(({ url }) => Number(url.searchParams.get('page')));
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

  /** Has these products on the given pages of a hundred products each, of thirty. */
  function answerPages(names: Readonly<Record<number, string>>): void {
    answerBy('listProducts', (url) => {
      const page = Number(url.searchParams.get('page'));
      const title = names[page] ?? `Product ${page}`;
      return { data: [buildProduct({ id: `on-${page}`, title })], pagination: { total: 3000 } };
    });
  }

  it('is read further for the orders where the shopper wants that, each page once', async () => {
    answer('listOrders', [buildOrder()]);
    answerPages({ 1: kurta, 3: hammer });
    const { screen, user } = renderOrders();
    const more = await screen.findByRole('button', { name: 'Find more of these products' });
    expect(pagesRead()).toEqual([1]);
    await user.click(more);
    expect(await screen.findByRole('link', { name: hammer })).toHaveAttribute('href', '/product/on-3');
    expect(pagesRead()).toEqual([1, 2, 3]);
    expect(screen.queryByRole('button', { name: 'Find more of these products' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('can be asked once more for a page that failed', async () => {
    answer('listOrders', [buildOrder()]);
    answerPages({ 1: kurta });
    const { screen, user } = renderOrders();
    const more = await screen.findByRole('button', { name: 'Find more of these products' });
    refuse('listProducts', 500);
    await user.click(more);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    answerPages({ 2: hammer });
    await user.click(again);
    expect(await screen.findByRole('link', { name: hammer })).toBeVisible();
  });

  it('is read up to 2,000 products to buy again, and what is not among them is not called gone', async () => {
    answer('listOrders', [buildOrder()]);
    answerPages({ 1: kurta, 22: hammer });
    const { screen, user } = renderOrders();
    await user.click(await screen.findByRole('link', { name: 'Buy again' }));
    const unseen = await screen.findByRole('region', { name: 'Not found yet' });
    expect(unseen).toHaveTextContent('Not among the first 2,000 products of the shop.');
    expect(within(unseen).getByRole('listitem')).toHaveTextContent(hammer);
    expect(screen.queryByText(/any more/)).not.toBeInTheDocument();
    expect(pagesRead()).toEqual(upTo(20));
    await user.click(screen.getByRole('button', { name: 'Find more of these products' }));
    const sold = await screen.findByRole('region', { name: 'At today’s prices' });
    expect(await within(sold).findByText('450 g')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Not found yet' })).not.toBeInTheDocument();
    expect(pagesRead()).toEqual(upTo(22));
  });

  it('says of a product that it is gone where it was looked for everywhere', async () => {
    answer('listOrders', [buildOrder()]);
    answerPages({ 1: kurta });
    const { screen, user } = renderOrders();
    await user.click(await screen.findByRole('link', { name: 'Buy again' }));
    await user.click(await screen.findByRole('button', { name: 'Find more of these products' }));
    expect(await screen.findByRole('region', { name: 'Not added' })).toHaveTextContent(hammer);
    expect(pagesRead()).toEqual(upTo(30));
  });

  describe('while the page stays open', () => {
    useFastClock();

    it('is not read anew', async () => {
      answer('listOrders', [buildOrder()]);
      answerBy('listProducts', (url) => {
        const page = url.searchParams.get('page') ?? '';
        const title = { '1': kurta, '3': hammer }[page] ?? 'Saw';
        return { data: [buildProduct({ id: page, title })], pagination: { total: 300 } };
      });
      const { screen } = renderRoute(<OrdersContainer />, {
        at: `/orders?again=${buildOrder().id}`,
        session: 'signedIn',
      });
      expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeVisible();
      await act(() => new Promise((resolve) => setTimeout(resolve, 200_000)));
      expect(pagesRead()).toEqual([1, 2, 3]);
    });
  });
});

describe('Section 2, Orders', () => {
  it('says that the orders are loading, below the heading [2.orders.1]', async () => {
    const release = hold('listOrders');
    const { screen } = renderOrders();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Orders' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your orders…');
    expect(screen.queryByText('No Orders Found')).not.toBeInTheDocument();
    release();
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('says that there are none, and links to the products [2.orders.2, 2.orders.3]', async () => {
    answer('listOrders', []);
    const { screen } = renderOrders();
    expect(await screen.findByRole('heading', { level: 1, name: 'No Orders Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Products' })).toHaveAttribute('href', '/products');
  });

  it('shows one block per order [1.capabilities.8, 2.orders.4]', async () => {
    answer('listOrders', [
      buildOrder({ id: 'ORD-1' }),
      buildOrder({ id: 'ORD-2' }),
      buildOrder({ id: 'ORD-3' }),
    ]);
    const { screen } = renderOrders();
    const blocks = await screen.findAllByRole('article');
    expect(blocks.map((block) => within(block).getByRole('heading', { level: 2 }).textContent)).toEqual([
      'Order ORD-1',
      'Order ORD-2',
      'Order ORD-3',
    ]);
  });

  it('shows id, date, status and shipping of an order [2.orders.5, 2.orders.6, 2.orders.7, 2.orders.9, 2.orders.10, 2.orders.11]', async () => {
    answer('listOrders', [buildOrder()]);
    const { screen } = renderOrders();
    const order = await screen.findByRole('article', { name: 'Order ORD-2026-000042' });
    expect(order).toHaveTextContent('November 2, 2026');
    expect(order).toHaveTextContent('Pending');
    expect(order).toHaveTextContent('Shipping address7 Lake View Road, Pune, Maharashtra 411001');
    expect(order).toHaveTextContent('MethodStandard Shipping');
    expect(order).toHaveTextContent('Tracking numberNot available');
  });

  it('lists the items with prices and a total, in rupees [1.audience.4, 2.orders.8, 2.orders.12, 9.money.2]', async () => {
    answer('listOrders', [buildOrder()]);
    const { screen } = renderOrders();
    const order = await screen.findByRole('article', { name: 'Order ORD-2026-000042' });
    const rows = within(order).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'ItemQuantityPriceTotal',
      'Forged Claw Hammer 450 g2 × ₹999.00 ₹1,998.00',
      'Handloom Linen Kurta1 × ₹1,999.00 ₹1,999.00',
      'Total₹3,997.00',
    ]);
    expect(order).not.toHaveTextContent('$');
  });

  it('shows an order of which the server sends only the id', async () => {
    answerWrongly('listOrders', [{ id: 'ORD-1', shippingAddress: null, items: null }]);
    const { screen } = renderOrders();
    const order = await screen.findByRole('article', { name: 'Order ORD-1' });
    expect(order).toHaveTextContent('Order ORD-1Not availablePending');
    expect(order).toHaveTextContent('Total₹0.00');
    expect(order).toHaveTextContent('Shipping addressNot available');
  });

  it('offers payment only for pending orders [2.orders.13, 2.orders.14, 2.orders.15, 4.order-status.13]', async () => {
    answer(
      'listOrders',
      [0, 1, 2, 3, 4, 9].map((status) => ({ ...buildOrder({ id: `ORD ${status}` }), status })),
    );
    const { screen } = renderOrders();
    const link = await screen.findByRole('link', { name: 'Pay Now' });
    expect(link).toHaveAttribute('href', '/payment?orderId=ORD+0');
    expect(screen.getAllByRole('article')).toHaveLength(6);
  });

  it.each([
    ['qrText', 'By UPI code, not confirmed yet'],
    ['unanswered', 'A payment was sent, and is not confirmed yet.'],
    ['completed', 'Arranged: there is nothing more to do'],
  ] as const)(
    'says how a payment goes on that was sent: %s [decision.77, decision.80]',
    async (kind, says) => {
      answer('listOrders', [buildOrder({ id: 'ORD-1', status: 0 }), buildOrder({ id: 'ORD-2', status: 0 })]);
      const { screen, store } = renderOrders();
      const attempt = { kind, startedAt: Date.now(), code: '' };
      const bought = { ...blankPurchase('1', 'placed'), lines: [buildCartLine()], orderId: 'ORD-1', attempt };
      act(() => void store.dispatch(purchasesRead([bought])));
      const paid = await screen.findByRole('article', { name: 'Order ORD-1' });
      await waitFor(() => expect(paid).toHaveTextContent(says));
      expect(screen.getByRole('article', { name: 'Order ORD-2' })).not.toHaveTextContent(says);
    },
  );

  it.each([
    ['an HTTP error', () => refuse('listOrders', 500, 'Out of order')],
    ['a network error', () => cutOff('listOrders')],
    ['nonsense', () => answerNonsense('listOrders')],
  ])('shows an error and no orders, and can be retried: %s [8.orders.7, 8.orders.5]', async (_n, fail) => {
    fail();
    const { screen, user, store } = renderOrders();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByText('Your orders could not be loaded')).toBeVisible();
    expect(screen.queryByText('No Orders Found')).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(store.getState().notifications.toasts).toMatchObject([
      { variant: 'destructive', title: 'Error', message: loadFailed },
    ]);
    answer('listOrders', [buildOrder()]);
    await user.click(again);
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Orders' })).toHaveFocus();
  });

  it('gives the heading the focus after Try Again where there are none', async () => {
    const show = (view: OrdersScreenProps['view']) => (
      <MemoryRouter>
        <OrdersScreen view={view} />
      </MemoryRouter>
    );
    const onRetry = () => rerender(show({ kind: 'loading' }));
    const { rerender } = renderScreen(show({ kind: 'failed', onRetry }));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Your Orders' })).toHaveFocus();
    rerender(show({ kind: 'empty' }));
    expect(screen.getByRole('heading', { level: 1, name: 'No Orders Found' })).toHaveFocus();
  });

  it('shows orders with any number, also the same number twice', async () => {
    answer('listOrders', [
      buildOrder({ id: 'A 1' }),
      buildOrder({ id: 'A 1' }),
      buildOrder({ id: '"<\ud800' }),
    ]);
    const { screen } = renderOrders();
    expect(await screen.findAllByRole('article', { name: 'Order A 1' })).toHaveLength(2);
    expect(screen.getByRole('article', { name: 'Order "<\ufffd' })).toBeVisible();
  });

  it('sends a request on every visit', async () => {
    const first = renderOrders();
    await first.screen.findByRole('article');
    first.unmount();
    renderOrders();
    await first.screen.findByRole('article');
    expect(requestsOf('listOrders')).toHaveLength(2);
  });
});

describe('Orders screen', () => {
  it('renders only the orders that have changed', () => {
    const unchanged = countReads(
      { ...buildOrderModel({ id: 'ORD-1', status: 2 }), total: 1, choices: {}, paidBy: null },
      'date',
    );
    const changed = { ...buildOrderModel({ id: 'ORD-2', status: 2 }), total: 2, choices: {}, paidBy: null };
    const products = {};
    const screenOf = (orders: readonly TotalledOrder[]) => (
      <MemoryRouter>
        <OrdersScreen view={{ kind: 'ready', orders, shown: 10, products, onShowMore: () => undefined }} />
      </MemoryRouter>
    );
    const { rerender } = renderScreen(screenOf([unchanged.copy, changed]));
    const first = unchanged.count();
    expect(first).toBeGreaterThan(0);
    rerender(screenOf([unchanged.copy, { ...changed, status: 3 }]));
    expect(screen.getAllByText('Delivered').length).toBeGreaterThan(0);
    expect(unchanged.count()).toBe(first);
  });
});
