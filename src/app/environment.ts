import { clearToken } from '../api/authCookie';
import type { FormInput } from '../api/models/types';
import { currentSession } from '../api/session';
import type { SharedStorage } from '../lib/browserStorage';
import { localTextStorage } from '../lib/browserStorage';
import { SESSION_KEY } from '../lib/constants';
import { writeStored } from '../lib/bestEffortStorage';
import type { StorageTrouble } from '../features/cart/cartStore';
import { browserLedger } from '../features/purchase/browserLedger';
import { loadCatalogue } from '../features/search/loadCatalogue';
import { createCartStore } from '../features/cart/cartStore';
import { createTabLock } from '../lib/tabLock';
import { removeServiceWorker, startServiceWorker } from './browserServiceWorker';
import type { Environment, ShopNavigator, ShopServiceWorker } from './types';

/** Posts a hidden form (ruling 14). The address has passed the allow-list. */
function postForm(url: string, inputs: readonly FormInput[]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const { name, value } of inputs) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Not form.submit(): an input named 'submit' would hide it.
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
};

/** The browser's cookie store, where it has one; TypeScript's library does not have its type yet. */
function cookieChanges(): EventTarget | null {
  const store: unknown = Reflect.get(window, 'cookieStore');
  return store instanceof EventTarget ? store : null;
}

/**
 * The session that all tabs share. A change in another tab is noticed by the storage event or the cookie store, and at
 * the latest when this page is shown again, also from the back/forward cache.
 */
function browserSession(storage: SharedStorage): Environment['session'] {
  return {
    current: currentSession,
    forget: clearToken,
    announce: (sessionId) => writeStored(storage, SESSION_KEY, sessionId === '' ? null : sessionId),
    onChange(callback) {
      const stopListening = storage.onChange((key) => {
        if (key === SESSION_KEY || key === null) callback();
      });
      const cookies = cookieChanges();
      cookies?.addEventListener('change', callback);
      for (const event of ['pageshow', 'focus'] as const) window.addEventListener(event, callback);
      document.addEventListener('visibilitychange', callback);
      return () => {
        stopListening();
        cookies?.removeEventListener('change', callback);
        for (const event of ['pageshow', 'focus'] as const) window.removeEventListener(event, callback);
        document.removeEventListener('visibilitychange', callback);
      };
    },
  };
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

let serviceWorker: Promise<ShopServiceWorker | null> | null = null;

/** The page's one service worker, which starts after the page has loaded. */
function loadServiceWorker(): Promise<ShopServiceWorker | null> {
  serviceWorker ??= new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else window.addEventListener('load', resolve);
  }).then(() => (__TRACES__ === 'off' ? startServiceWorker() : removeServiceWorker()));
  return serviceWorker;
}

/** The environment of listeners in a browser. Calls back when the cart's storage does not work as it should. */
export function browserEnvironment(
  navigator: ShopNavigator,
  onStorageTrouble: (trouble: StorageTrouble) => void,
): Environment {
  const storage = localTextStorage();
  return {
    navigator,
    cartStore: createCartStore({ storage, onTrouble: onStorageTrouble }),
    deviceStorage: storage,
    session: browserSession(storage),
    loadCatalogue,
    loadServiceWorker,
    purchaseLedger: browserLedger,
    browser: { leaveTo: (url) => window.location.assign(url), postForm, onFormBlocked },
    tabLock: createTabLock('locks' in window.navigator ? window.navigator.locks : undefined),
    page,
    connection,
  };
}
