import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createPath, Route, Routes, useLocation } from 'react-router-dom';
import { writeToken } from '../api/authCookie';
import type { CartLine } from '../api/models/types';
import { CartPanelSlotContainer, preloadCartPanel } from '../app/layouts/CartPanelSlotContainer';
import { StoreRouter } from '../app/router/StoreRouter';
import { ThemeRoot } from '../app/theme/ThemeRoot';
import type { LocationState } from '../app/types';
import { cartRestored } from '../features/cart/cartSlice';
import { preloadToasts, ToastBridge } from '../features/notifications/ToastBridge';
import { openPage } from './openPage';
import './server';
import { sessionAtStart, testToken } from './session';
import { USER_OPTIONS } from './user';

// As after the first toast: the next one is shown at once.
beforeAll(preloadToasts);
// It must not suspend within a test.
beforeAll(preloadCartPanel);

export interface RouteSetup {
  /** The address; '/' by default. */
  readonly at?: string;
  /** The navigation state. */
  readonly state?: LocationState;
  /** The route's path pattern; the address itself by default. */
  readonly path?: string;
  readonly session?: 'signedOut' | 'signedIn' | 'loading';
  readonly rememberedEmail?: string;
  /** The stored cart; 'loading' if it has not been read yet. */
  readonly cart?: readonly CartLine[] | 'loading';
}

/** Shows the address, for `await screen.findByText('At /cart')`. */
function Elsewhere() {
  return <p>At {createPath(useLocation())}</p>;
}

/**
 * Renders a container as the shop would: real store and listeners, the router on the store's location, toasts,
 * and an environment in memory with its log. Any address that the element does not answer shows 'At {address}'.
 */
export function renderRoute(element: ReactElement, setup: RouteSetup = {}) {
  const { at = '/', state = null, path, session = 'signedOut', cart = [] } = setup;
  if (session === 'signedIn') writeToken(testToken);
  const { store, environment, log, navigator } = openPage(at, { state });
  if (session !== 'loading') store.dispatch(sessionAtStart(setup.rememberedEmail));
  if (cart !== 'loading') store.dispatch(cartRestored(cart));

  const view = render(
    <Provider store={store}>
      <ThemeRoot>
        <StoreRouter navigator={navigator}>
          <Routes>
            <Route path={path ?? new URL(at, 'http://localhost').pathname} element={element} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
          <CartPanelSlotContainer />
        </StoreRouter>
        <ToastBridge />
      </ThemeRoot>
    </Provider>,
  );
  return { ...view, store, environment, log, user: userEvent.setup(USER_OPTIONS), screen };
}
