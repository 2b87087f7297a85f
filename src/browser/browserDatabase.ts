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
