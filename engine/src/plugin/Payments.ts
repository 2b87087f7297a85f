import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import { HistoryService, OrderService, type ID, type OrderState, type RequestContext } from '@vendure/core';
import { Database } from './Database';
import { Refusal, requireAccepted } from './Refusal';

export interface RecordPaymentInput {
  readonly orderId: string;
  readonly method: string;
  readonly transactionId: string;
  readonly amount: number;
}

export interface RecordedPayment {
  readonly recorded: boolean;
  readonly replayed: boolean;
  readonly refusedBecause: string | null;
}

interface LockedOrder {
  readonly id: ID;
  readonly state: OrderState;
  readonly total: number;
}

const toResult = (refusedBecause: string | null, replayed: boolean): RecordedPayment => ({
  recorded: refusedBecause === null,
  replayed,
  refusedBecause,
});

function reasonToRefuse({ state, total }: LockedOrder, amount: number): string | null {
  if (state === 'Cancelled') return 'CANCELLED';
  if (state !== 'ArrangingPayment') return 'ALREADY_PAID';
  return amount === total ? null : 'WRONG_AMOUNT';
}

/** Records payments. */
@Injectable()
export class Payments {
  constructor(
    private readonly orders: OrderService,
    private readonly history: HistoryService,
    private readonly database: Database,
  ) {}

  /** Records a payment once for each method and transaction id. Must run in a transaction that a refusal ends. */
  async record(ctx: RequestContext, input: RecordPaymentInput): Promise<RecordedPayment> {
    const { method, transactionId, amount } = input;
    // The same payment on another server, and a cancellation, wait here.
    const [order] = await this.database.rows<LockedOrder>(
      ctx,
      `SELECT id, state, "subTotalWithTax" + "shippingWithTax" AS total FROM "order" WHERE code = $1 FOR UPDATE`,
      [input.orderId],
    );
    if (order === undefined) throw new Refusal('UNKNOWN_ORDER', 'There is no order with this number.');
    const refusedBecause = reasonToRefuse(order, amount);
    const added = await this.database.rows(
      ctx,
      `INSERT INTO shop_payment (method, "transactionId", "orderId", amount, "refusedBecause") VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING "orderId"`,
      [method, transactionId, order.id, amount, refusedBecause],
    );
    if (added.length === 0) return await this.before(ctx, input, order.id);
    if (refusedBecause === null) await this.settle(ctx, order.id, method, transactionId);
    else await this.keep(ctx, order.id, input, refusedBecause);
    return toResult(refusedBecause, false);
  }

  private async before(
    ctx: RequestContext,
    input: RecordPaymentInput,
    orderId: ID,
  ): Promise<RecordedPayment> {
    const [payment] = await this.database.rows<{ orderId: ID; refusedBecause: string | null }>(
      ctx,
      `SELECT "orderId", "refusedBecause" FROM shop_payment WHERE method = $1 AND "transactionId" = $2`,
      [input.method, input.transactionId],
    );
    if (payment?.orderId !== orderId) {
      throw new Refusal('TRANSACTION_OF_ANOTHER_ORDER', 'This transaction belongs to another order.');
    }
    return toResult(payment.refusedBecause, true);
  }

  private async settle(
    ctx: RequestContext,
    orderId: ID,
    method: string,
    transactionId: string,
  ): Promise<void> {
    // Vendure moves the order on as soon as its payments cover it.
    requireAccepted(
      await this.orders.addManualPaymentToOrder(ctx, { orderId, method, transactionId, metadata: {} }),
    );
  }

  /** Money that cannot pay its order: a note in the order's history says so to who looks at the order. */
  private async keep(
    ctx: RequestContext,
    orderId: ID,
    { method, transactionId, amount }: RecordPaymentInput,
    reason: string,
  ): Promise<void> {
    const money = (amount / 100).toFixed(2);
    await this.history.createHistoryEntryForOrder(
      {
        ctx,
        orderId,
        type: HistoryEntryType.ORDER_NOTE,
        data: {
          note: `Money that does not pay this order (${reason}): ${money} ${ctx.channel.defaultCurrencyCode} by ${method}, transaction ${transactionId}. Send it back or use it by hand.`,
        },
      },
      false,
    );
  }
}
