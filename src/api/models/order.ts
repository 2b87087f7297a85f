import { LIMITS } from '../../lib/constants';
import { readDate } from '../../lib/dates';
import { notAvailable } from '../../lib/texts';
import {
  fieldsOf,
  isRecord,
  readAmount,
  readId,
  readList,
  readNumber,
  readShortText,
  readWhole,
} from '../../lib/untrusted';
import type { Order, OrderItem, OrderStatusCode } from './types';
import type { CreateOrderAnswerDto, OrderAddressDto, OrderDto, OrderItemDto } from './wire';

/** How every order ships (specification, section 3). */
const shippingMethod = 'Standard Shipping';
/** The name of a position whose title is missing. */
const unnamedItem = 'Item';

function isItem(value: unknown): value is OrderItemDto {
  return isRecord(value);
}

function isAddress(value: unknown): value is OrderAddressDto {
  return isRecord(value);
}

/** Whether an answer can be an order at all. */
export function isOrder(value: unknown): value is OrderDto {
  return isRecord(value);
}

/** Whether an answer can be a list of orders. */
export function isOrderList(value: unknown): value is readonly OrderDto[] {
  return Array.isArray(value);
}

/** Absent or null counts as 0; a number or a numeral is kept; anything else is unknown (ruling 18). */
function toStatus(value: unknown): OrderStatusCode {
  return value === undefined || value === null ? 0 : readNumber(value);
}

function toItem(dto: OrderItemDto, index: number): OrderItem {
  const fields = fieldsOf(dto);
  return {
    id: readNumber(fields.id) ?? index + 1,
    name: readShortText(fields.productTitle, LIMITS.nameLength) || unnamedItem,
    quantity: readWhole(fields.quantity, 0, LIMITS.quantity) ?? 0,
    price: readAmount(fields.price, LIMITS.price) ?? 0,
  };
}

/** What several positions cost together, in rupees. */
function sumOf(items: readonly OrderItem[]): number {
  return items.reduce((sum, item) => sum + item.price * item.quantity, 0);
}

/** The positions of an order; beyond the limit the rest are one position, so that the total is still right. */
function toItems(value: unknown): readonly OrderItem[] {
  const items = readList(value).filter(isItem).map(toItem);
  if (items.length <= LIMITS.orderItems) return items;
  const rest = items.slice(LIMITS.orderItems - 1);
  return [
    ...items.slice(0, LIMITS.orderItems - 1),
    { id: LIMITS.orderItems, name: `${rest.length} more items`, quantity: 1, price: sumOf(rest) },
  ];
}

/** 'address, city, state postalCode'; parts that are missing leave no stray comma. */
function toAddressLine(dto: OrderAddressDto | undefined): string {
  const fields = fieldsOf(dto);
  const region = [fields.state, fields.postalCode]
    .map((part) => readShortText(part, LIMITS.nameLength))
    .filter(Boolean)
    .join(' ');
  const parts = [fields.address, fields.city].map((part) => readShortText(part, LIMITS.nameLength));
  const line = [...parts, region].filter(Boolean).join(', ');
  return line === '' ? notAvailable : line;
}

/** An order from what the server sent; null where it has no id. */
export function toOrder(dto: OrderDto): Order | null {
  const fields = fieldsOf(dto);
  const id = readId(fields.id, LIMITS.idLength);
  if (id === '') return null;
  return {
    id,
    status: toStatus(fields.status),
    date: readDate(fields.createdAt),
    items: toItems(fields.items),
    shipping: {
      address: toAddressLine(isAddress(fields.shippingAddress) ? fields.shippingAddress : undefined),
      method: shippingMethod,
      tracking: notAvailable,
    },
  };
}

/** The shopper's orders, the first of them where there are too many; what is no order is left out. */
export function toOrders(dto: readonly OrderDto[]): readonly Order[] {
  return readList(dto)
    .slice(0, LIMITS.orders)
    .filter(isOrder)
    .map(toOrder)
    .filter((order) => order !== null);
}

/** The new order's number, or '' where the answer has none. */
export function toCreatedOrderId(dto: CreateOrderAnswerDto): string {
  return readId(fieldsOf(dto).id, LIMITS.idLength);
}

/** What an order costs, in rupees: the sum of price times quantity. */
export function orderTotal(order: Order): number {
  return sumOf(order.items);
}
