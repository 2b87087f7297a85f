import type { AttemptState, PaymentAttempt, Settlement, StoredAttempt } from '../apiServer/bank/bank';
import type { OrderTable } from './orderTable';
import type { SqliteFile } from './sqliteFile';

/** Payment attempts. */
export class PaymentAttemptTable {
  readonly #file: SqliteFile;
  readonly #orders: OrderTable;

  constructor(file: SqliteFile, orders: OrderTable) {
    this.#file = file;
    this.#orders = orders;
  }

  /** Stores an open attempt of the time `createdAt` (ISO 8601). */
  add(attempt: PaymentAttempt, createdAt: string): void {
    this.#file.run(
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

  /** The attempt of a reference and its state, or null. */
  byReference(reference: string): { readonly attempt: StoredAttempt; readonly state: string } | null {
    const row = this.#file.one('SELECT * FROM payment_attempts WHERE reference = ?', reference);
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

  #end(reference: string, state: Exclude<AttemptState, 'open'>): boolean {
    return (
      this.#file.run(
        `UPDATE payment_attempts SET state = ? WHERE reference = ? AND state = 'open'`,
        state,
        reference,
      ) === 1
    );
  }

  /** Closes an attempt and moves its order to Processing, in one transaction. */
  settle(reference: string, orderId: string): Settlement {
    return this.#file.inTransaction(() => {
      if (!this.#end(reference, 'paid')) return 'reference-used';
      if (this.#orders.markPaid(orderId)) return 'settled';
      this.#file.run(`UPDATE payment_attempts SET state = 'cancelled' WHERE reference = ?`, reference);
      return 'order-not-pending';
    });
  }

  /** Closes an attempt without paying. Returns false when it was closed before. */
  cancel(reference: string): boolean {
    return this.#end(reference, 'cancelled');
  }
}
