import { clearToken, readToken, writeToken } from '../api/authCookie';
import type { ShopNavigator } from '../app/types';
import { createDeviceChannel } from './deviceChannel';
import { createDeviceLocks } from './deviceLocks';
import type { CatalogueSources } from '../features/search/catalogue';
import { createDeviceStorage } from './deviceStorage';
import { createTab, type Tab } from './memoryTab';

/** One browser with its tabs. */
export type Device = ReturnType<typeof createDevice>;

/** Of a deployment that has no file of the catalogue. */
export function memoryCatalogueSources(): CatalogueSources {
  return {
    readFile: () => Promise.resolve(null),
    yieldToBrowser: () => Promise.resolve(),
    now: () => performance.now(),
  };
}

interface DeviceOptions {
  /** Whether the browser has Web Locks; true by default. */
  readonly hasLocks?: boolean;
  /** Whether it has a BroadcastChannel; true by default. */
  readonly hasChannels?: boolean;
  /** Whether tabs read their own copy of the storage, which can be older than another tab's write. */
  readonly staleReads?: boolean;
  /** 'manual' if the test makes the deliveries, in its own order. */
  readonly delivery?: 'automatic' | 'manual';
  /** Where a catalogue may be read from. */
  readonly catalogueSources?: CatalogueSources;
}

/** More deliveries than any test needs. */
const MAX_DELIVERIES = 5000;
/** More promise steps than one delivery causes. */
const MAX_STEPS = 30;

/** Runs pending microtasks. */
async function runMicrotasks(): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) await Promise.resolve();
}

/** A device in memory whose tabs share storage, cookie and locks as a browser's tabs do. */
export function createDevice(options: DeviceOptions = {}) {
  const { hasLocks = true, hasChannels = true, staleReads = false, delivery = 'automatic' } = options;
  const { catalogueSources = memoryCatalogueSources() } = options;
  const locksOfTab = createDeviceLocks();
  /** For each tab: its next delayed call, if the tab is running. */
  const timers: (() => (() => void) | null)[] = [];
  let passed = 0;
  let isDelivering = false;
  let delivered = 0;

  /** Makes one of the pending deliveries or delayed calls, by default that of the oldest tab. False if there is none. */
  function deliver(choice = 0): boolean {
    const pending = [
      ...storage.pending(),
      ...channel.pending(),
      ...timers.flatMap((timersOfTab) => timersOfTab() ?? []),
    ];
    const next = pending[choice % Math.max(1, pending.length)];
    if (next === undefined) return false;
    next();
    return true;
  }

  function count(): void {
    delivered += 1;
    if (delivered > MAX_DELIVERIES) throw new Error('The tabs do not stop reacting to each other.');
  }

  async function deliverAll(): Promise<void> {
    do {
      await runMicrotasks();
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
  const channel = createDeviceChannel(hasChannels, deliverSoon);

  function openTab(navigator?: ShopNavigator): Tab {
    const tabStorage = storage.open();
    const locks = locksOfTab();
    const delayed: (() => void)[] = [];
    timers.push(() => (tabStorage.isOpen() && delayed.length > 0 ? () => delayed.shift()?.() : null));
    return createTab({
      tabStorage,
      channel: channel.open(tabStorage.isOpen),
      locks,
      hasLocks,
      navigator,
      catalogueSources,
      now: () => Date.now() + passed,
      later: (callback) => {
        delayed.push(callback);
        deliverSoon();
      },
    });
  }

  return {
    storage,
    /** The token in the auth cookie that all tabs share, which is the test page's own cookie; null for none. */
    get token(): string | null {
      return readToken();
    },
    set token(token: string | null) {
      if (token === null) clearToken();
      else writeToken(token);
    },
    openTab,
    /** Sends a message to all tabs like another page of this origin. */
    tell: (message: unknown): void => channel.open(() => false).post(message),
    /** Advances the clock by milliseconds. Timers do not depend on it: see `deliver`. */
    pass(time: number): void {
      passed += time;
    },
    deliver,
    /** Makes all deliveries until there are none. Throws if the tabs never stop reacting to each other. */
    async settle(): Promise<void> {
      delivered = 0;
      await deliverAll();
      delivered = 0;
    },
  };
}
