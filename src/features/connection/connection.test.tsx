import { act, waitFor } from '@testing-library/react';
import { loadOrders } from '../purchase/orderLookupThunks';
import { storefrontApi, useGetProductQuery, useListOrdersQuery } from '../../api/storefrontApi';
import { buildOrder } from '../../testing/builders';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
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
  const stop = watchConnection(view.store.dispatch, view.environment);
  const setOnline = (isOnline: boolean) => act(() => view.log.setOnline(isOnline));
  return { ...view, stop, setOnline };
}

/** Waits until an abandoned request would have been aborted. */
const afterAbandoned = () => act(() => new Promise((resolve) => setTimeout(resolve, ABANDONED_AFTER + 20)));

describe('Offline', () => {
  it('there is a notice, until the browser is online again', () => {
    const { screen, setOnline } = render();
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
    setOnline(false);
    expect(screen.getByText(notice)).toBeVisible();
    setOnline(true);
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
  });

  it('the shop knows it at the start, and is not told after unsubscribing', () => {
    const { environment, log } = memoryEnvironment();
    log.isOnline = false;
    const dispatch = jest.fn();
    const stop = watchConnection(dispatch, environment);
    expect(dispatch.mock.calls).toMatchObject([[{ type: 'connection/lost' }]]);
    stop();
    log.setOnline(true);
    expect(dispatch).toHaveBeenCalledTimes(1);
  });
});

describe('Online again', () => {
  it('failed queries of the screen are refetched, and no others', async () => {
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

  it('failed queries of a page that was left are not refetched', async () => {
    cutOff('getProduct');
    const { screen, environment, setOnline } = render(<ProductName />);
    await screen.findByText('failed');
    act(() => environment.navigator.push('/elsewhere'));
    const asked = requestsOf('getProduct').length;
    setOnline(false);
    setOnline(true);
    await afterAbandoned();
    expect(requestsOf('getProduct')).toHaveLength(asked);
  });
});

describe('A request whose screen has been left', () => {
  it('is aborted, and sent again on the next visit without an error', async () => {
    const release = hold('getProduct');
    const { screen, environment, store } = render(<ProductName />);
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(1));
    act(() => environment.navigator.push('/elsewhere'));
    await whenAborted('getProduct');
    expect(store.getState().api.queries).toEqual({});
    answer('getProduct', { id: 'a', title: 'Claw Hammer' });
    act(() => environment.navigator.push('/here'));
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('Claw Hammer')).toBeVisible();
    release();
  });

  it('is not aborted if the next screen subscribes to it', async () => {
    const release = hold('getProduct');
    const { screen, environment } = render(<ProductName />);
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(1));
    act(() => environment.navigator.push('/elsewhere'));
    act(() => environment.navigator.push('/here'));
    await afterAbandoned();
    act(release);
    expect(await screen.findByText('Handloom Linen Kurta')).toBeVisible();
    expect(requestsOf('getProduct')).toHaveLength(1);
  });

  it('is not aborted if a listener or a prefetch started it', async () => {
    const release = hold('listOrders');
    const releaseProduct = hold('getProduct');
    const { store, environment } = render(
      <>
        <OrderCount />
        <ProductName />
      </>,
      { at: '/first' },
    );
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(1));
    await waitFor(() => expect(requestsOf('listOrders')).toHaveLength(1));
    act(() => environment.navigator.push('/elsewhere'));
    await whenAborted('listOrders');
    await whenAborted('getProduct');
    const found = store.dispatch(loadOrders());
    store.dispatch(storefrontApi.util.prefetch('getProduct', { id: 'a' }, {}));
    await waitFor(() => expect(requestsOf('getProduct')).toHaveLength(2));
    act(() => environment.navigator.push('/first'));
    act(() => environment.navigator.push('/elsewhere'));
    await afterAbandoned();
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
