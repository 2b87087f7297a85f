import { nanoid } from '@reduxjs/toolkit';
import type { Navigator, Path, To } from 'react-router-dom';
import { createPath, parsePath } from 'react-router-dom';
import { withoutSecretParameters } from '../../lib/secrets/addressParameters';
import { isRecord, readText } from '../../lib/untrusted';
import type { LocationState, RootState, ShopNavigator } from '../types';
import type { NavigationKind, RouterState, ShopLocation } from './locationSlice';
import { locationChanged } from './locationSlice';

/** The key of an entry that has none yet. */
const NO_KEY = 'default';

/** What the history needs of the store. */
interface LocationStore {
  getState(): Pick<RootState, 'location'>;
  dispatch(action: ReturnType<typeof locationChanged>): unknown;
  subscribe(callback: () => void): () => void;
}

/** The browser's history, led by the store. */
export interface BrowserHistory {
  /** For the router and for listeners. */
  readonly navigator: Navigator & ShopNavigator;
  /** Where the browser is now. */
  current(): RouterState;
  /** Ties the store's location to the browser's. Returns how to untie it. */
  connect(store: LocationStore): () => void;
}

/** Keeps what a location state may hold; anything else in the history is not ours. */
function readLocationState(value: unknown): LocationState | null {
  if (!isRecord(value)) return null;
  const from = readText(value['from']);
  const orderId = readText(value['orderId']);
  if (from === '' && orderId === '') return null;
  return { ...(from === '' ? {} : { from }), ...(orderId === '' ? {} : { orderId }) };
}

/** An address as the shop may keep it: a token that a link brings along is for nobody's store, trace or history. */
function withoutSecrets<Address extends Path>(address: Address): Address {
  const { search, hash } = address;
  return { ...address, search: withoutSecretParameters(search), hash: withoutSecretParameters(hash) };
}

/** An address as its three parts. */
function toPath(to: To, base: Path): Path {
  const target = typeof to === 'string' ? parsePath(to) : to;
  return withoutSecrets({
    pathname: target.pathname ?? base.pathname,
    search: target.search ?? '',
    hash: target.hash ?? '',
  });
}

/**
 * Leads the browser's history by the store: a navigation changes the history and dispatches
 * `location/changed`; Back and Forward dispatch it too. When the store's location changes by other means,
 * as when a trace is travelled, the address follows without a new entry.
 */
export function createBrowserHistory(browser: Window = window): BrowserHistory {
  let store: LocationStore | null = null;

  function readBrowser(): ShopLocation {
    const entry: unknown = browser.history.state;
    const fields = isRecord(entry) ? entry : {};
    const { pathname, search, hash } = browser.location;
    return {
      pathname,
      search,
      hash,
      state: readLocationState(fields['state']),
      key: readText(fields['key']) || NO_KEY,
    };
  }

  /** Reads where the browser has arrived, and takes secrets out of its address. */
  function arrive(): ShopLocation {
    const found = readBrowser();
    const kept = withoutSecrets(found);
    if (createPath(kept) !== createPath(found)) {
      browser.history.replaceState(browser.history.state, '', createPath(kept));
    }
    return kept;
  }

  // An entry that the browser made, by a typed address or a way back from a bank, is told apart from every other
  // too: a scroll position remembered for one must not be another's.
  const shown = arrive();
  if (shown.key === NO_KEY) browser.history.replaceState({ key: nanoid(8), state: shown.state }, '');

  function announce(kind: NavigationKind, location: ShopLocation): void {
    store?.dispatch(locationChanged({ location, kind }));
  }

  function navigate(kind: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    const path = toPath(to, browser.location);
    const location: ShopLocation = { ...path, state: readLocationState(state), key: nanoid(8) };
    const entry = { key: location.key, state: location.state };
    if (kind === 'PUSH') browser.history.pushState(entry, '', createPath(path));
    else browser.history.replaceState(entry, '', createPath(path));
    announce(kind, location);
  }

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => browser.history.go(delta),
      push: (to: To, state?: unknown) => navigate('PUSH', to, state),
      replace: (to: To, state?: unknown) => navigate('REPLACE', to, state),
    },
    current: () => ({ location: arrive(), kind: 'POP' }),
    connect(connected) {
      store = connected;
      const onPop = (): void => announce('POP', arrive());
      browser.addEventListener('popstate', onPop);
      const stopFollowing = connected.subscribe(() => {
        const { location } = connected.getState().location;
        const shown = readBrowser();
        if (createPath(location) !== createPath(shown)) {
          browser.history.replaceState(
            { key: location.key, state: location.state },
            '',
            createPath(location),
          );
        }
      });
      return () => {
        browser.removeEventListener('popstate', onPop);
        stopFollowing();
        store = null;
      };
    },
  };
}
