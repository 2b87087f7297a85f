import { clearToken, readToken, writeToken } from '../api/authCookie';
import type { ShopNavigator } from '../app/types';
import { createDeviceLocks } from './deviceLocks';
import type { DeviceStorage } from './deviceStorage';
import { createDeviceStorage } from './deviceStorage';
import type { Tab } from './memoryTab';
import { createTab } from './memoryTab';

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

interface DeviceOptions {
  /** Whether the browser has Web Locks; it has, unless told otherwise. */
  readonly hasLocks?: boolean;
  /** Whether tabs are processes of their own, whose reads are older than what other tabs have written. */
  readonly staleReads?: boolean;
  /** 'manual' where the test decides when and in which order tabs hear of each other. */
  readonly delivery?: 'automatic' | 'manual';
}

/** More deliveries than any test causes by itself. */
const MAX_DELIVERIES = 5000;
/** Steps of promises that one delivery causes at most. */
const MAX_STEPS = 30;

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

  function openTab(navigator?: ShopNavigator): Tab {
    const end = storage.open();
    const locks = locksOfTab();
    const putOff: (() => void)[] = [];
    timers.push(() =>
      end.isOpen() && putOff.length > 0
        ? () => {
            putOff.shift()?.();
          }
        : null,
    );
    return createTab({
      end,
      locks,
      hasLocks,
      navigator,
      now: () => Date.now() + passed,
      later: (callback) => {
        putOff.push(callback);
        deliverSoon();
      },
    });
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
