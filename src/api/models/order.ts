import { notAvailable } from '../../lib/texts';
import { fieldsOf, isRecord, readList, readNumber, readText } from '../../lib/untrusted';
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

function isOrder(value: unknown): value is OrderDto {
  return isRecord(value);
}

/** Absent or null counts as 0; a number or a numeral is kept; anything else is unknown (ruling 18). */
function toStatus(value: unknown): OrderStatusCode {
  return value === undefined || value === null ? 0 : readNumber(value);
}

function toItem(dto: OrderItemDto, index: number): OrderItem {
  const fields = fieldsOf(dto);
  return {
    id: readNumber(fields.id) ?? index + 1,
    name: readText(fields.productTitle).trim() || unnamedItem,
    quantity: Math.max(0, readNumber(fields.quantity) ?? 0),
    price: readNumber(fields.price) ?? 0,
  };
}

/** 'address, city, state postalCode'; parts that are missing leave no stray comma. */
function toAddressLine(dto: OrderAddressDto | undefined): string {
  const fields = fieldsOf(dto);
  const region = [fields.state, fields.postalCode]
    .map((part) => readText(part).trim())
    .filter(Boolean)
    .join(' ');
  const line = [readText(fields.address).trim(), readText(fields.city).trim(), region]
    .filter(Boolean)
    .join(', ');
  return line === '' ? notAvailable : line;
}

/** An order from what the server sent; null where it has no id. */
export function toOrder(dto: OrderDto): Order | null {
  const fields = fieldsOf(dto);
  const id = readText(fields.id);
  if (id === '') return null;
  const date = readText(fields.createdAt);
  return {
    id,
    status: toStatus(fields.status),
    date: date === '' ? null : date,
    items: readList(fields.items).filter(isItem).map(toItem),
    shipping: {
      address: toAddressLine(isAddress(fields.shippingAddress) ? fields.shippingAddress : undefined),
      method: shippingMethod,
      tracking: notAvailable,
    },
  };
}

/** The shopper's orders; what is no order is left out. */
export function toOrders(dto: readonly OrderDto[]): readonly Order[] {
  return readList(dto)
    .filter(isOrder)
    .map(toOrder)
    .filter((order) => order !== null);
}

/** The new order's number, or '' where the answer has none. */
export function toCreatedOrderId(dto: CreateOrderAnswerDto): string {
  return readText(fieldsOf(dto).id);
}

/** What an order costs, in rupees: the sum of price times quantity. */
export function orderTotal(order: Order): number {
  return order.items.reduce((sum, item) => sum + item.price * item.quantity, 0);
}
