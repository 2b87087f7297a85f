/** Opens, queries, changes and closes a SQLite file. It knows no table by name. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { DataFileError } from './errors';
import { SCHEMA, SCHEMA_VERSION } from './schema';

/** The path of a database in memory, which ends with the process. */
export const IN_MEMORY = ':memory:';

const BUSY_TIMEOUT_MS = 5000;

/** A row of a result. Its columns are read with a type check. */
export class Row {
  readonly #columns: ReadonlyMap<string, unknown>;

  constructor(row: object) {
    this.#columns = new Map(Object.entries(row));
  }

  text(column: string): string {
    const value = this.#columns.get(column);
    if (typeof value !== 'string') throw new TypeError(`Column ${column} is not text.`);
    return value;
  }

  integer(column: string): number {
    const value = this.#columns.get(column);
    if (typeof value !== 'number') throw new TypeError(`Column ${column} is not a number.`);
    return value;
  }
}

const toRow = (value: unknown): Row | null =>
  typeof value === 'object' && value !== null ? new Row(value) : null;

const toRows = (values: readonly unknown[]): Row[] => values.flatMap((value) => toRow(value) ?? []);

const removeFiles = (dataFile: string): void => {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${dataFile}${suffix}`, { force: true });
};

const openFile = (dataFile: string, reset: boolean): Database.Database => {
  if (dataFile === IN_MEMORY) return new Database(IN_MEMORY);
  const path = resolve(dataFile);
  mkdirSync(dirname(path), { recursive: true });
  if (reset) removeFiles(path);
  return new Database(path);
};

/**
 * Takes the data file's path (or ':memory:') and whether to delete what it holds.
 * Throws a DataFileError when the file is not a store of this version.
 */
export class SqliteFile {
  readonly #db: Database.Database;
  /** Whether the file was created just now. */
  readonly isNew: boolean;

  constructor(dataFile: string, { reset = false }: { readonly reset?: boolean } = {}) {
    try {
      this.#db = openFile(dataFile, reset);
      this.#db.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
      this.#db.pragma('journal_mode = WAL');
      this.#db.pragma('foreign_keys = ON');
    } catch (error) {
      throw new DataFileError(dataFile, 'it cannot be opened as a store.', { cause: error });
    }
    const version = this.one('PRAGMA user_version')?.integer('user_version') ?? 0;
    const tables = this.one('SELECT count(*) AS total FROM sqlite_schema')?.integer('total') ?? 0;
    this.isNew = version === 0 && tables === 0;
    if (!this.isNew && version !== SCHEMA_VERSION) {
      this.#db.close();
      throw new DataFileError(
        dataFile,
        'it was made by another version of the sandbox, or by another program.',
      );
    }
    if (this.isNew) this.#db.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
  }

  /** The first row of a query, or null. */
  one(sql: string, ...values: readonly unknown[]): Row | null {
    return toRow(this.#db.prepare(sql).get(...values));
  }

  /** All rows of a query. */
  all(sql: string, ...values: readonly unknown[]): Row[] {
    return toRows(this.#db.prepare(sql).all(...values));
  }

  /** Runs a statement and returns how many rows it changed. */
  run(sql: string, ...values: readonly unknown[]): number {
    return this.#db.prepare(sql).run(...values).changes;
  }

  /** Runs a function in a transaction and returns its result. */
  inTransaction<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  /** Writes the write-ahead log into the file and closes it. */
  close(): void {
    if (!this.#db.open) return;
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}
