import type { CartLine, Product } from '../../api/models/types';
import { isRecord, readNumber, readText } from '../../lib/untrusted';

/** What makes a line itself: product, size and colour (ruling 17). */
export function lineKey(line: Pick<CartLine, 'id' | 'selectedSize' | 'selectedColor'>): string {
  return JSON.stringify([line.id, line.selectedSize, line.selectedColor]);
}

/** What was chosen of a product; '' where there was nothing to choose. */
export interface LineChoice {
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
}

/** A new line for a product. The quantity is at least 1. */
export function toCartLine(product: Product, choice: LineChoice): CartLine {
  return {
    id: product.id,
    name: product.name,
    image: product.image,
    price: product.price,
    quantity: Math.max(1, Math.floor(choice.quantity)),
    selectedSize: choice.size,
    selectedColor: choice.color,
  };
}

/** The only option there is; '' where there are none or several (specification, "Product card"). */
export function onlyOption(options: readonly string[]): string {
  return options.length === 1 ? (options[0] ?? '') : '';
}

function readLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null;
  const id = readText(value['id']);
  const quantity = Math.floor(readNumber(value['quantity']) ?? 0);
  if (id === '' || quantity < 1) return null;
  return {
    id,
    name: readText(value['name']),
    image: readText(value['image']),
    price: Math.max(0, readNumber(value['price']) ?? 0),
    quantity,
    selectedSize: readText(value['selectedSize']),
    selectedColor: readText(value['selectedColor']),
  };
}

/** Two lists as one: quantities of equal lines are added, new lines follow. */
export function mergeLines(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of [...first, ...second]) {
    const known = lines.get(lineKey(line));
    lines.set(lineKey(line), known ? { ...known, quantity: known.quantity + line.quantity } : line);
  }
  return [...lines.values()];
}

/** The cart lines among stored values, whoever wrote them; what is no line is left out. */
export function readLines(value: unknown): CartLine[] {
  if (!Array.isArray(value)) return [];
  return mergeLines(
    [],
    value.map(readLine).filter((line) => line !== null),
  );
}
