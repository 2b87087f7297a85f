import type { PaymentMethod } from './constants';
import type { OrderTable } from './orderTable';
import type { SqliteFile } from './sqliteFile';

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

/** Attempts to pay, each with a reference that can be used once. */
export class PaymentAttemptTable {
  readonly #file: SqliteFile;
  readonly #orders: OrderTable;

  constructor(file: SqliteFile, orders: OrderTable) {
    this.#file = file;
    this.#orders = orders;
  }

  /** Remembers that the shopper went off to pay, at `createdAt` (ISO 8601). */
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

  /** Takes a reference, returns the attempt and what has become of it, or null. */
  byReference(
    reference: string,
  ): { readonly attempt: Omit<PaymentAttempt, 'method'>; readonly state: string } | null {
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

  /** Uses a reference up and moves its order on, both or neither. */
  settle(reference: string, orderId: string): Settlement {
    return this.#file.inTransaction(() => {
      if (!this.#end(reference, 'paid')) return 'reference-used';
      if (this.#orders.markPaid(orderId)) return 'settled';
      this.#file.run(`UPDATE payment_attempts SET state = 'cancelled' WHERE reference = ?`, reference);
      return 'order-not-pending';
    });
  }

  /** Uses a reference up without paying. Returns false when it was used before. */
  cancel(reference: string): boolean {
    return this.#end(reference, 'cancelled');
  }
}
