import { clearToken } from '../api/authCookie';
import type { FormInput } from '../api/models/types';
import { currentSession } from '../api/session';
import type { SharedStorage } from '../lib/browserStorage';
import { localTextStorage } from '../lib/browserStorage';
import { SESSION_KEY } from '../lib/constants';
import { writeStored } from '../lib/bestEffortStorage';
import type { StorageTrouble } from '../features/cart/cartStore';
import { createCartStore } from '../features/cart/cartStore';
import { createTabLock } from '../lib/tabLock';
import type { OutsideWorld, ShopNavigator } from './types';

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

const page: OutsideWorld['page'] = {
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

/** The browser's cookie store where it has one; the standard types do not have it yet. */
function cookieChanges(): EventTarget | null {
  const store: unknown = Reflect.get(window, 'cookieStore');
  return store instanceof EventTarget ? store : null;
}

/**
 * The session as tabs share it. A change in another tab is heard at once by its storage event or the cookie store,
 * and at the latest when the shopper looks at this page again, also where the back/forward cache kept it.
 */
function browserSession(storage: SharedStorage): OutsideWorld['session'] {
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

const connection: OutsideWorld['connection'] = {
  isOnline: () => window.navigator.onLine,
  onChange(callback) {
    for (const event of ['online', 'offline']) window.addEventListener(event, callback);
    return () => {
      for (const event of ['online', 'offline']) window.removeEventListener(event, callback);
    };
  },
};

/** The browser as listeners act on it. Trouble with the storage is told to the callback. */
export function browserWorld(
  navigator: ShopNavigator,
  onStorageTrouble: (trouble: StorageTrouble) => void,
): OutsideWorld {
  const storage = localTextStorage();
  return {
    navigator,
    cartStore: createCartStore({ storage, onTrouble: onStorageTrouble }),
    deviceStorage: storage,
    session: browserSession(storage),
    browser: { leaveTo: (url) => window.location.assign(url), postForm },
    tabLock: createTabLock('locks' in window.navigator ? window.navigator.locks : undefined),
    page,
    connection,
  };
}
