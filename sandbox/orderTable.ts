import { ORDER_STATUS } from './constants';
import type { Row, SqliteFile } from './sqliteFile';
import type { ShippingAddressDto } from '../apiServer/wire';

const ORDER_DIGITS = 6;

/** A line of an order. Its price is that at the time of the order. */
export interface OrderLine {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
  readonly unitPaise: number;
}

/** An order before it has an id. */
export interface NewOrder {
  readonly accountId: string;
  readonly status: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly shipping: ShippingAddressDto;
  readonly lines: readonly OrderLine[];
}

/** A stored order. */
export interface StoredOrder extends NewOrder {
  readonly id: string;
}

/** Orders with their lines. */
export class OrderTable {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  /** Stores an order and returns its id, such as ORD-2026-000042. */
  add(order: NewOrder): string {
    return this.#file.inTransaction(() => {
      const number = this.#file
        .one(
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
        )
        ?.integer('number');
      const id = `ORD-${order.createdAt.slice(0, 4)}-${String(number).padStart(ORDER_DIGITS, '0')}`;
      this.#file.run('UPDATE orders SET id = ? WHERE number = ?', id, number);
      order.lines.forEach((line, position) => {
        this.#file.run(
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
    const items = this.#file.all('SELECT * FROM order_items WHERE order_id = ? ORDER BY position', id);
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

  /** The orders of an account, newest first. */
  ofAccount(accountId: string): StoredOrder[] {
    return this.#file
      .all('SELECT * FROM orders WHERE account_id = ? ORDER BY number DESC', accountId)
      .map((row) => this.#toOrder(row));
  }

  /** The order of an id with its account's email address, or null. */
  byId(id: string): { readonly order: StoredOrder; readonly email: string } | null {
    const row = this.#file.one(
      `SELECT orders.*, accounts.email FROM orders JOIN accounts ON accounts.id = orders.account_id
       WHERE orders.id = ?`,
      id,
    );
    return row && { order: this.#toOrder(row), email: row.text('email') };
  }

  /** Moves a Pending order to Processing. Returns false when it was not Pending. */
  markPaid(orderId: string): boolean {
    const moved = this.#file.run(
      'UPDATE orders SET status = ? WHERE id = ? AND status = ?',
      ORDER_STATUS.processing,
      orderId,
      ORDER_STATUS.pending,
    );
    return moved === 1;
  }
}
