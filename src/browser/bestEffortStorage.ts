import type { TextStorage } from './browserStorage';

/**
 * Best-effort storage: reads and writes that ignore errors. Storage may be blocked or full, or hold what other code
 * wrote; then there is nothing stored, which costs the shopper only what a reload would have restored.
 */

/** Parses JSON; null where the text is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Returns a stored text; null for none. */
export function readStored(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeStored(storage: TextStorage, key: string, text: string | null): void {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // Best effort.
  }
}

/** Returns a value that is stored as JSON, unchecked; null for none. */
export function readStoredJson(storage: TextStorage, key: string): unknown {
  return parseJson(readStored(storage, key));
}

/** Stores a value as JSON; null removes it. */
export function writeStoredJson(storage: TextStorage, key: string, value: unknown): void {
  writeStored(storage, key, value === null ? null : JSON.stringify(value));
}
