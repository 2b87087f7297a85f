/** The operations that events of the cart stand for; null where an event changes nothing. */
import type { CartLine } from '../../api/models/types';
import { lineKey } from '../../lib/lineChoice';
import type { CartContents, CartOperation, CountedLine } from './cartOperations';
import { quantitiesOf } from './cartOperations';

/** Sets the quantity of a line; below 1 or of no line it changes nothing. */
export function quantityChange(
  { lines }: CartContents,
  { key, quantity }: { readonly key: string; readonly quantity: number },
): CartOperation | null {
  const line = lines.find((other) => lineKey(other) === key);
  if (line === undefined || !Number.isInteger(quantity) || quantity < 1) return null;
  return { kind: 'changeQuantity', key, by: quantity - line.quantity };
}

/** Removes a line. */
export function removal({ lines }: CartContents, { key }: { readonly key: string }): CartOperation | null {
  const removed = lines.filter((line) => lineKey(line) === key);
  return removed.length === 0 ? null : { kind: 'take', lines: quantitiesOf(removed) };
}

/** Removes all lines. */
export function clearing({ lines }: CartContents): CartOperation | null {
  return lines.length === 0 ? null : { kind: 'take', lines: quantitiesOf(lines) };
}

/** Adds lines behind what is in the cart. */
export function appending({ lines }: CartContents, added: readonly CartLine[]): CartOperation | null {
  return added.length === 0 ? null : { kind: 'putBack', lines: added, index: lines.length };
}

/** The lines of an ordered purchase. */
export interface OrderedLines {
  readonly purchaseId: string;
  readonly lines: readonly CountedLine[];
}

/** Takes out the lines of a purchase, once. */
export function ordering(
  { ordered }: CartContents,
  { purchaseId, lines }: OrderedLines,
): CartOperation | null {
  return ordered.includes(purchaseId) ? null : { kind: 'order', purchaseId, lines: quantitiesOf(lines) };
}
