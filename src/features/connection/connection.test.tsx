import { act } from '@testing-library/react';
import { useGetProductQuery, useListOrdersQuery } from '../../api/storefrontApi';
import { buildOrder } from '../../testing/builders';
import { memoryEnvironment } from '../../testing/memoryEnvironment';
import { renderRoute, type RouteSetup } from '../../testing/renderRoute';
import { answer, cutOff, requestsOf } from '../../testing/server';
import { watchConnection } from './connectionListeners';
import { OfflineNoticeContainer } from './OfflineNotice';

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
  it('failed queries are refetched, and no others', async () => {
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
});
