/**
 * IndexedDB in memory, as the package `idb` gives it, with what the shop uses of it: stores whose rows have keys of
 * their own, counted ones or given ones, one index of a name, and transactions. Node and jsdom have no IndexedDB.
 */
import { isRecord } from '../lib/untrusted';

type Key = string | number;

interface MemoryStore {
  readonly keyPath: string | undefined;
  readonly rows: Map<Key, unknown>;
  /** The member that each index reads, by the index's name. */
  readonly indexes: Map<string, string>;
  lastKey: number;
}

interface StoreOptions {
  readonly keyPath?: string;
  readonly autoIncrement?: boolean;
}

interface Upgraded {
  createObjectStore(
    name: string,
    options?: StoreOptions,
  ): { createIndex(name: string, keyPath: string): unknown };
}

/** What breaks a database: storage that is blocked, as the browser says it, or a disk that is full. */
export type Breakage = 'throws' | 'rejects' | 'full' | null;

function memberOf(value: unknown, name: string): Key {
  const member = isRecord(value) ? value[name] : null;
  if (typeof member !== 'string' && typeof member !== 'number') throw new Error(`No key ${name}.`);
  return member;
}

/** A cursor that stands at each key once. */
function cursorAt(keys: readonly Key[], index: number): object | null {
  return index < keys.length
    ? { key: keys[index], continue: () => Promise.resolve(cursorAt(keys, index + 1)) }
    : null;
}

/** Makes a device's databases. `openDB` stands for the one of `idb`; all who open a database share it. */
export function createMemoryDatabases() {
  const databases = new Map<string, Map<string, MemoryStore>>();
  let breakage: Breakage = null;

  function startTransaction(
    stores: ReadonlyMap<string, MemoryStore>,
    names: string | readonly string[],
    mode: string = 'readonly',
  ) {
    if (mode !== 'readonly' && mode !== 'readwrite') throw new TypeError(`No mode ${mode}.`);
    const waiting: (() => void)[] = [];
    let isCommitted = false;

    function commit(): void {
      isCommitted = true;
      for (const write of waiting.splice(0)) write();
    }

    function read<T>(result: () => T): Promise<T> {
      if (isCommitted) throw new Error('The transaction is over.');
      return breakage === 'full' ? Promise.reject(new Error('The disk is full.')) : Promise.resolve(result());
    }

    function write<T>(result: T, apply: () => void): Promise<T> {
      if (mode !== 'readwrite') throw new Error('The transaction may only read.');
      const written = read(() => result);
      if (breakage !== 'full') waiting.push(apply);
      return written;
    }

    function objectStore(name: string) {
      const store = stores.get(name);
      if (store === undefined || ![names].flat().includes(name)) throw new Error(`No store ${name}.`);
      const { rows, keyPath, indexes } = store;
      return {
        get: (key: Key) => read(() => rows.get(key)),
        put: (value: unknown, given?: Key) => {
          const key = given ?? memberOf(value, keyPath ?? '');
          return write(key, () => rows.set(key, value));
        },
        add: (value: unknown) => {
          store.lastKey += 1;
          const key = store.lastKey;
          return write(key, () => rows.set(key, value));
        },
        delete: (key: Key) => write(undefined, () => rows.delete(key)),
        clear: () => write(undefined, () => rows.clear()),
        getKey: (key: Key) => read(() => (rows.has(key) ? key : undefined)),
        getAll: () => read(() => [...rows.values()]),
        index: (indexName: string) => {
          const member = indexes.get(indexName);
          if (member === undefined) throw new Error(`No index ${indexName}.`);
          const found = (key: Key) => [...rows].filter(([, value]) => memberOf(value, member) === key);
          return {
            getAll: (key: Key) => read(() => found(key).map(([, value]) => value)),
            getAllKeys: (key: Key) => read(() => found(key).map(([own]) => own)),
            openKeyCursor: (_range: null, direction: string) => {
              const keys = [...rows.values()].map((value) => memberOf(value, member)).sort();
              return read(() => cursorAt(direction === 'nextunique' ? [...new Set(keys)] : keys, 0));
            },
          };
        },
      };
    }

    return {
      objectStore,
      commit,
      get store() {
        return objectStore([names].flat()[0] ?? '');
      },
      /** Ends when nothing more is asked for. */
      get done(): Promise<void> {
        if (breakage === 'full') return Promise.reject(new Error('The disk is full.'));
        return Promise.resolve().then(commit);
      },
    };
  }

  return {
    /** Breaks the databases from now on, or mends them. */
    break(how: Breakage): void {
      breakage = how;
    },
    /** What a device holds now of what was committed. */
    rowsOf: (database: string, store: string): readonly unknown[] => [
      ...(databases.get(database)?.get(store)?.rows.values() ?? []),
    ],
    openDB(name: string, _version: number, { upgrade }: { upgrade: (database: Upgraded) => void }) {
      if (breakage === 'throws') throw new Error('Storage is blocked.');
      if (breakage === 'rejects') return Promise.reject(new Error('Storage is blocked.'));
      const stores = databases.get(name) ?? new Map<string, MemoryStore>();
      if (!databases.has(name)) {
        databases.set(name, stores);
        upgrade({
          createObjectStore(storeName, { keyPath } = {}) {
            const indexes = new Map<string, string>();
            stores.set(storeName, { keyPath, rows: new Map(), indexes, lastKey: 0 });
            return { createIndex: (indexName, member) => indexes.set(indexName, member) };
          },
        });
      }
      /** One request in a transaction of its own. */
      const request = async <T>(
        store: string,
        mode: string,
        make: (opened: ReturnType<ReturnType<typeof startTransaction>['objectStore']>) => Promise<T>,
      ): Promise<T> => {
        const transaction = startTransaction(stores, store, mode);
        const result = await make(transaction.store);
        await transaction.done;
        return result;
      };
      return Promise.resolve({
        transaction: (names: string | readonly string[], mode?: string) =>
          startTransaction(stores, names, mode),
        get: (store: string, key: Key) => request(store, 'readonly', (opened) => opened.get(key)),
        put: (store: string, value: unknown, key?: Key) =>
          request(store, 'readwrite', (opened) => opened.put(value, key)),
        delete: (store: string, key: Key) => request(store, 'readwrite', (opened) => opened.delete(key)),
        close: () => undefined,
      });
    },
  };
}
