import type { SharedStorage } from './browserStorage';
import { CART_STORAGE_KEY } from './constants';
import { isRecord } from './untrusted';

/** Where text that cannot be read as a cart is set aside (ruling 16). */
export const UNREADABLE_CART_KEY = `${CART_STORAGE_KEY}:unreadable`;

/** The cart's storage in the shape redux-persist expects; values are plain objects, not text. */
export interface CartStorage {
  getItem(key: string): Promise<unknown>;
  setItem(key: string, value: unknown): Promise<void>;
  removeItem(key: string): Promise<void>;
  /** Calls back when another tab has written the cart. Returns how to stop. */
  onForeignChange(callback: () => void): () => void;
}

/** What went wrong with the storage, told once for each kind. */
export type StorageTrouble = 'unreadable' | 'blocked';

/**
 * The cart as plain JSON text under its key. A bare array, as older sites wrote it, is read as the lines.
 * Text that cannot be read is copied aside. Trouble is reported, never thrown: a shopper without storage
 * loses nothing but persistence.
 */
export function createCartStorage(
  storage: SharedStorage,
  onTrouble: (trouble: StorageTrouble) => void,
): CartStorage {
  function setAside(text: string): void {
    storage.setItem(UNREADABLE_CART_KEY, text);
    onTrouble('unreadable');
  }

  function read(key: string): unknown {
    const text = storage.getItem(key);
    if (text === null || text === '') return undefined;
    try {
      const value: unknown = JSON.parse(text);
      if (value === null) return undefined;
      if (Array.isArray(value)) return { lines: value };
      if (isRecord(value) && Array.isArray(value['lines'])) return value;
    } catch {
      // Not JSON: set aside below, like JSON that is no cart.
    }
    setAside(text);
    return undefined;
  }

  function guarded<T>(act: () => T): Promise<T | undefined> {
    try {
      return Promise.resolve(act());
    } catch {
      onTrouble('blocked');
      return Promise.resolve(undefined);
    }
  }

  return {
    getItem: (key) => guarded(() => read(key)),
    setItem: (key, value) => guarded(() => storage.setItem(key, JSON.stringify(value))),
    removeItem: (key) => guarded(() => storage.removeItem(key)),
    onForeignChange(callback) {
      return storage.onChange((key) => {
        if (key === CART_STORAGE_KEY || key === null) callback();
      });
    },
  };
}
