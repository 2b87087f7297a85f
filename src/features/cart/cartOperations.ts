import type { CartLine } from '../../api/models/types';
import { MAX_CART_LINES, MAX_LINE_QUANTITY, MAX_ORDERED_PURCHASES } from '../../lib/constants';
import { lineKey, piecesBy } from '../../lib/lineChoice';
import { mergeLines } from './cartLine';

export interface CartContents {
  /** Oldest first. */
  readonly lines: readonly CartLine[];
  /** Ids of the ordered purchases, the newest last. */
  readonly ordered: readonly string[];
}

export interface LineQuantity {
  readonly key: string;
  readonly quantity: number;
}

/** Another size and colour for a line. */
export interface ChangedChoice {
  readonly key: string;
  readonly size: string;
  readonly color: string;
  /** The picture of that colour; the line keeps its own where there is none. */
  readonly image?: string;
}

/**
 * One change of the cart. It contains the difference, not the result, so that it can be applied after the changes of
 * other tabs: quantities are added and subtracted, and only what the shopper saw is taken out.
 */
export type CartOperation =
  | { readonly kind: 'add'; readonly line: CartLine }
  | { readonly kind: 'changeQuantity'; readonly key: string; readonly by: number }
  | ({ readonly kind: 'changeChoice' } & ChangedChoice)
  | { readonly kind: 'take'; readonly lines: readonly LineQuantity[] }
  | { readonly kind: 'putBack'; readonly lines: readonly CartLine[]; readonly index: number }
  | { readonly kind: 'order'; readonly purchaseId: string; readonly lines: readonly LineQuantity[] };

/** How many pieces of a line the cart has, by its key; 0 where it has none. */
export function quantityIn({ lines }: Pick<CartContents, 'lines'>, key: string): number {
  return lines.find((line) => lineKey(line) === key)?.quantity ?? 0;
}

function clamp(quantity: number): number {
  return Math.min(MAX_LINE_QUANTITY, Math.max(1, quantity));
}

function take(lines: readonly CartLine[], taken: readonly LineQuantity[]): CartLine[] {
  const quantities = piecesBy(taken, ({ key }) => key);
  return lines.flatMap((line) => {
    const quantity = line.quantity - (quantities.get(lineKey(line)) ?? 0);
    return quantity === line.quantity ? [line] : quantity < 1 ? [] : [{ ...line, quantity }];
  });
}

function putBack(lines: readonly CartLine[], back: readonly CartLine[], index: number): CartLine[] {
  const keys = new Set(lines.map(lineKey));
  const isHere = (line: CartLine) => keys.has(lineKey(line));
  const merged = mergeLines(lines, back.filter(isHere));
  const missing = back.filter((line) => !isHere(line)).slice(0, MAX_CART_LINES - merged.length);
  return merged.toSpliced(index, 0, ...missing);
}

/** The lines with another size and colour for one of them, which is merged with a line that is equal now. */
function changeChoice(lines: readonly CartLine[], { key, size, color, image }: ChangedChoice): CartLine[] {
  const index = lines.findIndex((line) => lineKey(line) === key);
  const line = lines[index];
  if (line === undefined) return [...lines];
  const changed = { ...line, image: image ?? line.image, selectedSize: size, selectedColor: color };
  return mergeLines([], lines.with(index, changed));
}

/** The cart after an operation. The same order is taken out only once. */
export function applyOperation(cart: CartContents, operation: CartOperation): CartContents {
  const { lines, ordered } = cart;
  switch (operation.kind) {
    case 'add':
      return { lines: mergeLines(lines, [operation.line]), ordered };
    case 'changeQuantity':
      return {
        lines: lines.map((line) =>
          lineKey(line) === operation.key ? { ...line, quantity: clamp(line.quantity + operation.by) } : line,
        ),
        ordered,
      };
    case 'changeChoice':
      return { lines: changeChoice(lines, operation), ordered };
    case 'take':
      return { lines: take(lines, operation.lines), ordered };
    case 'putBack':
      return { lines: putBack(lines, operation.lines, operation.index), ordered };
    case 'order':
      if (ordered.includes(operation.purchaseId)) return cart;
      return {
        lines: take(lines, operation.lines),
        ordered: [...ordered, operation.purchaseId].slice(-MAX_ORDERED_PURCHASES),
      };
  }
}

export function contentsOf({ lines, ordered }: CartContents): CartContents {
  return { lines, ordered };
}

export function isSameContents(one: CartContents, other: CartContents): boolean {
  return (
    (one.lines === other.lines && one.ordered === other.ordered) ||
    JSON.stringify(contentsOf(one)) === JSON.stringify(contentsOf(other))
  );
}

export type CountedLine = Pick<CartLine, 'id' | 'selectedSize' | 'selectedColor' | 'quantity'>;

export function quantitiesOf(lines: readonly CountedLine[]): LineQuantity[] {
  return lines.map((line) => ({ key: lineKey(line), quantity: line.quantity }));
}
