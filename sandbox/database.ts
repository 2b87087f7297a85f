/** The sandbox's data: one SQLite file with accounts, tokens, orders and payment attempts. */
import { AccountTable } from './accountTable';
import { OrderTable } from './orderTable';
import { PaymentAttemptTable } from './paymentAttemptTable';
import { SqliteFile } from './sqliteFile';

/**
 * Takes the data file's path (or ':memory:') and whether to delete what it holds.
 * Throws a DataFileError when the file is not a store of this version.
 */
export class StoreDatabase {
  readonly #file: SqliteFile;
  readonly accounts: AccountTable;
  readonly orders: OrderTable;
  readonly attempts: PaymentAttemptTable;

  constructor(dataFile: string, options: { readonly reset?: boolean } = {}) {
    this.#file = new SqliteFile(dataFile, options);
    this.accounts = new AccountTable(this.#file);
    this.orders = new OrderTable(this.#file);
    this.attempts = new PaymentAttemptTable(this.#file, this.orders);
  }

  /** Whether the file was created just now, and has to be seeded. */
  get isNew(): boolean {
    return this.#file.isNew;
  }

  /** Writes the write-ahead log into the file and closes it. */
  close(): void {
    this.#file.close();
  }
}
