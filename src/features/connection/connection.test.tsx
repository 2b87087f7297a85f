import { act, waitFor } from '@testing-library/react';
import { loadOrders } from '../purchase/orderLookupThunks';
import { storefrontApi, useGetProductQuery, useListOrdersQuery } from '../../api/storefrontApi';
import { buildOrder } from '../../testing/builders';
import { memoryWorld } from '../../testing/memoryWorld';
import type { RouteSetup } from '../../testing/renderRoute';
import { renderRoute } from '../../testing/renderRoute';
import { answer, cutOff, hold, requestsOf, whenAborted } from '../../testing/server';
import { ABANDONED_AFTER, watchConnection } from './connectionListeners';
import { OfflineNoticeContainer } from './OfflineNoticeContainer';

function ProductName() {
  const { data, isError, isFetching } = useGetProductQuery({ id: 'a' });
  if (isFetching) return <p>loading</p>;
  return <p>{isError ? 'failed' : (data?.name ?? 'none')}</p>;
}

function OrderCount() {
  const { data } = useListOrdersQuery();
  return <p>{data === undefined ? 'loading' : `${data.length} orders`}</p>;
}

const notice = /^You are offline\./;

function render(element = <OfflineNoticeContainer />, setup: RouteSetup = {}) {
  const view = renderRoute(element, { at: '/here', ...setup });
  const stop = watchConnection(view.store.dispatch, view.world);
  const setOnline = (isOnline: boolean) => act(() => view.log.setOnline(isOnline));
  return { ...view, stop, setOnline };
}

/** Later than an abandoned request is aborted. */
const afterAWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, ABANDONED_AFTER + 20)));

describe('Without a network', () => {
  it('the shop says so, and stops saying so', () => {
    const { screen, setOnline } = render();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
    setOnline(false);
    expect(screen.getByText(notice)).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('the shop knows from the start, and no more once it has stopped to watch', () => {
    const { world, log } = memoryWorld();
    log.isOnline = false;
    const dispatch = jest.fn();
    const stop = watchConnection(dispatch, world);
    expect(dispatch.mock.calls).toMatchObject([[{ type: 'connection/lost' }]]);
    stop();
    log.setOnline(true);
    expect(dispatch).toHaveBeenCalledTimes(1);
  });
});

describe('Back with a network', () => {
  it('what failed on the screen is asked for again, and nothing else', async () => {
    cutOff('getProduct');
    answer('listOrders', [buildOrder()]);
    const { screen, setOnline } = render(
      <>
        <ProductName />
        <OrderCount />
      </>,
    );
    expect(await screen.findByText('failed')).toBeVisible();
    expect(await screen.findByText('1 orders')).toBeVisible();
    setOnline(false);
    answer('getProduct', { id: 'a', title: 'Claw Hammer' });
    setOnline(true);
    expect(await screen.findByText('Claw Hammer')).toBeVisible();
    expect(requestsOf('listOrders')).toHaveLength(1);
  });

  it('what failed on a page that was left is not asked for', async () => {
    cutOff('getProduct');
    const { screen, world, setOnline } = render(<ProductName />);
    await screen.findByText('failed');
    act(() => world.navigator.push('/elsewhere'));
    const asked = requestsOf('getProduct').length;
    setOnline(false);
    setOnline(true);
    await afterAWhile();
    expect(requestsOf('getProduct')).toHaveLength(asked);
  });
});

describe('A request whose screen is gone', () => {
  it('is aborted, and asked anew on the next visit without a failure in between', async () => {
    const release = hold('getProduct');
    const { screen, world, store } = render(<ProductName />);
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(1));
    act(() => world.navigator.push('/elsewhere'));
    await whenAborted('getProduct');
    expect(store.getState().api.queries).toEqual({});
    answer('getProduct', { id: 'a', title: 'Claw Hammer' });
    act(() => world.navigator.push('/here'));
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('Claw Hammer')).toBeVisible();
    release();
  });

  it('goes on where the next screen wants the same', async () => {
    const release = hold('getProduct');
    const { screen, world } = render(<ProductName />);
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(1));
    act(() => world.navigator.push('/elsewhere'));
    act(() => world.navigator.push('/here'));
    await afterAWhile();
    act(release);
    expect(await screen.findByText('Handloom Linen Kurta')).toBeVisible();
    expect(requestsOf('getProduct')).toHaveLength(1);
  });

  it('goes on where nobody but a listener or a prefetch asked', async () => {
    const release = hold('listOrders');
    const releaseProduct = hold('getProduct');
    const { store, world } = render(
      <>
        <OrderCount />
        <ProductName />
      </>,
      { at: '/first' },
    );
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(1));
    await waitFor(() => expect(requestsOf('listOrders')).toHaveLength(1));
    act(() => world.navigator.push('/elsewhere'));
    await whenAborted('listOrders');
    await whenAborted('getProduct');
    const found = store.dispatch(loadOrders());
    store.dispatch(storefrontApi.util.prefetch('getProduct', { id: 'a' }, {}));
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(2));
    act(() => world.navigator.push('/first'));
    act(() => world.navigator.push('/elsewhere'));
    await afterAWhile();
    release();
    releaseProduct();
    expect(await found).toHaveLength(1);
    await waitFor(() =>
      expect(Object.values(store.getState().api.queries)).toMatchObject([
        { status: 'fulfilled' },
        { status: 'fulfilled' },
      ]),
    );
  });
});
