/** What the shop needs of a storage. Every call can throw: storage can be blocked or full. */
export interface TextStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Local storage as a storage that throws on use, not on sight, where the browser blocks it. */
export function localTextStorage(): TextStorage {
  return {
    getItem: (key) => window.localStorage.getItem(key),
    setItem: (key, value) => window.localStorage.setItem(key, value),
    removeItem: (key) => window.localStorage.removeItem(key),
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
