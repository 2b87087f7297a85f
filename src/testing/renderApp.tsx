import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/App';
import { cartRestored } from '../features/cart/cartSlice';
import { createDevice, type Device } from './memoryDevice';
import { openPage } from './openPage';
import './server';
import { sessionAtStart } from './session';
import { USER_OPTIONS } from './user';

/** Renders the whole shop at an address, for a visitor with an empty cart, on a device with nothing on it unless given. */
export async function renderApp(at: string, device: Device = createDevice({ hasLocks: false })) {
  const { store, navigator, close: disconnect } = openPage(at, { device });
  store.dispatch(sessionAtStart());
  store.dispatch(cartRestored([]));
  const view = await act(async () => render(<App store={store} navigator={navigator} />));
  const close = (): void => {
    view.unmount();
    disconnect();
  };
  return {
    ...view,
    close,
    navigator,
    store,
    device,
    user: userEvent.setup(USER_OPTIONS),
    screen,
  };
}
