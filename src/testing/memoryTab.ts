import type { FormInput } from '../api/models/types';
import { createEnvironment } from '../app/environment';
import type { Environment, ShopNavigator, ShopServiceWorker } from '../app/types';
import type { CartStorageOptions } from '../features/cart/cartStorage';
import type { StorageTrouble } from '../features/cart/storedCart';
import { createCatalogue, type CatalogueSources } from '../features/search/catalogue';
import type { DeviceTabChannel } from './deviceChannel';
import type { createDeviceLocks } from './deviceLocks';
import type { DeviceStorage } from './deviceStorage';

/** What the shop did to its environment in one tab, and what the shopper does to the tab. */
export interface EnvironmentLog {
  /** Addresses of the shop that it navigated to by itself, where the tab has no navigator of its own. */
  readonly went: string[];
  /** URLs outside the shop that it navigated to. */
  readonly left: string[];
  /** Forms that it posted. */
  readonly posted: { readonly url: string; readonly inputs: readonly FormInput[] }[];
  /** The reported problems of the cart's storage. */
  readonly troubles: StorageTrouble[];
  /** Whether the page is visible. */
  isVisible: boolean;
  /** Makes the page visible, with its event. */
  show(): void;
  /** Restores the page from the back/forward cache, with its event. */
  comeBack(): void;
  /** Tells the shop that the Content-Security-Policy has refused its form. */
  blockForm(): void;
  /** Whether the browser is online; `setOnline` also dispatches the event. */
  isOnline: boolean;
  setOnline(isOnline: boolean): void;
  /** The service worker; null for a browser without. */
  serviceWorker: ShopServiceWorker | null;
}

/** An open tab of the shop. */
export interface Tab {
  readonly environment: Environment;
  readonly log: EnvironmentLog;
  /**
   * Stops the page. 'frozen': its storage events are dispatched when it is resumed. 'cached' (back/forward cache): they
   * are lost, and it is restored with `pageshow`. A test must not use the tab's shop meanwhile.
   */
  freeze(kind?: 'frozen' | 'cached'): void;
  /** Resumes the page, which becomes visible. */
  thaw(): void;
  /** Closes the tab, with its event: later writes have no effect, its locks are released. */
  close(): void;
}

/** The device's parts for one tab. */
interface TabOptions extends Required<Pick<CartStorageOptions, 'now' | 'later'>> {
  readonly tabStorage: ReturnType<DeviceStorage['open']>;
  readonly channel: DeviceTabChannel;
  readonly locks: ReturnType<ReturnType<typeof createDeviceLocks>>;
  readonly hasLocks: boolean;
  readonly navigator: ShopNavigator | undefined;
  readonly catalogueSources: CatalogueSources;
}

function subscribe(callbacks: Set<() => void>, callback: () => void): () => void {
  callbacks.add(callback);
  return () => void callbacks.delete(callback);
}

function call(callbacks: Set<() => void>): void {
  for (const callback of [...callbacks]) callback();
}

/** Opens a tab on a device in memory. */
export function createTab({
  tabStorage,
  channel,
  locks,
  hasLocks,
  navigator,
  now,
  later,
  catalogueSources,
}: TabOptions): Tab {
  const onVisible = new Set<() => void>();
  const onReturn = new Set<() => void>();
  const onLeave = new Set<() => void>();
  const onConnection = new Set<() => void>();
  const onFormBlocked = new Set<() => void>();
  let isCached = false;
  const log: EnvironmentLog = {
    went: [],
    left: [],
    posted: [],
    troubles: [],
    isVisible: true,
    show() {
      log.isVisible = true;
      call(onVisible);
    },
    comeBack: () => call(onReturn),
    blockForm: () => call(onFormBlocked),
    isOnline: true,
    setOnline(isOnline) {
      log.isOnline = isOnline;
      call(onConnection);
    },
    serviceWorker: null,
  };
  const catalogue = createCatalogue(catalogueSources);
  const go = (to: string): void => void log.went.push(to);
  const environment = createEnvironment({
    navigator: navigator ?? { push: go, follow: go, replace: go, back: () => undefined },
    storage: tabStorage.storage,
    cart: { onTrouble: (trouble) => log.troubles.push(trouble), channel, now, later },
    onCookieHint(callback) {
      onVisible.add(callback);
      onReturn.add(callback);
    },
    loadCatalogue: () => Promise.resolve(catalogue),
    loadServiceWorker: () => Promise.resolve(log.serviceWorker),
    browser: {
      leaveTo: (url) => void log.left.push(url),
      postForm: (url, inputs) => void log.posted.push({ url, inputs }),
      onFormBlocked: (callback) => subscribe(onFormBlocked, callback),
    },
    locks: hasLocks ? locks : undefined,
    page: {
      isVisible: () => log.isVisible,
      onVisible: (callback) => subscribe(onVisible, callback),
      onReturn: (callback) => subscribe(onReturn, callback),
      onLeave: (callback) => subscribe(onLeave, callback),
    },
    connection: {
      isOnline: () => log.isOnline,
      onChange: (callback) => subscribe(onConnection, callback),
    },
  });
  return {
    environment,
    log,
    freeze(kind = 'frozen') {
      isCached = kind === 'cached';
      log.isVisible = false;
      if (isCached) call(onLeave);
      channel.setOpen(!isCached);
      tabStorage.setState(kind);
    },
    thaw() {
      tabStorage.setState('open');
      channel.setOpen(true);
      log.show();
      if (isCached) log.comeBack();
      isCached = false;
    },
    close() {
      log.isVisible = false;
      call(onLeave);
      channel.setOpen(false);
      locks.end();
      onLeave.clear();
      onVisible.clear();
      onReturn.clear();
      onConnection.clear();
      onFormBlocked.clear();
      tabStorage.setState('closed');
    },
  };
}
