import { act } from '@testing-library/react';
import { createMemoryServiceWorker } from '../../testing/memoryServiceWorker';
import { renderRoute } from '../../testing/renderRoute';
import { cartRestored } from '../cart/cartSlice';
import { deviceForgotten } from '../device';
import { CHECK_INTERVAL } from './newVersionListeners';

/** Opens a page of the shop, in a browser with a service worker, and lets it start. */
async function openPage(at = '/') {
  const view = renderRoute(<p>here</p>, { at, cart: 'loading' });
  const { worker, log: workerLog } = createMemoryServiceWorker();
  view.log.serviceWorker = worker;
  await act(async () => {
    view.store.dispatch(cartRestored([]));
  });
  const publish = () => act(async () => workerLog.publish());
  return { ...view, workerLog, publish };
}

const offer = 'A newer version of the shop is here.';

describe('A newer version of the shop', () => {
  it('is offered, and the page is loaded anew when the shopper wants it', async () => {
    const { screen, user, publish, workerLog } = await openPage();
    await publish();
    expect(await screen.findByText(offer)).toBeVisible();
    expect(workerLog.reloads).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(workerLog.reloads).toBe(1);
  });

  it.each(['/checkout', '/payment'])('is not offered at %s, but on the next page', async (at) => {
    const { screen, environment, publish } = await openPage(at);
    await publish();
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
    act(() => environment.navigator.push('/orders'));
    expect(await screen.findByText(offer)).toBeVisible();
  });

  it('is asked for when the shopper comes back after an hour, and not before', async () => {
    const { log, workerLog } = await openPage();
    workerLog.time += CHECK_INTERVAL - 1;
    log.show();
    expect(workerLog.checks).toBe(0);
    workerLog.time += 1;
    log.show();
    log.show();
    expect(workerLog.checks).toBe(1);
  });

  it('is asked for once, also after the device was made to forget', async () => {
    const { log, store, workerLog } = await openPage();
    await act(async () => {
      store.dispatch(deviceForgotten({ keys: [], withCart: false }));
    });
    workerLog.time += CHECK_INTERVAL;
    log.show();
    expect(workerLog.checks).toBe(1);
  });
});

it('what was visited is removed from the device when it forgets', async () => {
  const { store, workerLog } = await openPage();
  await act(async () => {
    store.dispatch(deviceForgotten({ keys: [], withCart: false }));
  });
  expect(workerLog.forgotten).toBe(1);
});

it('the shop works in a browser without service workers', async () => {
  const { store, screen } = renderRoute(<p>here</p>);
  await act(async () => {
    store.dispatch(deviceForgotten({ keys: [], withCart: false }));
  });
  expect(screen.getByText('here')).toBeVisible();
});
