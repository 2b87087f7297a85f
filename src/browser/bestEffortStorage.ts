import { isRecord } from '../lib/untrusted';
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

export function readStored(storage: TextStorage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns whether that was possible. */
export function writeStored(storage: TextStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  } catch {
    return false;
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

/** The version of what slots store: what has another one is not read. */
const VERSION = 1;

/** A place in the storage for one value, as JSON with a version. `read` gets the untrusted fields of what is stored. */
export function createStoredSlot<T>(key: string, read: (fields: Readonly<Record<string, unknown>>) => T) {
  return {
    read(storage: TextStorage): T {
      const stored = readStoredJson(storage, key);
      return read(isRecord(stored) && stored['version'] === VERSION ? stored : {});
    },
    /** Stores fields; null removes them. Returns whether that was possible. */
    write(storage: TextStorage, fields: object | null): boolean {
      return writeStored(storage, key, fields && JSON.stringify({ version: VERSION, ...fields }));
    },
  };
}
