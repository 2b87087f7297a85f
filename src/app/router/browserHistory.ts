import { nanoid } from '@reduxjs/toolkit';
import { createPath, parsePath, type Navigator, type Path, type To } from 'react-router-dom';
import { withoutSecretParameters } from '../../lib/secrets/addressParameters';
import { isRecord, readText } from '../../lib/untrusted';
import type { AppStore } from '../store';
import type { ShopNavigator } from '../types';
import {
  locationChanged,
  overlays,
  type LocationState,
  type NavigationKind,
  type RouterState,
  type ShopLocation,
} from '../../features/location/locationSlice';
import { fromPublic, toPublic } from '../../browser/publicPath';

const NO_KEY = 'default';

/** Reads what the shop puts into an entry's state, and ignores anything else. */
function readLocationState(value: unknown): LocationState | null {
  if (!isRecord(value)) return null;
  const from = readText(value['from']);
  const orderId = readText(value['orderId']);
  const overlay = overlays.find((name) => name === value['overlay']);
  if (from === '' && orderId === '' && overlay === undefined) return null;
  return {
    ...(from === '' ? {} : { from }),
    ...(orderId === '' ? {} : { orderId }),
    ...(overlay === undefined ? {} : { overlay }),
  };
}

function createHref(to: To): string {
  return toPublic(typeof to === 'string' ? to : createPath(to));
}

/** An address without secrets: a token in a link must not get into the store or the history. */
function withoutSecrets<Address extends Path>(address: Address): Address {
  const { search, hash } = address;
  return { ...address, search: withoutSecretParameters(search), hash: withoutSecretParameters(hash) };
}

function toPath(to: To, base: Path): Path {
  const target = typeof to === 'string' ? parsePath(to) : to;
  return withoutSecrets({
    pathname: target.pathname ?? base.pathname,
    search: target.search ?? '',
    hash: target.hash ?? '',
  });
}

/** Calls back once the browser has painted; without a paint where the page is hidden. */
function afterPaint(callback: () => void): void {
  // The callbacks of a frame run before it is painted, the timer after that.
  if (document.hidden) window.setTimeout(callback);
  else requestAnimationFrame(() => window.setTimeout(callback));
}

/**
 * Connects the browser's history and the store: a navigation changes the history and dispatches `location/changed`;
 * Back and Forward dispatch it too. When the store's location changes otherwise, as with an imported state, the
 * address follows without a new entry.
 */
export function createBrowserHistory() {
  let store: AppStore | null = null;
  /** Where a link leads that was pressed, until the press is painted; null for nowhere. */
  let followed: { readonly address: string; readonly open: () => void } | null = null;
  // A second press on what closes must not leave the page.
  let isGoingBack = false;

  function readBrowser(): ShopLocation {
    const entry: unknown = window.history.state;
    const fields = isRecord(entry) ? entry : {};
    const { pathname, search, hash } = window.location;
    return {
      pathname: fromPublic(pathname),
      search,
      hash,
      state: readLocationState(fields['state']),
      key: readText(fields['key']) || NO_KEY,
    };
  }

  function write(kind: NavigationKind, entry: unknown, path: Partial<Path>): void {
    const address = toPublic(createPath(path));
    if (kind === 'PUSH') window.history.pushState(entry, '', address);
    else window.history.replaceState(entry, '', address);
  }

  function readWithoutSecrets(): ShopLocation {
    const found = readBrowser();
    const kept = withoutSecrets(found);
    if (createPath(kept) !== createPath(found)) write('REPLACE', window.history.state, kept);
    return kept;
  }

  // An entry made by the browser, as for a typed address, gets a key too, so that each entry has its own scroll
  // position.
  const { key: shownKey, state: shownState } = readWithoutSecrets();
  const isLeftOpen = shownState?.overlay !== undefined;
  if (shownKey === NO_KEY || isLeftOpen) {
    // A page that is loaded anew shows nothing over it.
    const { overlay: _overlay, ...kept } = shownState ?? {};
    const state = readLocationState(kept);
    window.history.replaceState({ key: shownKey === NO_KEY ? nanoid(8) : shownKey, state }, '');
  }

  /** The page that is left takes no more presses: a second one would add the product again. */
  function stopPress(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function openFollowed(): void {
    const link = followed;
    followed = null;
    window.removeEventListener('click', stopPress, true);
    link?.open();
  }

  function navigate(kind: 'PUSH' | 'REPLACE', to: To, state: unknown): void {
    openFollowed();
    const shown = readBrowser();
    const path = toPath(to, shown);
    const location: ShopLocation = { ...path, state: readLocationState(state), key: nanoid(8) };
    // What lies over a page makes way for the page that it led to.
    const entryKind = shown.state?.overlay === undefined ? kind : 'REPLACE';
    write(entryKind, { key: location.key, state: location.state }, path);
    store?.dispatch(locationChanged({ location, kind }));
  }

  const navigator: Navigator & ShopNavigator = {
    createHref,
    go: (delta) => window.history.go(delta),
    push: (to: To, state?: unknown) => navigate('PUSH', to, state),
    follow(to: To, state?: unknown) {
      const address = createHref(to);
      if (followed?.address === address) return;
      openFollowed();
      followed = { address, open: () => navigate('PUSH', to, state) };
      window.addEventListener('click', stopPress, true);
      afterPaint(openFollowed);
    },
    replace: (to: To, state?: unknown) => navigate('REPLACE', to, state),
    back: () => {
      if (!isGoingBack) window.history.back();
      isGoingBack = true;
    },
  };
  return {
    navigator,
    current: (): RouterState => ({ location: readWithoutSecrets(), kind: 'POP' }),
    /** Keeps the store's location and the browser's the same. Returns how to stop. */
    connect(connected: AppStore): () => void {
      store = connected;
      const onPop = (): void => {
        isGoingBack = false;
        connected.dispatch(locationChanged({ location: readWithoutSecrets(), kind: 'POP' }));
      };
      window.addEventListener('popstate', onPop);
      const stopFollowing = connected.subscribe(() => {
        const { location } = connected.getState().location;
        const shown = readBrowser();
        if (createPath(location) !== createPath(shown)) {
          write('REPLACE', { key: location.key, state: location.state }, location);
        }
      });
      return () => {
        window.removeEventListener('popstate', onPop);
        stopFollowing();
        store = null;
      };
    },
  };
}
