import { act } from '@testing-library/react';
import { useGetProductQuery, useListOrdersQuery } from '../../api/storefrontApi';
import { buildOrder } from '../../testing/builders';
import { createDevice } from '../../testing/memoryDevice';
import { renderRoute, type RouteSetup } from '../../testing/renderRoute';
import { answer, cutOff, requestsOf } from '../../testing/server';
import { cartRestored } from '../cart/cartSlice';
import { deviceForgotten } from '../device';
import { OfflineNoticeContainer } from './OfflineNotice';
import { CHECK_INTERVAL, watchConnection } from './connectionListeners';

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
    const { environment, log } = createDevice().openTab();
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

describe('New version', () => {
  /** Opens a page of the shop, in a browser with a service worker, and lets it start. */
  async function openPage(at = '/') {
    const view = renderRoute(<p>here</p>, { at, cart: 'loading' });
    const onNewVersion = jest.fn((_callback: () => void) => undefined);
    const now = jest.fn(() => 0);
    const worker = { onNewVersion, checkVersion: jest.fn(), forget: jest.fn(), reload: jest.fn(), now };
    view.log.useServiceWorker(worker);
    await act(async () => {
      view.store.dispatch(cartRestored([]));
    });
    /** The server has another build. */
    const publish = () => act(async () => onNewVersion.mock.calls.forEach(([callback]) => callback()));
    return { ...view, worker, publish };
  }

  const offer = 'A newer version of the shop is here.';

  describe('A newer version of the shop', () => {
    it('is offered, and the page is loaded anew when the shopper wants it', async () => {
      const { screen, user, publish, worker } = await openPage();
      await publish();
      expect(await screen.findByText(offer)).toBeVisible();
      expect(worker.reload).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Reload' }));
      expect(worker.reload).toHaveBeenCalledTimes(1);
    });

    it.each(['/checkout', '/payment'])('is not offered at %s, but on the next page', async (at) => {
      const { screen, environment, publish } = await openPage(at);
      await publish();
      expect(screen.queryByText(offer)).not.toBeInTheDocument();
      act(() => environment.navigator.push('/orders'));
      expect(await screen.findByText(offer)).toBeVisible();
    });

    it('is asked for when the shopper comes back after an hour, and not before', async () => {
      const { log, worker } = await openPage();
      worker.now.mockReturnValue(CHECK_INTERVAL - 1);
      log.show();
      expect(worker.checkVersion).not.toHaveBeenCalled();
      worker.now.mockReturnValue(CHECK_INTERVAL);
      log.show();
      log.show();
      expect(worker.checkVersion).toHaveBeenCalledTimes(1);
    });

    it('is asked for once, also after the device was made to forget', async () => {
      const { log, store, worker } = await openPage();
      await act(async () => {
        store.dispatch(deviceForgotten({ keys: [], withCart: false }));
      });
      worker.now.mockReturnValue(CHECK_INTERVAL);
      log.show();
      expect(worker.checkVersion).toHaveBeenCalledTimes(1);
    });
  });

  it('what was visited is removed from the device when it forgets', async () => {
    const { store, worker } = await openPage();
    await act(async () => {
      store.dispatch(deviceForgotten({ keys: [], withCart: false }));
    });
    expect(worker.forget).toHaveBeenCalledTimes(1);
  });

  it('the shop works in a browser without service workers', async () => {
    const { store, screen } = renderRoute(<p>here</p>);
    await act(async () => {
      store.dispatch(deviceForgotten({ keys: [], withCart: false }));
    });
    expect(screen.getByText('here')).toBeVisible();
  });
});
