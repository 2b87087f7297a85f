import { Injectable } from '@nestjs/common';
import {
  CustomerService,
  Order,
  OrderCalculator,
  OrderModifier,
  OrderService,
  TransactionalConnection,
  type ID,
  type RequestContext,
} from '@vendure/core';
import { MAX_QUANTITY } from '../limits';
import { toVendureAddress, type ShopAddress } from './address';
import { Database } from './Database';
import { Refusal, requireAccepted } from './Refusal';
import { GLOBAL_SETTINGS, STOCK } from './stockSql';

export interface PlaceOrderInput {
  readonly idempotencyKey: string;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
  readonly shippingAddress: ShopAddress;
}

interface Wanted {
  readonly variantId: number;
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
}

/** Places orders. Each method must run in a transaction, and a refusal that it throws must end it. */
@Injectable()
export class OrderPlacing {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly modifier: OrderModifier,
    private readonly calculator: OrderCalculator,
    private readonly customers: CustomerService,
    private readonly database: Database,
  ) {}

  /** Makes the order of a key, or answers with the one that it made before. `id` is the order's number. */
  async place(ctx: RequestContext, input: PlaceOrderInput): Promise<{ id: string; replayed: boolean }> {
    const customer = ctx.activeUserId && (await this.customers.findOneByUserId(ctx, ctx.activeUserId));
    if (!customer) throw new Refusal('NOT_SIGNED_IN', 'Nobody is signed in.');
    // Another customer's key is another key.
    const key = `${customer.id}:${input.idempotencyKey}`;
    // Held to the end of the transaction: the same key on another server waits here, then finds the order.
    await this.database.rows(ctx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`order:${key}`]);
    const [made] = await this.database.rows<{ code: string }>(
      ctx,
      `SELECT code FROM "order" WHERE "customFieldsIdempotencykey" = $1`,
      [key],
    );
    if (made !== undefined) return { id: made.code, replayed: true };
    const wanted = await this.wanted(ctx, input);
    await this.lockStock(ctx, wanted);
    return { id: await this.make(ctx, key, wanted, input.shippingAddress), replayed: false };
  }

  /** The variants that are ordered, each once. */
  private async wanted(ctx: RequestContext, { lines }: PlaceOrderInput): Promise<Wanted[]> {
    if (lines.length === 0) throw new Refusal('BAD_QUANTITY', 'An order needs a product.');
    const quantities = new Map<string, number>();
    for (const { productId, quantity } of lines) {
      if (quantity < 1) throw new Refusal('BAD_QUANTITY', 'A quantity must be 1 or more.', { productId });
      quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
    }
    const known = await this.database.rows<{ id: number; sku: string; title: string }>(
      ctx,
      `SELECT DISTINCT ON (v.sku) v.id, v.sku, t.name AS title FROM product_variant v
       JOIN product p ON p.id = v."productId" AND p.enabled AND p."deletedAt" IS NULL
       JOIN product_variant_translation t ON t."baseId" = v.id AND t."languageCode" = $2
       WHERE v.sku = ANY($1) AND v.enabled AND v."deletedAt" IS NULL ORDER BY v.sku, v.id`,
      [[...quantities.keys()], ctx.channel.defaultLanguageCode],
    );
    return [...quantities].map(([productId, quantity]) => {
      const found = known.find(({ sku }) => sku === productId);
      if (found === undefined) {
        throw new Refusal('UNKNOWN_PRODUCT', 'A product in this order is no longer sold.', { productId });
      }
      const { id: variantId, sku, title } = found;
      if (quantity > MAX_QUANTITY) {
        throw new Refusal('QUANTITY_LIMIT', `At most ${MAX_QUANTITY} pieces of ${title} can be ordered.`, {
          productId,
          title,
          max: MAX_QUANTITY,
        });
      }
      return { variantId, sku, title, quantity };
    });
  }

  /** Locks in one order for everybody, so that two orders never wait for each other; then nobody else changes the stock. */
  private async lockStock(ctx: RequestContext, wanted: readonly Wanted[]): Promise<void> {
    const ids = wanted.map(({ variantId }) => variantId);
    await this.database.rows(
      ctx,
      `SELECT id FROM stock_level WHERE "productVariantId" = ANY($1) ORDER BY id FOR UPDATE`,
      [ids],
    );
    const stock = await this.database.rows<{ id: number; available: number }>(
      ctx,
      `SELECT v.id, ${STOCK} AS available FROM product_variant v ${GLOBAL_SETTINGS} WHERE v.id = ANY($1)`,
      [ids],
    );
    for (const { variantId, sku, title, quantity } of wanted) {
      const available = stock.find(({ id }) => id === variantId)?.available ?? 0;
      if (available < quantity) {
        throw new Refusal('OUT_OF_STOCK', `${available} pieces of ${title} are left.`, {
          productId: sku,
          title,
          available,
        });
      }
    }
  }

  private async make(
    ctx: RequestContext,
    key: string,
    wanted: readonly Wanted[],
    address: ShopAddress,
  ): Promise<string> {
    const order = await this.orders.create(ctx, ctx.activeUserId);
    const { id, code } = order;
    order.shippingAddress = toVendureAddress(address);
    await this.connection.getRepository(ctx, Order).update(id, {
      customFields: { idempotencyKey: key },
      shippingAddress: order.shippingAddress,
    });
    // OrderService has a method for each step, which reads the order before and computes it after: here it is once for all.
    for (const { variantId, quantity } of wanted) {
      const line = await this.modifier.getOrCreateOrderLine(ctx, order, variantId);
      line.quantity = quantity;
    }
    // Shipping methods may ask for the sum.
    this.calculator.calculateOrderTotals(order);
    requireAccepted(await this.modifier.setShippingMethods(ctx, order, [await this.shippingMethodId(ctx)]));
    // Set in the database alone; lines without it would end the shipping.
    for (const line of order.lines) line.shippingLineId = line.shippingLine?.id;
    await this.orders.applyPriceAdjustments(ctx, order, order.lines, []);
    requireAccepted(await this.orders.transitionToState(ctx, id, 'ArrangingPayment'));
    return code;
  }

  private async shippingMethodId(ctx: RequestContext): Promise<ID> {
    const [method] = await this.database.rows<{ id: ID }>(
      ctx,
      `SELECT m.id FROM shipping_method m JOIN shipping_method_channels_channel c ON c."shippingMethodId" = m.id
       WHERE c."channelId" = $1 AND m."deletedAt" IS NULL ORDER BY m.id LIMIT 1`,
      [ctx.channelId],
    );
    if (method === undefined) throw new Refusal('ORDER_REFUSED', 'The shop has no shipping method.');
    return method.id;
  }
}
