import type { ListenerEffectAPI, ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { FormInput } from '../api/models/types';
import type { SharedStorage } from '../browser/browserStorage';
import type { Catalogue } from '../features/search/catalogue';
import type { CartStorage } from '../features/cart/cartStorage';
import type { TabLock } from '../browser/tabLock';
import type { rootReducer } from './rootReducer';
import type { LocationState } from '../features/location/locationSlice';

export type { LocationState };

export type RootState = ReturnType<typeof rootReducer>;

export interface ShopNavigator {
  push(to: string, state?: LocationState): void;
  /** Adds an entry as a link does: the press is painted first. The page takes no press until then. */
  follow(to: string, state?: LocationState): void;
  replace(to: string, state?: LocationState): void;
  back(): void;
}

/** The service worker, as this page uses it. Everything is best effort. */
export interface ShopServiceWorker {
  /** Calls back when the server has another build than this page is of. */
  readonly onNewVersion: (callback: () => void) => void;
  readonly checkVersion: () => void;
  /** Removes what was visited from the device. */
  readonly forget: () => void;
  /** Loads the page anew; text fields that may be kept are filled in again. */
  readonly reload: () => void;
  /** In milliseconds. */
  readonly now: () => number;
}

/** What listeners use of the browser, injected as `extra`. Tests pass one in memory. */
export interface Environment {
  readonly navigator: ShopNavigator;
  readonly cartStorage: CartStorage;
  readonly deviceStorage: SharedStorage;
  /** The session of the stored token, as every tab of this browser shares it. */
  readonly session: {
    /** Identifies the session; '' where no token is stored. */
    readonly current: () => string;
    readonly forget: () => void;
    /** Tells the other tabs which session is the current one. Best effort. */
    readonly announce: (sessionId: string) => void;
    /** Calls back when the token may have changed elsewhere. */
    readonly onChange: (callback: () => void) => void;
  };
  readonly browser: {
    /** Leaves the shop for an address that has passed the allow-list. */
    readonly leaveTo: (url: string) => void;
    /** Posts a hidden form to an address that has passed the allow-list. */
    readonly postForm: (url: string, inputs: readonly FormInput[]) => void;
    /** Calls back when the page's Content-Security-Policy has refused a form. Returns how to unsubscribe. */
    readonly onFormBlocked: (callback: () => void) => () => void;
  };
  /** What this page knows of the catalogue, for search, order and filters. Rejects where its code cannot be loaded. */
  readonly loadCatalogue: () => Promise<Catalogue>;
  /**
   * Starts the service worker once the page has loaded and the browser is idle; null where there is none. Rejects where
   * its code cannot be loaded.
   */
  readonly loadServiceWorker: () => Promise<ShopServiceWorker | null>;
  readonly tabLock: TabLock;
  /** Whether the page is visible; each `on…` returns how to unsubscribe. */
  readonly page: {
    readonly isVisible: () => boolean;
    readonly onVisible: (callback: () => void) => () => void;
    /** The page was restored from the back/forward cache. */
    readonly onReturn: (callback: () => void) => () => void;
    /** The page is left: it is closed, or goes into the back/forward cache. */
    readonly onLeave: (callback: () => void) => () => void;
  };
  /** The browser's network; `onChange` returns how to unsubscribe. */
  readonly connection: {
    readonly isOnline: () => boolean;
    readonly onChange: (callback: () => void) => () => void;
  };
}

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

export type AppStartListening = TypedStartListening<RootState, AppDispatch, Environment>;

export type AppListenerApi = ListenerEffectAPI<RootState, AppDispatch, Environment>;
