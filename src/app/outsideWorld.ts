import { clearToken, readToken } from '../api/authCookie';
import type { FormInput } from '../api/models/types';
import type { StorageTrouble } from '../features/cart/cartStore';
import { createCartStore } from '../features/cart/cartStore';
import { localTextStorage } from '../lib/browserStorage';
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
    authCookie: { isPresent: () => readToken() !== null, clear: clearToken },
    browser: { leaveTo: (url) => window.location.assign(url), postForm },
    tabLock: createTabLock('locks' in window.navigator ? window.navigator.locks : undefined, storage),
    page,
  };
}
