import { LIMITS } from '../../lib/constants';
import { readDate } from '../../lib/dates';
import { notAvailable, untitledProduct } from '../../lib/texts';
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
import type { CreateOrderAnswerDto, OrderAddressDto, OrderDto, OrderItemDto } from '../generated/endpoints';
import type { Order, OrderItem, OrderStatusCode } from './types';

/** Absent or null counts as 0; a number or a numeral is kept; anything else is unknown. */
function toStatus(value: unknown): OrderStatusCode {
  return value === undefined || value === null ? 0 : readNumber(value);
}

function toItem(answer: unknown, index: number): OrderItem {
  const fields = fieldsOf<OrderItemDto>(answer);
  return {
    id: readNumber(fields.id) ?? index + 1,
    name: readShortText(fields.productTitle, LIMITS.nameLength) || untitledProduct,
    quantity: readWhole(fields.quantity, 0, LIMITS.quantity) ?? 0,
    price: readAmount(fields.price, LIMITS.price) ?? 0,
  };
}

/** The items of an order; those beyond the limit are one item, so that the total is right. */
function toItems(value: unknown): readonly OrderItem[] {
  const items = readList(value).filter(isRecord).map(toItem);
  if (items.length <= LIMITS.orderItems) return items;
  const rest = items.slice(LIMITS.orderItems - 1);
  return [
    ...items.slice(0, LIMITS.orderItems - 1),
    {
      id: LIMITS.orderItems,
      name: `${rest.length} more items`,
      quantity: 1,
      price: orderTotal({ items: rest }),
    },
  ];
}

/** Where an order goes. Of the address as one line, parts that are missing leave no stray comma. */
function toShipping(answer: unknown): Order['shipping'] {
  const fields = fieldsOf<OrderAddressDto>(answer);
  const [address = '', city = '', state = '', postalCode = ''] = [
    fields.address,
    fields.city,
    fields.state,
    fields.postalCode,
  ].map((part) => readShortText(part, LIMITS.nameLength));
  const region = [state, postalCode].filter(Boolean).join(' ');
  const line = [address, city, region].filter(Boolean).join(', ');
  return {
    address: line === '' ? notAvailable : line,
    postalCode,
    method: 'Standard Shipping',
    tracking: notAvailable,
  };
}

/** An order from what the server sent; null where it has no id. */
export function toOrder(answer: unknown): Order | null {
  const fields = fieldsOf<OrderDto>(answer);
  const id = readId(fields.id, LIMITS.idLength);
  if (id === '') return null;
  return {
    id,
    status: toStatus(fields.status),
    date: readDate(fields.createdAt),
    items: toItems(fields.items),
    shipping: toShipping(fields.shippingAddress),
  };
}

/** The shopper's orders, the first of them where there are too many; what is no order is left out. */
export function toOrders(answer: unknown): readonly Order[] {
  return readList(answer)
    .slice(0, LIMITS.orders)
    .map(toOrder)
    .filter((order) => order !== null);
}

/** The new order's number, or '' where the answer has none. */
export function toCreatedOrderId(answer: unknown): string {
  return readId(fieldsOf<CreateOrderAnswerDto>(answer).id, LIMITS.idLength);
}

/** What an order, or a part of it, costs, in rupees: the sum of price times quantity. */
export function orderTotal({
  items,
}: {
  readonly items: readonly Pick<OrderItem, 'price' | 'quantity'>[];
}): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}
