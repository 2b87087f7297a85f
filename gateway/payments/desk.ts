/** Payment attempts in the database, and payments in the engine. */
import { ORDER_STATUS } from '../../apiServer/orders';
import type { Database } from '../database';
import { findAnyOrder } from '../orders';
import type { ServiceSession } from '../serviceSession';
import type { NewAttempt, PaymentDesk } from './provider';

const RECORD = `mutation ($input: RecordPaymentInput!) {
  recordPayment(input: $input) { recorded replayed refusedBecause }
}`;

/**
 * An attempt is open, then paying, then paid or kept; or cancelled. One that is paying may be settled again: the engine
 * records a reference once, so a return and a notification at the same moment, or after a crash between, do no harm. So
 * may one that was cancelled: money that comes after all must reach the engine.
 */
const SETTLING = `UPDATE gateway.payment_attempt SET state = 'paying'
  WHERE reference = $1 AND state IN ('open', 'paying', 'cancelled') RETURNING reference`;
const KEPT = `SELECT reference FROM gateway.payment_attempt WHERE reference = $1 AND state = 'kept'`;

export const createPaymentDesk = (db: Database, service: ServiceSession): PaymentDesk => ({
  open: async ({ reference, orderId, method, amountPaise, shopOrigin }) => {
    await db.query(
      `INSERT INTO gateway.payment_attempt (reference, order_id, method, amount_paise, shop_url)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (reference) DO NOTHING`,
      ...[reference, orderId, method, amountPaise, shopOrigin],
    );
  },
  find: async (reference) => {
    const [row] = await db.query('SELECT * FROM gateway.payment_attempt WHERE reference = $1', reference);
    if (row === undefined) return null;
    const attempt: NewAttempt = {
      reference,
      orderId: row.text('order_id'),
      method: row.text('method'),
      amountPaise: row.number('amount_paise'),
      shopOrigin: row.text('shop_url'),
    };
    const state = row.text('state');
    return { attempt, state: state === 'paying' ? 'open' : state };
  },
  isPayable: async (orderId) =>
    (await findAnyOrder(service, orderId))?.number('status') === ORDER_STATUS.pending,
  settle: async ({ reference, orderId, method, amountPaise }) => {
    const settling = await db.query(SETTLING, reference);
    if (settling.length === 0)
      return (await db.query(KEPT, reference)).length === 0 ? 'reference-used' : 'kept';
    const { data } = await service({
      name: 'recordPayment',
      query: RECORD,
      variables: { input: { orderId, method, transactionId: reference, amount: amountPaise } },
    });
    const isRecorded = data.child('recordPayment').flag('recorded');
    const state = isRecorded ? 'paid' : 'kept';
    await db.query('UPDATE gateway.payment_attempt SET state = $2 WHERE reference = $1', reference, state);
    return isRecorded ? 'settled' : 'kept';
  },
  cancel: async (reference) => {
    const cancelled = await db.query(
      `UPDATE gateway.payment_attempt SET state = 'cancelled' WHERE reference = $1 AND state = 'open' RETURNING reference`,
      reference,
    );
    return cancelled.length === 1;
  },
});
