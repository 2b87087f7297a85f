import type { CartLine, Order } from '../../api/models/types';
import { orderStatusKind } from '../../lib/orderStatus';
import type { Purchase } from './purchase';

/** How far the store's clock may be behind this device's, in milliseconds. */
const CLOCK_TOLERANCE = 5 * 60_000;

/** Quantity by name; positions of one name are added up. The orders name no product ids. */
function countItems(items: readonly Pick<CartLine, 'name' | 'quantity'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { name, quantity } of items) counts.set(name.trim(), (counts.get(name.trim()) ?? 0) + quantity);
  return counts;
}

function isSameItems(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([name, count]) => other.get(name) === count);
}

/** An order that a purchase has become, and whether it may be an older one instead. */
interface OrderMatch {
  readonly orderId: string;
  readonly isCertain: boolean;
}

/**
 * The order that a purchase without an answer has become: one that waits for its payment, has the same items, was
 * not known before and belongs to no other purchase; null for none. Where nobody knew the orders before, the
 * order's date decides, and one from before the sending is no certain match.
 * @param claimed numbers of the orders of other purchases
 */
export function findOrderOf(
  orders: readonly Order[],
  { lines, knownOrderIds, sentAt }: Purchase,
  claimed: readonly string[],
): OrderMatch | null {
  const known = new Set([...(knownOrderIds ?? []), ...claimed]);
  const items = countItems(lines);
  for (const { id, status, date, items: ordered } of orders) {
    if (known.has(id) || orderStatusKind(status) !== 'pending') continue;
    if (!isSameItems(countItems(ordered), items)) continue;
    const createdAt = date === null ? NaN : Date.parse(date);
    if (createdAt < sentAt - CLOCK_TOLERANCE) continue;
    return { orderId: id, isCertain: knownOrderIds !== null || createdAt >= sentAt };
  }
  return null;
}

/** Numbers of the orders that wait for a payment. */
export function pendingOrderIds(orders: readonly Order[]): string[] {
  return orders.filter(({ status }) => orderStatusKind(status) === 'pending').map(({ id }) => id);
}
