import type { FormInput } from '../api/models/types';
import { createEnvironment } from '../app/environment';
import type { ShopNavigator, ShopServiceWorker } from '../app/types';
import type { CartStorageOptions } from '../features/cart/cartStorage';
import type { StorageTrouble } from '../features/cart/storedCart';
import { createCallbacks } from '../lib/callbacks';
import { createCatalogue, type CatalogueSources } from '../features/search/catalogue';
import type { DeviceTabChannel } from './deviceChannel';
import type { createDeviceLocks } from './deviceLocks';
import type { DeviceStorage } from './deviceStorage';

/** An open tab of the shop. */
export type Tab = ReturnType<typeof createTab>;

/** The device's parts for one tab. */
interface TabOptions extends Required<Pick<CartStorageOptions, 'now' | 'later'>> {
  readonly tabStorage: ReturnType<DeviceStorage['open']>;
  readonly channel: DeviceTabChannel;
  readonly locks: ReturnType<ReturnType<typeof createDeviceLocks>>;
  readonly hasLocks: boolean;
  readonly navigator: ShopNavigator | undefined;
  readonly catalogueSources: CatalogueSources;
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
}: TabOptions) {
  const onVisible = createCallbacks();
  const onReturn = createCallbacks();
  const onLeave = createCallbacks();
  const onConnection = createCallbacks();
  const onFormBlocked = createCallbacks();
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
      onVisible.call();
    },
    /** Restores the page from the back/forward cache, with its event. */
    comeBack: (): void => onReturn.call(),
    /** Tells the shop that the Content-Security-Policy has refused its form. */
    blockForm: (): void => onFormBlocked.call(),
    /** Whether the browser is online; `setOnline` also dispatches the event. */
    isOnline: true,
    setOnline(isOnline: boolean): void {
      log.isOnline = isOnline;
      onConnection.call();
    },
    /** Without, the browser has none. */
    useServiceWorker(worker: ShopServiceWorker): void {
      serviceWorker = worker;
    },
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
    loadServiceWorker: () => Promise.resolve(serviceWorker),
    browser: {
      leaveTo: (url) => void log.left.push(url),
      postForm: (url, inputs) => void log.posted.push({ url, inputs }),
      onFormBlocked: onFormBlocked.add,
    },
    locks: hasLocks ? locks : undefined,
    page: {
      isVisible: () => log.isVisible,
      onVisible: onVisible.add,
      onReturn: onReturn.add,
      onLeave: onLeave.add,
    },
    connection: {
      isOnline: () => log.isOnline,
      onChange: onConnection.add,
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
      if (isCached) onLeave.call();
      channel.setOpen(!isCached);
      tabStorage.setState(kind);
    },
    /** Resumes the page, which becomes visible. */
    thaw(): void {
      tabStorage.setState('open');
      channel.setOpen(true);
      log.show();
      if (isCached) log.comeBack();
      isCached = false;
    },
    /** Closes the tab, with its event: later writes have no effect, its locks are released. */
    close(): void {
      log.isVisible = false;
      onLeave.call();
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
