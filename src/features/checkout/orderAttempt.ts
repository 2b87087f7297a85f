import type { CartLine, Order } from '../../api/models/types';
import { orderStatusKind } from '../../lib/orderStatus';
import { isRecord, readNumber, readTexts } from '../../lib/untrusted';

/** An order that was sent, as it is known again among the shopper's orders should its answer never come. */
export interface OrderAttempt {
  /** Quantity by product name: the orders name no product ids. */
  readonly items: Readonly<Record<string, number>>;
  /** Numbers of the orders that existed before. */
  readonly knownOrders: readonly string[];
  /** When it was sent, in milliseconds since 1970, by this device's clock. */
  readonly sentAt: number;
}

/** How far the store's clock may be behind this device's, in milliseconds. */
const CLOCK_TOLERANCE = 5 * 60_000;

/** Quantity by name; positions of one name are added up. */
export function countItems(items: readonly Pick<CartLine, 'name' | 'quantity'>[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { name, quantity } of items) counts.set(name.trim(), (counts.get(name.trim()) ?? 0) + quantity);
  return Object.fromEntries(counts);
}

/** Whether two counts hold the same names as often. */
export function isSameItems(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The order that an attempt has become: a new one that waits for its payment and has the same items; null for none. */
export function findAttempted(orders: readonly Order[], attempt: OrderAttempt): Order | null {
  const known = new Set(attempt.knownOrders);
  const found = orders.find(({ id, status, date, items }) => {
    if (known.has(id) || orderStatusKind(status) !== 'pending') return false;
    const createdAt = date === null ? NaN : Date.parse(date);
    // An order without a date cannot be told to be an old one.
    if (createdAt < attempt.sentAt - CLOCK_TOLERANCE) return false;
    return isSameItems(countItems(items), attempt.items);
  });
  return found ?? null;
}

/** An attempt from a stored note, whoever wrote it; null where it holds none. */
export function toOrderAttempt(note: unknown): OrderAttempt | null {
  if (!isRecord(note)) return null;
  const { items } = note;
  const sentAt = readNumber(note['sentAt']);
  if (!isRecord(items) || sentAt === null) return null;
  return {
    items: Object.fromEntries(Object.entries(items).map(([name, count]) => [name, readNumber(count) ?? 0])),
    knownOrders: readTexts(note['knownOrders']),
    sentAt,
  };
}
