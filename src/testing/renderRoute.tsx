import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createPath, Route, Routes, useLocation } from 'react-router-dom';
import type { CartLine, FormInput } from '../api/models/types';
import { createBrowserHistory } from '../app/router/browserHistory';
import { StoreRouter } from '../app/router/StoreRouter';
import { locationChanged } from '../app/router/locationSlice';
import type { AppStore } from '../app/store';
import { createAppStore } from '../app/store';
import { ThemeRoot } from '../app/theme/ThemeRoot';
import type { LocationState, OutsideWorld } from '../app/types';
import { sessionRestored } from '../features/auth/authSlice';
import { cartRestored } from '../features/cart/cartSlice';
import { ToastBridge } from '../features/notifications/ToastBridge';
import type { TextStorage } from '../lib/browserStorage';
import type { CartStorage } from '../lib/cartStorage';
import './server';

/** What the shop did to the outside world in a test. */
export interface WorldLog {
  /** Addresses outside the shop that it left for. */
  readonly left: string[];
  /** Forms that it posted. */
  readonly posted: { readonly url: string; readonly inputs: readonly FormInput[] }[];
  /** Whether there is a token; the shop may clear it. */
  hasToken: boolean;
}

/** Storage in memory. */
export function memoryStorage(): TextStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function memoryCartStorage(): CartStorage {
  const values = new Map<string, unknown>();
  return {
    getItem: (key) => Promise.resolve(values.get(key)),
    setItem: (key, value) => Promise.resolve(void values.set(key, value)),
    removeItem: (key) => Promise.resolve(void values.delete(key)),
    onForeignChange: () => () => undefined,
  };
}

export interface RouteSetup {
  /** Where the shopper is; '/' unless given. */
  readonly at?: string;
  /** What the navigation carried. */
  readonly state?: LocationState;
  /** The path pattern that the element answers; the address itself unless given. */
  readonly path?: string;
  /** Who is there: nobody, a shopper with a token, or not known yet. */
  readonly session?: 'signedOut' | 'signedIn' | 'loading';
  readonly rememberedEmail?: string;
  /** The stored cart; 'loading' where it has not been read yet. */
  readonly cart?: readonly CartLine[] | 'loading';
}

/** Tells the test where the shopper went: `await screen.findByText('At /cart')`. */
function Elsewhere() {
  return <p>At {createPath(useLocation())}</p>;
}

/**
 * Renders a container as the shop would: real store and listeners, the router led by the store, toasts, and a
 * logged outside world. Any address that the element does not answer shows 'At {address}'.
 */
export function renderRoute(element: ReactElement, setup: RouteSetup = {}) {
  const { at = '/', state = null, path, session = 'signedOut', cart = [] } = setup;
  window.history.replaceState({ key: 'start', state }, '', at);
  const history = createBrowserHistory(window);
  const log: WorldLog = { left: [], posted: [], hasToken: session === 'signedIn' };
  const world: OutsideWorld = {
    navigator: history.navigator,
    cartStorage: memoryCartStorage(),
    deviceStorage: memoryStorage(),
    authCookie: {
      isPresent: () => log.hasToken,
      clear: () => {
        log.hasToken = false;
      },
    },
    browser: {
      leaveTo: (url) => void log.left.push(url),
      postForm: (url, inputs) => void log.posted.push({ url, inputs }),
    },
  };
  const store: AppStore = createAppStore(world);
  store.dispatch(locationChanged(history.current()));
  history.connect(store);
  if (session !== 'loading') {
    store.dispatch(
      sessionRestored({ signedIn: session === 'signedIn', rememberedEmail: setup.rememberedEmail ?? '' }),
    );
  }
  if (cart !== 'loading') store.dispatch(cartRestored(cart));

  const view = render(
    <Provider store={store}>
      <ThemeRoot>
        <StoreRouter navigator={history.navigator}>
          <Routes>
            <Route path={path ?? new URL(at, 'http://localhost').pathname} element={element} />
            <Route path="*" element={<Elsewhere />} />
          </Routes>
        </StoreRouter>
        <ToastBridge />
      </ThemeRoot>
    </Provider>,
  );
  return { ...view, store, world, log, user: userEvent.setup(), screen };
}
