/** The statuses an order can be known by (specification, section 4), with the name shoppers read. */
const statusNames = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** A status by its name; 'unknown' stands for every code without one. */
export type OrderStatusKind = Lowercase<(typeof statusNames)[number]> | 'unknown';

const statusKinds = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatusKind[];

/** The name of a status code: 'Pending' to 'Cancelled', 'Unknown (n)' for other numbers, 'Unknown' for none (ruling 18). */
export function orderStatusName(code: number | null): string {
  if (code === null) return 'Unknown';
  return statusNames[code] ?? `Unknown (${code})`;
}

/** What a status code means; decides its colour and whether payment is offered (pending alone). */
export function orderStatusKind(code: number | null): OrderStatusKind {
  return (code === null ? undefined : statusKinds[code]) ?? 'unknown';
}
