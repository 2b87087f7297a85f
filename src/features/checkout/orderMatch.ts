import { orderTotal } from '../../api/models/order';
import type { CartLine, Order } from '../../api/models/types';
import { REQUEST_TIMEOUT } from '../../lib/constants';
import { piecesBy } from '../../lib/lineChoice';
import { orderStatusKind } from '../../lib/orderStatus';
import type { LoadedOrders } from './checkoutState';
import type { Purchase } from './purchase';

/** How much earlier than the sending a new order may be dated, in milliseconds: dates often have whole seconds. */
const ROUNDING = 2000;
/** How far the clocks of one shop's machines differ at most, in milliseconds: what is dated in between is uncertain. */
const CLOCK_DIFFERENCE = 600_000;
/** A moment that means the same everywhere: with a time to the second, and a zone. */
const MOMENT = /T\d{2}:\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/** Quantity by name, as orders contain no product ids. */
function countItems(items: readonly Pick<CartLine, 'name' | 'quantity'>[]): ReadonlyMap<string, number> {
  return piecesBy(items, ({ name }) => name.trim());
}

/** How many pieces there are, and what they cost together, in rupees. */
function sumOf(items: readonly Pick<CartLine, 'quantity' | 'price'>[]): string {
  const pieces = items.reduce((count, { quantity }) => count + quantity, 0);
  return `${pieces} for ${orderTotal({ items }).toFixed(2)}`;
}

function isSameItems(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([name, count]) => other.get(name) === count);
}

/** A postal code's letters and digits alone: stores write spaces and hyphens as they like. */
function plainPostalCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Whether an order goes to the address of a purchase, as far as the server says where it goes. */
function isSameDestination(order: Order, { postalCode }: Purchase['address']): boolean {
  const code = plainPostalCode(order.shipping.postalCode);
  return code === '' || code === plainPostalCode(postalCode);
}

/** The server's clock when a purchase was sent, in milliseconds since 1970; null where it is unknown. */
function serverTimeOfSending({ sentAt }: Purchase, { serverTime, at }: LoadedOrders): number | null {
  // This device's clock measures only how long ago that was: it may be hours wrong.
  return serverTime === null || at < sentAt ? null : serverTime - (at - sentAt);
}

/** How much older than the sending an order is, in milliseconds; undefined where that cannot be known. */
function ageOf({ date }: Order, sentAt: number | null): number | undefined {
  return sentAt === null || date === null || !MOMENT.test(date) ? undefined : sentAt - Date.parse(date);
}

interface OrderMatch {
  readonly orderId: string;
  /** Whether it has the same items and is not an older one. */
  readonly isCertain: boolean;
  /** Whether it is not an older one. */
  readonly isNew: boolean;
}

/**
 * Finds the order of a purchase without an answer: one with the same items and postal code that belongs to no other
 * purchase; null for none. Where the orders before the request are known, a pending one that is not among them is
 * new, unless it was made long after. Else the server's own clock decides, and without it no order is certain; nor is a
 * new one of the same sum with other names, as a store may name its orders' items in its own way.
 * @param claimed order numbers of other purchases
 * @param loaded when the orders were loaded
 */
export function findOrderOf(
  orders: readonly Order[],
  purchase: Purchase,
  claimed: readonly string[],
  loaded: LoadedOrders,
): OrderMatch | null {
  const { lines, address, knownOrderIds } = purchase;
  const known = new Set([...(knownOrderIds ?? []), ...claimed]);
  const items = countItems(lines);
  const sentAt = serverTimeOfSending(purchase, loaded);
  const isPending = ({ status }: Order) => orderStatusKind(status) === 'pending';
  const isNew = (order: Order): boolean | undefined => {
    const age = ageOf(order, sentAt);
    // The request was given up long before such an order was made.
    if (age !== undefined && age < -(REQUEST_TIMEOUT + CLOCK_DIFFERENCE)) return false;
    if (knownOrderIds !== null && isPending(order)) return true;
    if (age === undefined || (age > ROUNDING && age <= CLOCK_DIFFERENCE)) return undefined;
    return age <= ROUNDING;
  };
  const isSame = (order: Order) => isSameItems(countItems(order.items), items);
  const candidates = orders.filter(
    (order) =>
      !known.has(order.id) &&
      // One that was paid meanwhile, in another browser, must certainly be new.
      (isPending(order) ? isNew(order) !== false : isNew(order) === true) &&
      orderStatusKind(order.status) !== 'cancelled' &&
      isSameDestination(order, address) &&
      (isSame(order) || (isPending(order) && isNew(order) === true && sumOf(order.items) === sumOf(lines))),
  );
  const certain = candidates.find((order) => isSame(order) && isNew(order) === true);
  const match = certain ?? candidates[0];
  if (match === undefined) return null;
  return { orderId: match.id, isCertain: match === certain, isNew: isNew(match) === true };
}
