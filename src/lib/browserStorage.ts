/** What the shop needs of a storage. Every call can throw: storage can be blocked or full. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Storage that all open tabs of the shop share. */
export interface SharedStorage extends TextStorage {
  /** The keys that hold something, in no particular order. */
  keys(): readonly string[];
  /** Calls back with the key that another tab has written, or null where it cleared the storage. Returns how to stop. */
  onChange(callback: (key: string | null) => void): () => void;
}

/** Local storage as a storage that throws on use, not on sight, where the browser blocks it. */
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

/** Session storage, which ends with its tab; it throws on use, not on sight, where the browser blocks it. */
export function sessionTextStorage(): TextStorage {
  return {
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, value) => window.sessionStorage.setItem(key, value),
    removeItem: (key) => window.sessionStorage.removeItem(key),
  };
}
