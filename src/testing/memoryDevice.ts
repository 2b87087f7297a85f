import { clearToken, readToken, writeToken } from '../api/authCookie';
import type { FormInput } from '../api/models/types';
import { createEnvironment } from '../app/environment';
import type { ShopNavigator, ShopServiceWorker } from '../app/types';
import type { StorageTrouble, Told } from '../features/cart/storedCart';
import { createCatalogue, type CatalogueSources } from '../features/search/catalogue';
import { createCallbacks } from '../lib/callbacks';
import { createDeviceChannel } from './deviceChannel';
import { createDeviceLocks } from './deviceLocks';
import { createDeviceStorage } from './deviceStorage';

/** One browser with its tabs. */
export type Device = ReturnType<typeof createDevice>;

/** An open tab of the shop. */
export type Tab = ReturnType<Device['openTab']>;

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
  const channel = createDeviceChannel<Told>(hasChannels, deliverSoon);

  /** @param navigator of the tab; without one, the log has the addresses that the shop navigated to by itself */
  function openTab(navigator?: ShopNavigator) {
    const tabStorage = storage.open();
    const tabChannel = channel.open(tabStorage.isOpen);
    const locks = locksOfTab();
    const delayed: (() => void)[] = [];
    timers.push(() => (tabStorage.isOpen() && delayed.length > 0 ? () => delayed.shift()?.() : null));
    const on = {
      visible: createCallbacks(),
      return: createCallbacks(),
      leave: createCallbacks(),
      connection: createCallbacks(),
      formBlocked: createCallbacks(),
    };
    let isCached = false;
    /** Addresses of the shop that it navigated to by itself, where the tab has no navigator of its own. */
    const went: string[] = [];
    /** URLs outside the shop that it navigated to. */
    const left: string[] = [];
    /** Forms that it posted. */
    const posted: { readonly url: string; readonly inputs: readonly FormInput[] }[] = [];
    /** The reported problems of the cart's storage. */
    const troubles: StorageTrouble[] = [];
    let serviceWorker: ShopServiceWorker | null = null;
    /** What the shop did to its environment, and what the shopper does to the tab. */
    const log = {
      went,
      left,
      posted,
      troubles,
      isVisible: true,
      /** Makes the page visible, with its event. */
      show(): void {
        log.isVisible = true;
        on.visible.call();
      },
      /** Restores the page from the back/forward cache, with its event. */
      comeBack: (): void => on.return.call(),
      /** Tells the shop that the Content-Security-Policy has refused its form. */
      blockForm: (): void => on.formBlocked.call(),
      /** Whether the browser is online; `setOnline` also dispatches the event. */
      isOnline: true,
      setOnline(isOnline: boolean): void {
        log.isOnline = isOnline;
        on.connection.call();
      },
      /** Without, the browser has none. */
      useServiceWorker(worker: ShopServiceWorker): void {
        serviceWorker = worker;
      },
    };
    const go = (to: string): void => void went.push(to);
    const catalogue = createCatalogue(catalogueSources);
    const environment = createEnvironment({
      navigator: navigator ?? { push: go, follow: go, replace: go, back: () => undefined },
      storage: tabStorage.storage,
      cart: {
        onTrouble: (trouble) => log.troubles.push(trouble),
        channel: tabChannel,
        now: () => Date.now() + passed,
        later: (callback) => {
          delayed.push(callback);
          deliverSoon();
        },
      },
      onCookieHint(callback) {
        on.visible.add(callback);
        on.return.add(callback);
      },
      loadCatalogue: () => Promise.resolve(catalogue),
      loadServiceWorker: () => Promise.resolve(serviceWorker),
      browser: {
        leaveTo: (url) => void log.left.push(url),
        postForm: (url, inputs) => void log.posted.push({ url, inputs }),
        onFormBlocked: on.formBlocked.add,
      },
      locks: hasLocks ? locks : undefined,
      page: {
        isVisible: () => log.isVisible,
        onVisible: on.visible.add,
        onReturn: on.return.add,
        onLeave: on.leave.add,
      },
      connection: {
        isOnline: () => log.isOnline,
        onChange: on.connection.add,
      },
    });
    return {
      environment,
      log,
      /**
       * Stops the page. 'frozen': its storage events are dispatched when it is resumed. 'cached' (back/forward cache): they
       * are lost, and it is restored with `pageshow`. A test must not use the tab's shop meanwhile.
       */
      freeze(kind: 'frozen' | 'cached' = 'frozen'): void {
        isCached = kind === 'cached';
        log.isVisible = false;
        if (isCached) on.leave.call();
        tabChannel.setOpen(!isCached);
        tabStorage.setState(kind);
      },
      /** Resumes the page, which becomes visible. */
      thaw(): void {
        tabStorage.setState('open');
        tabChannel.setOpen(true);
        log.show();
        if (isCached) log.comeBack();
        isCached = false;
      },
      /** Closes the tab, with its event: later writes have no effect, its locks are released. */
      close(): void {
        log.isVisible = false;
        on.leave.call();
        tabChannel.setOpen(false);
        locks.end();
        for (const callbacks of Object.values(on)) callbacks.clear();
        tabStorage.setState('closed');
      },
    };
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
