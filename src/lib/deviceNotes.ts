import type { TextStorage } from './browserStorage';

/**
 * Small facts that outlive a reload: an attempt whose answer has not come, an order that waits for its payment.
 * Storage may be blocked, full or foreign: then there is no note, and nothing else happens.
 */

/** What a note says, whoever wrote it; null for none. */
export function readNote(storage: TextStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Writes a note, as JSON; null takes it away. */
export function writeNote(storage: TextStorage, key: string, value: unknown): void {
  try {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  } catch {
    // A device that keeps nothing costs the shopper only what a reload would have saved.
  }
}
