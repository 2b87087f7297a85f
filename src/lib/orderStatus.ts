/** The statuses of the codes 0 to 4. */
const statuses = [
  { kind: 'pending', name: 'Pending' },
  { kind: 'processing', name: 'Processing' },
  { kind: 'shipped', name: 'Shipped' },
  { kind: 'delivered', name: 'Delivered' },
  { kind: 'cancelled', name: 'Cancelled' },
] as const;

/** 'unknown' is for every other code. */
export type OrderStatusKind = (typeof statuses)[number]['kind'] | 'unknown';

/** The name of a status code: 'Pending' to 'Cancelled', 'Unknown (n)' for other numbers, 'Unknown' for none. */
export function orderStatusName(code: number | null): string {
  if (code === null) return 'Unknown';
  return statuses[code]?.name ?? `Unknown (${code})`;
}

/** The kind of a status code, which decides its colour and whether payment is offered (only for 'pending'). */
export function orderStatusKind(code: number | null): OrderStatusKind {
  return (code === null ? undefined : statuses[code]?.kind) ?? 'unknown';
}
