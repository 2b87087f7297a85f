import { clearToken } from '../api/authCookie';
import type { FormInput } from '../api/models/types';
import { currentSession } from '../api/session';
import type { OutsideWorld, ShopNavigator } from '../app/types';
import type { CartStoreOptions, StorageTrouble } from '../features/cart/cartStore';
import { createCartStore } from '../features/cart/cartStore';
import { SESSION_KEY } from '../lib/constants';
import { writeStored } from '../lib/bestEffortStorage';
import { createTabLock } from '../lib/tabLock';
import type { createDeviceLocks } from './deviceLocks';
import type { DeviceStorage } from './deviceStorage';

/** What the shop did to the outside world in one tab, and what the shopper does to the tab. */
export interface WorldLog {
  /** Addresses outside the shop that it left for. */
  readonly left: string[];
  /** Forms that it posted. */
  readonly posted: { readonly url: string; readonly inputs: readonly FormInput[] }[];
  /** What the shop said of the cart's storage. */
  readonly troubles: StorageTrouble[];
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

/** An open tab of the shop. */
export interface Tab {
  readonly world: OutsideWorld;
  readonly log: WorldLog;
  /**
   * The browser stops the page. Frozen: it hears of what happens meanwhile when it goes on. Cached (in the
   * back/forward cache): it never does, and comes back with `pageshow`. A test must not use the tab's shop meanwhile.
   */
  freeze(kind?: 'frozen' | 'cached'): void;
  /** The page goes on where it stood, and the shopper looks at it. */
  thaw(): void;
  /** The tab is gone: nothing it still tries has an effect, its locks end, what it has written stays. */
  close(): void;
}

/** What a tab has of its device. */
interface TabOptions extends Required<Pick<CartStoreOptions, 'now' | 'later'>> {
  readonly end: ReturnType<DeviceStorage['open']>;
  readonly locks: ReturnType<ReturnType<typeof createDeviceLocks>>;
  readonly hasLocks: boolean;
  readonly navigator: ShopNavigator | undefined;
}

const nowhere: ShopNavigator = { push: () => undefined, replace: () => undefined };

function subscribe(callbacks: Set<() => void>, callback: () => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

function call(callbacks: Set<() => void>): void {
  for (const callback of [...callbacks]) callback();
}

/** Opens a tab on a device in memory. */
export function createTab({ end, locks, hasLocks, navigator = nowhere, now, later }: TabOptions): Tab {
  const onVisible = new Set<() => void>();
  const onReturn = new Set<() => void>();
  const onConnection = new Set<() => void>();
  let isCached = false;
  const log: WorldLog = {
    left: [],
    posted: [],
    troubles: [],
    isVisible: true,
    show() {
      log.isVisible = true;
      call(onVisible);
    },
    comeBack: () => call(onReturn),
    isOnline: true,
    setOnline(isOnline) {
      log.isOnline = isOnline;
      call(onConnection);
    },
  };
  const world: OutsideWorld = {
    navigator,
    cartStore: createCartStore({
      storage: end.storage,
      onTrouble: (trouble) => log.troubles.push(trouble),
      now,
      later,
    }),
    deviceStorage: end.storage,
    session: {
      current: currentSession,
      forget: clearToken,
      announce: (sessionId) => writeStored(end.storage, SESSION_KEY, sessionId === '' ? null : sessionId),
      onChange(callback) {
        const stops = [
          end.storage.onChange((key) => {
            if (key === SESSION_KEY || key === null) callback();
          }),
          subscribe(onVisible, callback),
          subscribe(onReturn, callback),
        ];
        return () => stops.forEach((stop) => stop());
      },
    },
    browser: {
      leaveTo: (url) => void log.left.push(url),
      postForm: (url, inputs) => void log.posted.push({ url, inputs }),
    },
    tabLock: createTabLock(hasLocks ? locks : undefined),
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
  return {
    world,
    log,
    freeze(kind = 'frozen') {
      isCached = kind === 'cached';
      log.isVisible = false;
      end.setState(kind);
    },
    thaw() {
      end.setState('open');
      log.show();
      if (isCached) log.comeBack();
      isCached = false;
    },
    close() {
      log.isVisible = false;
      locks.end();
      onVisible.clear();
      onReturn.clear();
      onConnection.clear();
      end.setState('closed');
    },
  };
}
