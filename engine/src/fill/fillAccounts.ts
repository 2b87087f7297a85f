import type { INestApplicationContext } from '@nestjs/common';
import {
  Customer,
  CustomerService,
  isGraphQlErrorResult,
  manualFulfillmentHandler,
  Order,
  OrderService,
  RequestContextService,
  TransactionalConnection,
  User,
  type ID,
  type RequestContext,
} from '@vendure/core';
import { OrderPlacing } from '../plugin/OrderPlacing';
import { Payments } from '../plugin/Payments';
import { requireAccepted } from '../plugin/Refusal';
import type { FilledAccount, FilledOrder } from './catalogue';

const SHIPPED = 2;
const DELIVERED = 3;
const CANCELLED = 4;

async function ship(
  app: INestApplicationContext,
  ctx: RequestContext,
  orderId: ID,
  isDelivered: boolean,
): Promise<void> {
  const orders = app.get(OrderService);
  const order = await orders.findOne(ctx, orderId);
  const fulfillment = await orders.createFulfillment(ctx, {
    lines: (order?.lines ?? []).map(({ id, quantity }) => ({ orderLineId: id, quantity })),
    handler: {
      code: manualFulfillmentHandler.code,
      arguments: [
        { name: 'method', value: 'Road carrier' },
        { name: 'trackingCode', value: '' },
      ],
    },
  });
  requireAccepted(fulfillment);
  if (!('id' in fulfillment)) return;
  for (const state of isDelivered ? (['Shipped', 'Delivered'] as const) : (['Shipped'] as const)) {
    requireAccepted(await orders.transitionFulfillmentToState(ctx, fulfillment.id, state));
  }
}

/** Brings a new order to a status of the contract, by the ways that the administration page has. */
async function moveOn(
  app: INestApplicationContext,
  ctx: RequestContext,
  order: Order,
  status: number,
): Promise<void> {
  if (status === 0) return;
  if (status === CANCELLED) {
    requireAccepted(await app.get(OrderService).cancelOrder(ctx, { orderId: order.id }));
    return;
  }
  const amount = order.totalWithTax;
  await app
    .get(Payments)
    .record(ctx, { orderId: order.code, method: 'card', transactionId: `demo-${order.code}`, amount });
  if (status >= SHIPPED) await ship(app, ctx, order.id, status === DELIVERED);
}

async function fillOrder(
  app: INestApplicationContext,
  admin: RequestContext,
  user: User,
  order: FilledOrder,
  key: string,
): Promise<void> {
  const customer = await app.get(RequestContextService).create({ apiType: 'shop', user });
  const connection = app.get(TransactionalConnection);
  const placing = app.get(OrderPlacing);
  const { id: code } = await connection.withTransaction(customer, (ctx) =>
    placing.place(ctx, { idempotencyKey: key, lines: order.lines, shippingAddress: order.shipping }),
  );
  const orders = connection.getRepository(admin, Order);
  const placed = await orders.findOneOrFail({
    where: { code },
    relations: { lines: true, shippingLines: true, surcharges: true },
  });
  await connection.withTransaction(admin, (ctx) => moveOn(app, ctx, placed, order.status));
  const at = new Date(order.createdAt);
  await orders.update(placed.id, { createdAt: at, orderPlacedAt: at });
}

/** A customer who can sign in, with orders. An account that is there already is left as it is. */
export async function fillAccount(
  app: INestApplicationContext,
  ctx: RequestContext,
  account: FilledAccount,
): Promise<void> {
  const { email, password, firstName, lastName, createdAt, orders } = account;
  const connection = app.get(TransactionalConnection);
  const customers = app.get(CustomerService);
  const created = await customers.create(ctx, { emailAddress: email, firstName, lastName }, password);
  if (isGraphQlErrorResult(created)) return;
  await connection.getRepository(ctx, Customer).update(created.id, { createdAt: new Date(createdAt) });
  const user = await connection
    .getRepository(ctx, User)
    .findOneOrFail({ where: { id: created.user?.id }, relations: { roles: { channels: true } } });
  for (const [position, order] of orders.entries())
    await fillOrder(app, ctx, user, order, `demo-${position}`);
}
