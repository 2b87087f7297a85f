import { clearToken, readToken, writeToken } from '../api/authCookie';
import type { FormInput } from '../api/models/types';
import { currentSession } from '../api/session';
import type { OutsideWorld, ShopNavigator } from '../app/types';
import { SESSION_KEY } from '../lib/constants';
import { writeStored } from '../lib/deviceNotes';
import type { StorageTrouble } from '../features/cart/cartStore';
import { createCartStore } from '../features/cart/cartStore';
import { createTabLock } from '../lib/tabLock';
import { createDeviceLocks } from './deviceLocks';
import type { DeviceStorage } from './deviceStorage';
import { createDeviceStorage } from './deviceStorage';

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

/** A browser on one device. */
export interface Device {
  readonly storage: DeviceStorage;
  /** The token in the auth cookie that all tabs share, which is the test page's own cookie; null for none. */
  token: string | null;
  openTab(navigator?: ShopNavigator): Tab;
  /** Moves the clock on by this many milliseconds. Timers are not bound to it: see `deliver`. */
  pass(time: number): void;
  /**
   * Makes one of the pending deliveries (the oldest tab's first, unless chosen), or lets a tab do what it has put off.
   * False where there is none.
   */
  deliver(choice?: number): boolean;
  /** Delivers everything, with what follows from it. Throws if tabs go on answering each other for ever. */
  settle(): Promise<void>;
}

export interface DeviceOptions {
  /** Whether the browser has Web Locks; it has, unless told otherwise. */
  readonly hasLocks?: boolean;
  /** Whether tabs are processes of their own, whose reads are older than what other tabs have written. */
  readonly staleReads?: boolean;
  /** 'manual' where the test decides when and in which order tabs hear of each other. */
  readonly delivery?: 'automatic' | 'manual';
}

const nowhere: ShopNavigator = { push: () => undefined, replace: () => undefined };
/** More deliveries than any test causes by itself. */
const MAX_DELIVERIES = 5000;
/** Steps of promises that one delivery causes at most. */
const MAX_STEPS = 30;

function subscribe(callbacks: Set<() => void>, callback: () => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

function call(callbacks: Set<() => void>): void {
  for (const callback of [...callbacks]) callback();
}

/** Lets promises go on that wait for nothing but each other. */
async function runPromises(): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) await Promise.resolve();
}

/** A device in memory whose tabs share storage, cookie and locks as a browser's tabs do. */
export function createDevice(options: DeviceOptions = {}): Device {
  const { hasLocks = true, staleReads = false, delivery = 'automatic' } = options;
  const locksOfTab = createDeviceLocks();
  /** What each tab has put off: the next of it, if the tab could do it now. */
  const timers: (() => (() => void) | null)[] = [];
  let passed = 0;
  let isDelivering = false;
  let delivered = 0;

  function deliver(choice = 0): boolean {
    const pending = [...storage.pending(), ...timers.flatMap((timersOfTab) => timersOfTab() ?? [])];
    const next = pending[choice % Math.max(1, pending.length)];
    if (next === undefined) return false;
    next();
    return true;
  }

  function count(): void {
    delivered += 1;
    if (delivered > MAX_DELIVERIES) throw new Error('The tabs go on answering each other.');
  }

  async function deliverAll(): Promise<void> {
    do {
      await runPromises();
      count();
    } while (deliver());
  }

  function deliverSoon(): void {
    if (delivery === 'manual' || isDelivering) return;
    isDelivering = true;
    void deliverAll().finally(() => {
      isDelivering = false;
    });
  }

  const storage = createDeviceStorage(staleReads, deliverSoon);

  function openTab(navigator: ShopNavigator = nowhere): Tab {
    const end = storage.open();
    const locks = locksOfTab();
    const onVisible = new Set<() => void>();
    const onReturn = new Set<() => void>();
    const onConnection = new Set<() => void>();
    const putOff: (() => void)[] = [];
    let isCached = false;
    timers.push(() =>
      end.isOpen() && putOff.length > 0
        ? () => {
            putOff.shift()?.();
          }
        : null,
    );
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
        now: () => Date.now() + passed,
        later: (callback) => {
          putOff.push(callback);
          deliverSoon();
        },
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

  const device: Device = {
    storage,
    get token() {
      return readToken();
    },
    set token(token) {
      if (token === null) clearToken();
      else writeToken(token);
    },
    openTab,
    pass(time) {
      passed += time;
    },
    deliver,
    async settle() {
      delivered = 0;
      await deliverAll();
      delivered = 0;
    },
  };
  return device;
}
