/** A storage for texts. Every call can throw: storage can be blocked or full. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface SharedStorage extends TextStorage {
  /** Calls back with the key that another tab has changed; null where it cleared the storage. Returns the unsubscribe function. */
  onChange(callback: (key: string | null) => void): () => void;
}

/** Where the browser blocks the storage, the methods throw, not this function. */
function textStorage(name: 'localStorage' | 'sessionStorage'): TextStorage {
  return {
    getItem: (key) => window[name].getItem(key),
    setItem: (key, value) => window[name].setItem(key, value),
    removeItem: (key) => window[name].removeItem(key),
  };
}

export function localTextStorage(): SharedStorage {
  return {
    ...textStorage('localStorage'),
    onChange(callback) {
      const onStorage = (event: StorageEvent): void => callback(event.key);
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

export const sessionTextStorage = (): TextStorage => textStorage('sessionStorage');
