import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from '../api/session';
import { App } from '../app/App';
import { createBrowserHistory } from '../app/router/browserHistory';
import { locationChanged } from '../features/location/locationSlice';
import { createAppStore } from '../app/store';
import { sessionRestored } from '../features/auth/authSlice';
import { cartRestored } from '../features/cart/cartSlice';
import { connectHistory } from './connectedHistory';
import { createDevice, type Device } from './memoryDevice';
import './server';
import { USER_OPTIONS } from './user';

/** Renders the whole shop at an address, for a visitor with an empty cart, on a device with nothing on it unless given. */
export async function renderApp(at: string, device: Device = createDevice({ hasLocks: false })) {
  window.history.replaceState({ key: 'start' }, '', at);
  const history = createBrowserHistory();
  const store = createAppStore(device.openTab(history.navigator).environment);
  store.dispatch(locationChanged(history.current()));
  const disconnect = connectHistory(history, store);
  store.dispatch(sessionRestored({ sessionId: currentSession(), rememberedEmail: '' }));
  store.dispatch(cartRestored([]));
  const view = await act(async () => render(<App store={store} navigator={history.navigator} />));
  const close = (): void => {
    view.unmount();
    disconnect();
  };
  return {
    ...view,
    close,
    navigator: history.navigator,
    store,
    device,
    user: userEvent.setup(USER_OPTIONS),
    screen,
  };
}
