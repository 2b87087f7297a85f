/** The durable side of the store: one SQLite file with accounts, tokens, orders and payment attempts. */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Database from 'libsql';
import { ORDER_STATUS, type PaymentMethod } from './constants';
import { DataFileError } from './errors';
import type { ShippingAddressDto } from './wire';

/** A data file that lives in memory and ends with the process. */
export const IN_MEMORY = ':memory:';

const SCHEMA_VERSION = 1;
const BUSY_TIMEOUT_MS = 5000;
const ORDER_DIGITS = 6;

const SCHEMA = `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE orders (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT UNIQUE,
    account_id TEXT NOT NULL REFERENCES accounts (id),
    status INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    full_name TEXT NOT NULL,
    address TEXT NOT NULL,
    city TEXT NOT NULL,
    state TEXT NOT NULL,
    postal_code TEXT NOT NULL,
    phone TEXT NOT NULL
  ) STRICT;
  CREATE INDEX orders_by_account ON orders (account_id, number);
  CREATE TABLE order_items (
    order_id TEXT NOT NULL REFERENCES orders (id),
    position INTEGER NOT NULL,
    product_id TEXT NOT NULL,
    title TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    unit_paise INTEGER NOT NULL,
    PRIMARY KEY (order_id, position)
  ) STRICT;
  CREATE TABLE payment_attempts (
    reference TEXT PRIMARY KEY,
    order_id TEXT NOT NULL REFERENCES orders (id),
    method TEXT NOT NULL,
    amount_paise INTEGER NOT NULL,
    shop_origin TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** An account as it is stored. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** One position of an order; the price is that of the moment the order was placed. */
export interface OrderLine {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPaise: number;
}

/** What a new order consists of. */
export interface NewOrder {
  readonly accountId: string;
  readonly status: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly shipping: ShippingAddressDto;
  readonly lines: readonly OrderLine[];
}

/** An order as it is stored. */
export interface StoredOrder extends NewOrder {
  readonly id: string;
}

/** What has become of an attempt to pay. */
export type AttemptState = 'open' | 'paid' | 'cancelled';

/** One attempt to pay one order; its reference can be used once. */
export interface PaymentAttempt {
  readonly reference: string;
  readonly orderId: string;
  readonly method: PaymentMethod;
  readonly amountPaise: number;
  /** Where the shop runs that the bank leads back to. */
  readonly shopOrigin: string;
}

/** How an attempt to settle a payment ended. */
export type Settlement = 'settled' | 'reference-used' | 'order-not-pending';

/** One row of an answer of the database, read column by column so that nothing is taken on trust. */
class Row {
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

const toAccount = (row: Row): Account => ({
  id: row.text('id'),
  email: row.text('email'),
  passwordHash: row.text('password_hash'),
  firstName: row.text('first_name'),
  lastName: row.text('last_name'),
  createdAt: row.text('created_at'),
});

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
 * The store's data. Takes the data file's path (or ':memory:') and whether to begin afresh.
 * Throws a DataFileError when the file is no store of this version.
 */
export class StoreDatabase {
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
    const version = this.#one('PRAGMA user_version')?.integer('user_version') ?? 0;
    const tables = this.#one('SELECT count(*) AS total FROM sqlite_schema')?.integer('total') ?? 0;
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

  #one(sql: string, ...values: readonly unknown[]): Row | null {
    return toRow(this.#db.prepare(sql).get(...values));
  }

  #all(sql: string, ...values: readonly unknown[]): Row[] {
    return toRows(this.#db.prepare(sql).all(...values));
  }

  #run(sql: string, ...values: readonly unknown[]): number {
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

  /** Stores an account. Returns false when its email address is taken. */
  addAccount(account: Account): boolean {
    const added = this.#run(
      `INSERT INTO accounts (id, email, password_hash, first_name, last_name, created_at)
       VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
      account.id,
      account.email,
      account.passwordHash,
      account.firstName,
      account.lastName,
      account.createdAt,
    );
    return added === 1;
  }

  /** Takes an email address in lower case, returns its account or null. */
  accountByEmail(email: string): Account | null {
    const row = this.#one('SELECT * FROM accounts WHERE email = ?', email);
    return row && toAccount(row);
  }

  /** Stores a token's hash until `expiresAt` (ms since 1970) and forgets those that ended before `now`. */
  addToken(tokenHash: string, accountId: string, expiresAt: number, now: number): void {
    this.#run('DELETE FROM tokens WHERE expires_at <= ?', now);
    this.#run(
      'INSERT INTO tokens (token_hash, account_id, expires_at) VALUES (?, ?, ?)',
      tokenHash,
      accountId,
      expiresAt,
    );
  }

  /** Takes a token's hash and the time (ms since 1970), returns whose token it is, or null. */
  accountByToken(tokenHash: string, now: number): Account | null {
    const row = this.#one(
      `SELECT accounts.* FROM tokens JOIN accounts ON accounts.id = tokens.account_id
       WHERE tokens.token_hash = ? AND tokens.expires_at > ?`,
      tokenHash,
      now,
    );
    return row && toAccount(row);
  }

  /** Stores an order and returns its id, such as ORD-2026-000042. */
  addOrder(order: NewOrder): string {
    return this.inTransaction(() => {
      const number = this.#one(
        `INSERT INTO orders (account_id, status, created_at, full_name, address, city, state, postal_code, phone)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number`,
        order.accountId,
        order.status,
        order.createdAt,
        order.shipping.fullName,
        order.shipping.address,
        order.shipping.city,
        order.shipping.state,
        order.shipping.postalCode,
        order.shipping.phone,
      )?.integer('number');
      const id = `ORD-${order.createdAt.slice(0, 4)}-${String(number).padStart(ORDER_DIGITS, '0')}`;
      this.#run('UPDATE orders SET id = ? WHERE number = ?', id, number);
      order.lines.forEach((line, position) => {
        this.#run(
          `INSERT INTO order_items (order_id, position, product_id, title, quantity, unit_paise)
           VALUES (?, ?, ?, ?, ?, ?)`,
          id,
          position,
          line.productId,
          line.title,
          line.quantity,
          line.unitPaise,
        );
      });
      return id;
    });
  }

  #toOrder(row: Row): StoredOrder {
    const id = row.text('id');
    const items = this.#all('SELECT * FROM order_items WHERE order_id = ? ORDER BY position', id);
    return {
      id,
      accountId: row.text('account_id'),
      status: row.integer('status'),
      createdAt: row.text('created_at'),
      shipping: {
        fullName: row.text('full_name'),
        address: row.text('address'),
        city: row.text('city'),
        state: row.text('state'),
        postalCode: row.text('postal_code'),
        phone: row.text('phone'),
      },
      lines: items.map((item) => ({
        productId: item.text('product_id'),
        title: item.text('title'),
        quantity: item.integer('quantity'),
        unitPaise: item.integer('unit_paise'),
      })),
    };
  }

  /** Takes an account's id, returns its orders, newest first. */
  ordersOf(accountId: string): StoredOrder[] {
    return this.#all('SELECT * FROM orders WHERE account_id = ? ORDER BY number DESC', accountId).map((row) =>
      this.#toOrder(row),
    );
  }

  /** Takes an order's id, returns the order with its account's email address, or null. */
  orderById(id: string): { readonly order: StoredOrder; readonly email: string } | null {
    const row = this.#one(
      `SELECT orders.*, accounts.email FROM orders JOIN accounts ON accounts.id = orders.account_id
       WHERE orders.id = ?`,
      id,
    );
    return row && { order: this.#toOrder(row), email: row.text('email') };
  }

  /** Moves a Pending order to Processing. Returns false when it was not Pending. */
  markPaid(orderId: string): boolean {
    const moved = this.#run(
      'UPDATE orders SET status = ? WHERE id = ? AND status = ?',
      ORDER_STATUS.processing,
      orderId,
      ORDER_STATUS.pending,
    );
    return moved === 1;
  }

  /** Remembers that the shopper went off to pay, at `createdAt` (ISO 8601). */
  addAttempt(attempt: PaymentAttempt, createdAt: string): void {
    this.#run(
      `INSERT INTO payment_attempts (reference, order_id, method, amount_paise, shop_origin, state, created_at)
       VALUES (?, ?, ?, ?, ?, 'open', ?)`,
      attempt.reference,
      attempt.orderId,
      attempt.method,
      attempt.amountPaise,
      attempt.shopOrigin,
      createdAt,
    );
  }

  /** Takes a reference, returns the attempt and what has become of it, or null. */
  attemptByReference(
    reference: string,
  ): { readonly attempt: Omit<PaymentAttempt, 'method'>; readonly state: string } | null {
    const row = this.#one('SELECT * FROM payment_attempts WHERE reference = ?', reference);
    return (
      row && {
        attempt: {
          reference: row.text('reference'),
          orderId: row.text('order_id'),
          amountPaise: row.integer('amount_paise'),
          shopOrigin: row.text('shop_origin'),
        },
        state: row.text('state'),
      }
    );
  }

  #closeAttempt(reference: string, state: Exclude<AttemptState, 'open'>): boolean {
    return (
      this.#run(
        `UPDATE payment_attempts SET state = ? WHERE reference = ? AND state = 'open'`,
        state,
        reference,
      ) === 1
    );
  }

  /** Uses a reference up and moves its order on, both or neither. */
  settle(reference: string, orderId: string): Settlement {
    return this.inTransaction(() => {
      if (!this.#closeAttempt(reference, 'paid')) return 'reference-used';
      if (this.markPaid(orderId)) return 'settled';
      this.#run(`UPDATE payment_attempts SET state = 'cancelled' WHERE reference = ?`, reference);
      return 'order-not-pending';
    });
  }

  /** Uses a reference up without paying. Returns false when it was used before. */
  cancel(reference: string): boolean {
    return this.#closeAttempt(reference, 'cancelled');
  }

  /** Writes everything into the one file and lets go of it. */
  close(): void {
    if (!this.#db.open) return;
    this.#db.pragma('wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}
