/** The names of the status codes 0 to 4. */
const statusNames = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** A status by its name; 'unknown' for every other code. */
type OrderStatusKind = Lowercase<(typeof statusNames)[number]> | 'unknown';

const statusKinds = [
  'pending',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const satisfies readonly OrderStatusKind[];

/** The name of a status code: 'Pending' to 'Cancelled', 'Unknown (n)' for other numbers, 'Unknown' for none. */
export function orderStatusName(code: number | null): string {
  if (code === null) return 'Unknown';
  return statusNames[code] ?? `Unknown (${code})`;
}

/** The kind of a status code, which decides its colour and whether payment is offered (only for 'pending'). */
export function orderStatusKind(code: number | null): OrderStatusKind {
  return (code === null ? undefined : statusKinds[code]) ?? 'unknown';
}
