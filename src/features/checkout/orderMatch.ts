import type { CartLine, Order } from '../../api/models/types';
import { orderStatusKind } from '../../lib/orderStatus';
import type { Purchase } from './purchase';

/** How far the server's clock may be behind, in milliseconds. */
const CLOCK_TOLERANCE = 5 * 60_000;

/** Quantity by name, as orders contain no product ids. */
function countItems(items: readonly Pick<CartLine, 'name' | 'quantity'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const name = item.name.trim();
    // Stryker disable next-line ArithmeticOperator: Both sides of the comparison are counted alike.
    counts.set(name, (counts.get(name) ?? 0) + item.quantity);
  }
  return counts;
}

function isSameItems(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([name, count]) => other.get(name) === count);
}

/** A postal code's letters and digits alone: stores write spaces and hyphens as they like. */
function plainPostalCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** Whether an order goes to the address of a purchase, as far as the store says where it goes [decision.31]. */
function isSameDestination(order: Order, { postalCode }: Purchase['address']): boolean {
  const code = plainPostalCode(order.shipping.postalCode);
  return code === '' || code === plainPostalCode(postalCode);
}

/** The order of a purchase, and whether it is certainly not an older one. */
interface OrderMatch {
  readonly orderId: string;
  readonly isCertain: boolean;
}

/**
 * Finds the order of a purchase without an answer: a pending one with the same items and postal code that was unknown
 * before and belongs to no other purchase; null for none. If the earlier orders are unknown, an order is certain only if it is dated after
 * the sending.
 * @param claimed order numbers of other purchases
 */
export function findOrderOf(
  orders: readonly Order[],
  { lines, address, knownOrderIds, sentAt }: Purchase,
  claimed: readonly string[],
): OrderMatch | null {
  // Stryker disable next-line ArrayDeclaration: The number of no order.
  const known = new Set([...(knownOrderIds ?? []), ...claimed]);
  const items = countItems(lines);
  for (const order of orders) {
    const { id, status, date, items: ordered } = order;
    if (!isSameDestination(order, address) || known.has(id) || orderStatusKind(status) !== 'pending')
      continue;
    if (!isSameItems(countItems(ordered), items)) continue;
    // Stryker disable next-line StringLiteral: Text that is no date, whatever it is.
    const createdAt = Date.parse(date ?? '');
    if (createdAt < sentAt - CLOCK_TOLERANCE) continue;
    return { orderId: id, isCertain: knownOrderIds !== null || createdAt >= sentAt };
  }
  return null;
}

/** The numbers of pending orders. */
export function pendingOrderIds(orders: readonly Order[]): string[] {
  return orders.filter(({ status }) => orderStatusKind(status) === 'pending').map(({ id }) => id);
}
