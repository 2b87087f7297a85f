/** One SQLite file: how it is opened, asked, changed and closed. It knows no table by name. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { DataFileError } from './errors';
import { SCHEMA, SCHEMA_VERSION } from './schema';

/** A data file that lives in memory and ends with the process. */
export const IN_MEMORY = ':memory:';

const BUSY_TIMEOUT_MS = 5000;

/** One row of an answer of the database, read column by column so that nothing is taken on trust. */
export class Row {
  readonly #columns: ReadonlyMap<string, unknown>;

  constructor(row: object) {
    this.#columns = new Map(Object.entries(row));
  }

  text(column: string): string {
    const value = this.#columns.get(column);
    if (typeof value !== 'string') throw new TypeError(`Column ${column} is no text.`);
    return value;
  }

  integer(column: string): number {
    const value = this.#columns.get(column);
    if (typeof value !== 'number') throw new TypeError(`Column ${column} is no number.`);
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
 * Takes the data file's path (or ':memory:') and whether to begin afresh.
 * Throws a DataFileError when the file is no store of this version.
 */
export class SqliteFile {
  readonly #db: Database.Database;
  /** Whether nothing had been stored before: the moment to seed. */
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

  /** Takes a query and its values, returns the first row, or null. */
  one(sql: string, ...values: readonly unknown[]): Row | null {
    return toRow(this.#db.prepare(sql).get(...values));
  }

  /** Takes a query and its values, returns every row. */
  all(sql: string, ...values: readonly unknown[]): Row[] {
    return toRows(this.#db.prepare(sql).all(...values));
  }

  /** Takes a change and its values, returns how many rows it changed. */
  run(sql: string, ...values: readonly unknown[]): number {
    return this.#db.prepare(sql).run(...values).changes;
  }

  /** Takes work that must happen wholly or not at all, returns what it returns. */
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

  /** Writes everything into the one file and lets go of it. */
  close(): void {
    if (!this.#db.open) return;
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}
