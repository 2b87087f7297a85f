/** The durable side of the store: one SQLite file with accounts, tokens, orders and payment attempts. */
import { AccountTable } from './accountTable';
import { OrderTable } from './orderTable';
import { PaymentAttemptTable } from './paymentAttemptTable';
import { SqliteFile } from './sqliteFile';

/**
 * The store's data. Takes the data file's path (or ':memory:') and whether to begin afresh.
 * Throws a DataFileError when the file is no store of this version.
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

  /** Whether nothing had been stored before: the moment to seed. */
  get isNew(): boolean {
    return this.#file.isNew;
  }

  /** Writes everything into the one file and lets go of it. */
  close(): void {
    this.#file.close();
  }
}
