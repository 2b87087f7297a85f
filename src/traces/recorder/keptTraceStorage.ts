import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { TRACE_DATABASE } from '../traceTexts';
import { boundKeptTrace, type KeptChunk, type KeptPart } from './keptTrace';

/** How long a part is kept after its last action, in milliseconds: a day. */
const LIFETIME = 86_400_000;

export type KeptHead = Omit<KeptPart, 'chunks'>;

/** Keeps the parts of a kept trace on this device, shared by its tabs. Best effort: where storage fails, nothing is kept. */
export interface KeptTraceStorage {
  /** Keeps the beginning of a part. Starts at once, like `append`: the page may be about to be left. */
  begin(head: KeptHead): Promise<void>;
  /**
   * Keeps more of a part. False where it cannot be added: another tab has saved or cleared the kept trace, or the device is
   * full. Then the part is over.
   */
  append(id: string, chunk: KeptChunk): Promise<boolean>;
  /** All parts, the oldest first, without those of more than a day ago and within the kept trace's bounds. */
  read(): Promise<readonly KeptPart[]>;
  clear(): Promise<void>;
}

interface KeptTraceSchema extends DBSchema {
  parts: { key: string; value: KeptHead };
  chunks: { key: number; value: KeptChunk & { readonly part: string } };
}

/** Rejects where the browser has no databases or refuses one: `openDB` itself throws at once there. */
async function openDatabase(): Promise<IDBPDatabase<KeptTraceSchema>> {
  return openDB<KeptTraceSchema>(TRACE_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('parts', { keyPath: 'id' });
      database.createObjectStore('chunks', { autoIncrement: true });
    },
  });
}

/** Reads all parts, and removes what is too old or too much, in one transaction. */
async function readAndBound(
  database: IDBPDatabase<KeptTraceSchema>,
  now: number,
  longest: number,
): Promise<readonly KeptPart[]> {
  const transaction = database.transaction(['parts', 'chunks'], 'readwrite');
  const parts = transaction.objectStore('parts');
  const chunks = transaction.objectStore('chunks');
  const [heads, keys, rows] = await Promise.all([parts.getAll(), chunks.getAllKeys(), chunks.getAll()]);
  const found = heads
    .map((head): KeptPart => ({ ...head, chunks: rows.filter(({ part }) => part === head.id) }))
    .sort((one, other) => one.at - other.at);
  const oldest = now - Math.min(longest, LIFETIME);
  const recent = found.filter(({ at, chunks: own }) => (own.at(-1)?.at ?? at) > oldest);
  const kept = boundKeptTrace(recent, { since: now - longest });
  const keptChunks = new Map(
    found.flatMap(({ id, chunks: own }) => {
      const left = kept.find((part) => part.id === id)?.chunks ?? [];
      return own.slice(own.length - left.length).map((chunk, index) => [chunk, left[index]] as const);
    }),
  );
  for (const [index, row] of rows.entries()) {
    const key = keys[index];
    const next = keptChunks.get(row);
    if (key === undefined || next === row) continue;
    // Too old, too much, or what a page added to a part while another tab removed it.
    if (next === undefined) await chunks.delete(key);
    else await chunks.put({ ...next, part: row.part }, key);
  }
  for (const part of found) {
    const next = kept.find(({ id }) => id === part.id);
    if (next === undefined) {
      await parts.delete(part.id);
    } else if (next !== part) {
      const { chunks: _chunks, ...head } = next;
      await parts.put(head);
    }
  }
  await transaction.done;
  return kept;
}

/**
 * Opens the kept trace in IndexedDB.
 * @param now the clock, in milliseconds since 1970
 * @param longest how long each action is kept, in milliseconds; for ever where all of a part is, for a day after its last one
 */
export function openKeptTraceStorage(
  now: () => number = Date.now,
  longest: number = Infinity,
): KeptTraceStorage {
  let database: IDBPDatabase<KeptTraceSchema> | null = null;
  const opening = openDatabase().then((opened) => {
    database = opened;
    return opened;
  });
  // Every call below handles it.
  opening.catch(() => undefined);

  /** Runs at once where the database is open: nothing that waits is done when a page is left. */
  function run<T>(work: (opened: IDBPDatabase<KeptTraceSchema>) => Promise<T>, otherwise: T): Promise<T> {
    const running = database === null ? opening.then(work) : work(database);
    return running.catch(() => otherwise);
  }

  return {
    begin: (head) =>
      run(async (opened) => {
        const transaction = opened.transaction('parts', 'readwrite');
        const putting = transaction.store.put(head);
        transaction.commit();
        await Promise.all([putting, transaction.done]);
      }, undefined),
    append: (part, chunk) =>
      run(async (opened) => {
        const transaction = opened.transaction(['parts', 'chunks'], 'readwrite');
        const known = transaction
          .objectStore('parts')
          .getKey(part)
          .catch(() => undefined);
        const adding = transaction.objectStore('chunks').add({ ...chunk, part });
        // Not left to the browser, which gives up what a page that is left has not committed.
        transaction.commit();
        // A full disk: what follows would not fit to what is kept.
        const isAdded = await Promise.all([adding, transaction.done]).then(
          () => true,
          () => false,
        );
        return isAdded && (await known) !== undefined;
      }, true),
    read: () => run((opened) => readAndBound(opened, now(), longest), []),
    clear: () =>
      run(async (opened) => {
        const transaction = opened.transaction(['parts', 'chunks'], 'readwrite');
        await Promise.all([
          transaction.objectStore('parts').clear(),
          transaction.objectStore('chunks').clear(),
          transaction.done,
        ]);
      }, undefined),
  };
}

/** For a page that records nothing: removes what is too old, or all where the shopper has ended the recording. */
export async function tidyKeptTrace(isEnded: boolean): Promise<void> {
  const store = openKeptTraceStorage();
  await (isEnded ? store.clear() : store.read());
}
