/** A storage for texts. Every call can throw: storage can be blocked or full. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface SharedStorage extends TextStorage {
  /** All keys, in no particular order. */
  keys(): readonly string[];
  /** Calls back with the key that another tab has changed; null where it cleared the storage. Returns the unsubscribe function. */
  onChange(callback: (key: string | null) => void): () => void;
}

/** Local storage. Where the browser blocks it, its methods throw, not this function. */
export function localTextStorage(): SharedStorage {
  return {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    removeItem: (key) => window.localStorage.removeItem(key),
    keys: () => Object.keys(window.localStorage),
    onChange(callback) {
      const onStorage = (event: StorageEvent): void => callback(event.key);
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** Session storage. Where the browser blocks it, its methods throw, not this function. */
export function sessionTextStorage(): TextStorage {
  return {
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, value) => window.sessionStorage.setItem(key, value),
    removeItem: (key) => window.sessionStorage.removeItem(key),
  };
}
