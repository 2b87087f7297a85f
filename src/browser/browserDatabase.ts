import { openDB, type IDBPDatabase } from 'idb';

/**
 * Opens a database of this device, which `upgrade` fills with stores. Rejects where the browser has none or refuses it:
 * `openDB` itself throws at once there.
 */
export async function openDatabase<Schema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, { upgrade });
}

/** Opens a database of one store for some work, and closes it. Rejects like `openDatabase`, and like the work. */
export async function withDatabase<T>(
  name: string,
  store: string,
  work: (database: IDBPDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(name, (created) => void created.createObjectStore(store));
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
