import { clearToken } from '../api/authCookie';
import { currentSession } from '../api/session';
import { writeStored } from '../browser/bestEffortStorage';
import { createTabLock } from '../browser/tabLock';
import { createCartStorage, type CartStorageOptions } from '../features/cart/cartStorage';
import { SESSION_KEY } from '../lib/constants';
import type { Environment } from './types';

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
