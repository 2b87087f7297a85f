import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentSession } from '../api/session';
import { App } from '../app/App';
import { createBrowserHistory } from '../app/router/browserHistory';
import { locationChanged } from '../app/router/locationSlice';
import { createAppStore } from '../app/store';
import { sessionRestored } from '../features/auth/authSlice';
import { cartRestored } from '../features/cart/cartSlice';
import { memoryEnvironment } from './memoryEnvironment';
import './server';

/** Renders the whole shop at an address, for a visitor with an empty cart. */
export async function renderApp(at: string) {
  window.history.replaceState({ key: 'start' }, '', at);
  const history = createBrowserHistory();
  const store = createAppStore(memoryEnvironment(history.navigator).environment);
  store.dispatch(locationChanged(history.current()));
  history.connect(store);
  store.dispatch(sessionRestored({ sessionId: currentSession(), rememberedEmail: '' }));
  store.dispatch(cartRestored([]));
  await act(async () => render(<App store={store} navigator={history.navigator} />));
  return { navigator: history.navigator, store, user: userEvent.setup(), screen };
}
