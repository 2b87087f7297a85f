import type { TextStorage } from './browserStorage';

/**
 * Small facts that outlive a reload. Storage may be blocked, full or foreign: then there is no note, and nothing
 * else happens.
 */

/** The value of a JSON text; null where it is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A stored text; null for none, and where the storage is blocked. */
export function readStored(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null takes it away. Best effort. */
export function writeStored(storage: TextStorage, key: string, text: string | null): void {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  } catch {
    // A device that keeps nothing costs the shopper only what a reload would have saved.
  }
}

/** What is stored as JSON, of any origin; null for none. */
export function readNote(storage: TextStorage, key: string): unknown {
  return parseJson(readStored(storage, key));
}

/** Stores a value as JSON; null takes it away. Best effort. */
export function writeNote(storage: TextStorage, key: string, value: unknown): void {
  writeStored(storage, key, value === null ? null : JSON.stringify(value));
}
