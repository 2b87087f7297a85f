import type { FormInput } from '../api/models/types';
import type { OutsideWorld, ShopNavigator } from '../app/types';
import type { TextStorage } from '../lib/browserStorage';
import type { CartStorage } from '../lib/cartStorage';
import { createTabLock } from '../lib/tabLock';

/** What the shop did to the outside world in a test. */
export interface WorldLog {
  /** Addresses outside the shop that it left for. */
  readonly left: string[];
  /** Forms that it posted. */
  readonly posted: { readonly url: string; readonly inputs: readonly FormInput[] }[];
  /** Whether there is a token; the shop may clear it. */
  hasToken: boolean;
  /** Whether the shopper is looking at the page; `show` and `comeBack` tell the shop of a change. */
  isVisible: boolean;
  /** The shopper looks at the page again. */
  show(): void;
  /** The shopper comes back to the page, which stands as it was left. */
  comeBack(): void;
  /** Whether there is a network; `setOnline` tells the shop of a change. */
  isOnline: boolean;
  setOnline(isOnline: boolean): void;
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

function subscribe(callbacks: Set<() => void>, callback: () => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

const nowhere: ShopNavigator = { push: () => undefined, replace: () => undefined };

/** An outside world in memory, and the log of what the shop did to it. */
export function memoryWorld(navigator: ShopNavigator = nowhere): { world: OutsideWorld; log: WorldLog } {
  const onVisible = new Set<() => void>();
  const onReturn = new Set<() => void>();
  const onConnection = new Set<() => void>();
  const log: WorldLog = {
    left: [],
    posted: [],
    hasToken: false,
    isVisible: true,
    show() {
      log.isVisible = true;
      for (const callback of [...onVisible]) callback();
    },
    comeBack() {
      for (const callback of [...onReturn]) callback();
    },
    isOnline: true,
    setOnline(isOnline) {
      log.isOnline = isOnline;
      for (const callback of [...onConnection]) callback();
    },
  };
  const deviceStorage = memoryStorage();
  const world: OutsideWorld = {
    navigator,
    cartStorage: memoryCartStorage(),
    deviceStorage,
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
    tabLock: createTabLock(undefined, deviceStorage),
    page: {
      isVisible: () => log.isVisible,
      onVisible: (callback) => subscribe(onVisible, callback),
      onReturn: (callback) => subscribe(onReturn, callback),
    },
    connection: {
      isOnline: () => log.isOnline,
      onChange: (callback) => subscribe(onConnection, callback),
    },
  };
  return { world, log };
}
