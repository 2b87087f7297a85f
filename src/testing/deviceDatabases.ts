/** The databases of a device in memory, by fake-indexeddb: Node and jsdom have no IndexedDB. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';

/** What breaks a database: storage that is blocked, as the browser says it, or a disk that is full. */
type Breakage = 'throws' | 'rejects' | 'full';

/** Gives each test of a file a device without databases. */
export function useDeviceDatabases(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
}

/** What the device holds now of a database that has been opened before. */
export async function rowsOf(name: string, store: string): Promise<readonly unknown[]> {
  const database = await openDB(name);
  const rows: unknown[] = await database.getAll(store);
  database.close();
  return rows;
}

/** Breaks the device's databases until the returned function is called. */
export function breakDatabases(how: Breakage): () => void {
  const spies: { mockRestore(): void }[] = [];
  if (how === 'full') {
    // A row whose key is taken fails after it was asked for, and the transaction with it, as on a full disk.
    const { add } = IDBObjectStore.prototype;
    const fail = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey): IDBRequest<IDBValidKey> {
      const own = this.keyPath === null ? (key ?? 'full') : undefined;
      add.call(this, value, own);
      return add.call(this, value, own);
    };
    spies.push(
      jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(fail),
      jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail),
    );
  } else {
    const open = indexedDB.open.bind(indexedDB);
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const reject = (): IDBOpenDBRequest => {
      open('newer', 2);
      return open('newer', 1);
    };
    spies.push(
      jest.spyOn(indexedDB, 'open').mockImplementation(how === 'throws' ? refuse : reject),
      jest.spyOn(indexedDB, 'deleteDatabase').mockImplementation(how === 'throws' ? refuse : reject),
    );
  }
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}
