import { Injectable } from '@nestjs/common';
import { OrderLine, type RequestContext } from '@vendure/core';
import { toShopAddress, type ShopAddress } from './address';
import { Database } from './Database';

const MAX_ORDERS = 200;

interface LineRow {
  readonly id: number;
  readonly productId: string;
  readonly productTitle: string;
  readonly familyTitle: string;
  readonly quantity: number;
  readonly listPrice: number;
  readonly listPriceIncludesTax: boolean;
  /** JSON, as Vendure keeps it. */
  readonly adjustments: string;
  readonly taxLines: string;
}

interface OrderRow {
  readonly id: string;
  readonly state: string;
  readonly createdAt: Date;
  readonly address: string;
  readonly email: string;
  readonly total: number;
  readonly lines: readonly LineRow[];
}

export interface ShopOrder {
  readonly id: string;
  readonly status: number;
  readonly createdAt: string;
  readonly lines: readonly {
    readonly id: string;
    readonly productId: string;
    readonly productTitle: string;
    readonly familyTitle: string;
    readonly quantity: number;
    readonly unitPrice: number;
  }[];
  readonly shippingAddress: ShopAddress;
  readonly email: string;
  readonly phone: string;
  readonly total: number;
  readonly paid: boolean;
  readonly cancelled: boolean;
}

const STATUS = { pending: 0, processing: 1, shipped: 2, delivered: 3, cancelled: 4 } as const;

/** The contract's status of Vendure's states; any other is pending. */
const statusByState = new Map<string, number>([
  ['PaymentAuthorized', STATUS.processing],
  ['PaymentSettled', STATUS.processing],
  ['PartiallyShipped', STATUS.processing],
  ['Shipped', STATUS.shipped],
  ['PartiallyDelivered', STATUS.shipped],
  ['Delivered', STATUS.delivered],
  ['Cancelled', STATUS.cancelled],
]);

/** A line keeps its quantity when it is cancelled: that is then in orderPlacedQuantity. */
const ORDERS = `
  SELECT o.code AS id, o.state, coalesce(o."orderPlacedAt", o."createdAt") AS "createdAt",
    o."shippingAddress" AS address, c."emailAddress" AS email, o."subTotalWithTax" + o."shippingWithTax" AS total,
    (SELECT coalesce(json_agg(json_build_object('id', l.id, 'productId', v.sku, 'productTitle', vt.name,
        'familyTitle', pt.name, 'quantity', greatest(l.quantity, l."orderPlacedQuantity"), 'listPrice', l."listPrice",
        'listPriceIncludesTax', l."listPriceIncludesTax", 'adjustments', l.adjustments, 'taxLines', l."taxLines")
        ORDER BY l.id), '[]')
      FROM order_line l JOIN product_variant v ON v.id = l."productVariantId"
      JOIN product_variant_translation vt ON vt."baseId" = v.id AND vt."languageCode" = $1
      JOIN product_translation pt ON pt."baseId" = v."productId" AND pt."languageCode" = $1
      WHERE l."orderId" = o.id) AS lines
  FROM "order" o JOIN customer c ON c.id = o."customerId"
  WHERE o."orderPlacedAt" IS NOT NULL`;

function unitPriceOf(row: LineRow): number {
  const { quantity, listPrice, listPriceIncludesTax } = row;
  // Vendure's own arithmetic: discounts are shared out over the lines.
  return new OrderLine({
    quantity,
    listPrice,
    listPriceIncludesTax,
    adjustments: JSON.parse(row.adjustments),
    taxLines: JSON.parse(row.taxLines),
  }).proratedUnitPriceWithTax;
}

function toOrder(row: OrderRow): ShopOrder {
  const status = statusByState.get(row.state) ?? STATUS.pending;
  const shippingAddress = toShopAddress(JSON.parse(row.address));
  return {
    id: row.id,
    status,
    createdAt: row.createdAt.toISOString(),
    lines: row.lines.map((line) => ({
      id: String(line.id),
      productId: line.productId,
      productTitle: line.productTitle,
      familyTitle: line.familyTitle,
      quantity: line.quantity,
      unitPrice: unitPriceOf(line),
    })),
    shippingAddress,
    email: row.email,
    phone: shippingAddress.phone,
    total: row.total,
    paid: status === STATUS.processing || status === STATUS.shipped || status === STATUS.delivered,
    cancelled: status === STATUS.cancelled,
  };
}

/** Reads placed orders as the shop shows them. */
@Injectable()
export class Orders {
  constructor(private readonly database: Database) {}

  private async select(
    ctx: RequestContext,
    condition: string,
    ...parameters: unknown[]
  ): Promise<ShopOrder[]> {
    const rows = await this.database.rows<OrderRow>(
      ctx,
      `${ORDERS} AND ${condition} ORDER BY o."orderPlacedAt" DESC, o.id DESC LIMIT ${MAX_ORDERS}`,
      [ctx.channel.defaultLanguageCode, ...parameters],
    );
    return rows.map(toOrder);
  }

  /** Those of the signed-in customer, newest first; none for nobody. */
  async ofUser(ctx: RequestContext): Promise<ShopOrder[]> {
    return ctx.activeUserId === undefined ? [] : await this.select(ctx, `c."userId" = $2`, ctx.activeUserId);
  }

  /** An order of the signed-in customer, or null. */
  async ownById(ctx: RequestContext, id: string): Promise<ShopOrder | null> {
    if (ctx.activeUserId === undefined) return null;
    return (await this.select(ctx, `c."userId" = $2 AND o.code = $3`, ctx.activeUserId, id))[0] ?? null;
  }

  /** An order by its number, or null. The caller must be allowed to know it. */
  async byId(ctx: RequestContext, id: string): Promise<ShopOrder | null> {
    return (await this.select(ctx, `o.code = $2`, id))[0] ?? null;
  }
}
