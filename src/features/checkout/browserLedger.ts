import type { IDBPDatabase } from 'idb';
import { withDatabase } from '../../browser/browserDatabase';
import { LEDGER_DATABASE } from '../../lib/constants';

const STORE = 'texts';
// Stryker disable next-line StringLiteral: A key, whatever it is.
const SENT = 'sent';
/** The longest wait for the browser, in milliseconds: some never answer. */
const TIMEOUT = 1000;

/** Best effort: null where the browser denies it, or takes too long. */
async function attempt<T>(work: (database: IDBPDatabase) => Promise<T>): Promise<T | null> {
  // Stryker disable next-line ArrowFunction: What is no text is read as none.
  const done = withDatabase(LEDGER_DATABASE, STORE, work).catch(() => null);
  return Promise.race([done, new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null))]);
}

/**
 * What the tabs have sent, for the holder of the lock. Local storage is not enough: a browser process may read it later
 * than another one has written it, and the lock can be granted in between. A finished write of the ledger is seen by
 * every tab at once.
 */
export interface PurchaseLedger {
  /** The text that was written last; null for none. Best effort: null where the browser denies it. */
  readonly read: () => Promise<string | null>;
  /** Resolves when every tab reads this text; null removes it. Best effort. */
  readonly write: (text: string | null) => Promise<void>;
  /** Removes everything. */
  readonly clear: () => void;
}

/** The ledger of this browser, in IndexedDB. */
export const browserLedger: PurchaseLedger = {
  read: async () => {
    const text: unknown = await attempt(async (database): Promise<unknown> => database.get(STORE, SENT));
    return typeof text === 'string' ? text : null;
  },
  write: async (text) => {
    await attempt(async (database) => {
      if (text === null) await database.delete(STORE, SENT);
      else await database.put(STORE, text, SENT);
    });
  },
  clear: () => {
    try {
      indexedDB.deleteDatabase(LEDGER_DATABASE);
    } catch {
      // A browser that denies it has none.
    }
  },
};
