import { clearToken } from '../api/authCookie';
import { currentSession } from '../api/session';
import { writeStored } from '../browser/bestEffortStorage';
import { localTextStorage } from '../browser/browserStorage';
import { browserTabChannel } from '../browser/tabChannel';
import { createTabLock } from '../browser/tabLock';
import { createCartStorage, type CartStorageOptions } from '../features/cart/cartStorage';
import type { StorageTrouble } from '../features/cart/storedCart';
import { loadCatalogue } from '../features/search/loadCatalogue';
import { SESSION_KEY, TOLD_CHANNEL } from '../lib/constants';
import { lazily } from '../lib/lazily';
import { removeServiceWorker, startServiceWorker } from './browserServiceWorker';
import type { Environment, ShopNavigator } from './types';

/** What differs between a browser's tab and a tab in memory. */
interface TabParts extends Omit<Environment, 'cartStorage' | 'deviceStorage' | 'session' | 'tabLock'> {
  readonly cart: Omit<CartStorageOptions, 'storage' | 'tabLock' | 'page'>;
  readonly storage: Environment['deviceStorage'];
  /** Web Locks; undefined in a browser without. */
  readonly locks: Parameters<typeof createTabLock>[0];
  /** Calls back when the cookie may have changed, though storage did not. */
  readonly onCookieHint: (callback: () => void) => void;
}

export function createEnvironment({ storage, locks, onCookieHint, cart, ...rest }: TabParts): Environment {
  const tabLock = createTabLock(locks);
  return {
    ...rest,
    deviceStorage: storage,
    cartStorage: createCartStorage({ ...cart, storage, tabLock, page: rest.page }),
    tabLock,
    // All tabs share the session. A change in another tab is noticed by the storage event or a hint of the cookie's.
    session: {
      current: currentSession,
      forget: clearToken,
      announce: (sessionId) => writeStored(storage, SESSION_KEY, sessionId === '' ? null : sessionId),
      onChange(callback) {
        storage.onChange((key) => {
          if (key === SESSION_KEY || key === null) callback();
        });
        onCookieHint(callback);
      },
    },
  };
}

/** Posts a hidden form. The address has passed the allow-list. */
export function postForm(
  url: string,
  entries: readonly { readonly name: string; readonly value: string }[],
): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  const inputs = entries.map(({ name, value }) => {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    return input;
  });
  document.body.append(form);
  // The last use of a property of the form: an input hides the one that it has the name of.
  form.append(...inputs);
  HTMLFormElement.prototype.submit.call(form);
}

function onFormBlocked(callback: () => void): () => void {
  const onViolation = ({ effectiveDirective, disposition }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'form-action' && disposition === 'enforce') callback();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => document.removeEventListener('securitypolicyviolation', onViolation);
}

const page: Environment['page'] = {
  isVisible: () => document.visibilityState === 'visible',
  onVisible(callback) {
    const onChange = (): void => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
  onReturn(callback) {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) callback();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  },
  onLeave(callback) {
    window.addEventListener('pagehide', callback);
    return () => window.removeEventListener('pagehide', callback);
  },
};

/**
 * A change of the cookie is noticed by the cookie store, and at the latest when this page is shown again, also from the
 * back/forward cache.
 */
function onCookieHint(callback: () => void): void {
  // Not every browser has it, and TypeScript's library does not have its type yet.
  const cookies: unknown = Reflect.get(window, 'cookieStore');
  if (cookies instanceof EventTarget) cookies.addEventListener('change', callback);
  for (const event of ['pageshow', 'focus'] as const) window.addEventListener(event, callback);
  document.addEventListener('visibilitychange', callback);
}

const connection: Environment['connection'] = {
  isOnline: () => window.navigator.onLine,
  onChange(callback) {
    for (const event of ['online', 'offline']) window.addEventListener(event, callback);
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, callback);
    };
  },
};

/** The page's one service worker, which starts after the page has loaded. */
const loadServiceWorker = lazily(() =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve);
  }).then(() => (__TRACES__ === 'off' ? startServiceWorker() : removeServiceWorker())),
);

/** The environment of listeners in a browser. Calls back when the cart's storage does not work as it should. */
export function browserEnvironment(
  navigator: ShopNavigator,
  onStorageTrouble: (trouble: StorageTrouble) => void,
): Environment {
  return createEnvironment({
    navigator,
    storage: localTextStorage(),
    cart: { onTrouble: onStorageTrouble, channel: browserTabChannel(TOLD_CHANNEL) },
    onCookieHint,
    loadCatalogue,
    loadServiceWorker,
    browser: { leaveTo: (url) => window.location.assign(url), postForm, onFormBlocked },
    locks: 'locks' in window.navigator ? window.navigator.locks : undefined,
    page,
    connection,
  });
}
