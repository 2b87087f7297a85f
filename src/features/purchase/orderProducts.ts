import type { PurchaseLine } from './purchase';

/** Quantity by product id for POST /orders; lines of one product are added up (section 7). */
export function toOrderProducts(lines: readonly PurchaseLine[]): Record<string, number> {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return Object.fromEntries(quantities);
}
