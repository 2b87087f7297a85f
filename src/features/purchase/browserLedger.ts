import { openDB } from 'idb';
import { LEDGER_DATABASE } from '../../lib/constants';
import type { PurchaseLedger } from './ledger';

const STORE = 'texts';
const SENT = 'sent';
/** The longest wait for the browser, in milliseconds: some never answer. */
const TIMEOUT = 1000;

/** Rejects where the browser has no database: there `openDB` throws at once. */
async function openDatabase() {
  return openDB(LEDGER_DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });
}

/** Best effort: null where the browser denies it, or takes too long. */
async function attempt<T>(
  work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
): Promise<T | null> {
  const done = openDatabase()
    .then((database) => work(database).finally(() => database.close()))
    .catch(() => null);
  return Promise.race([done, new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT, null))]);
}

/** The ledger of this browser, in IndexedDB. */
export const browserLedger: Pick<PurchaseLedger, 'read' | 'write'> = {
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
};
