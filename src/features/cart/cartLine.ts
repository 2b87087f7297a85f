import { readPicture } from '../../api/models/product';
import type { CardProduct, CartLine, CheckedProduct } from '../../api/models/types';
import { LIMITS, MAX_CART_LINES, MAX_LINE_QUANTITY } from '../../lib/constants';
import { lineKey, choiceText, type ProductChoice } from '../../lib/lineChoice';
import { cartTexts } from './cartTexts';
import { isRecord, readAmount, readId, readShortText, readWhole } from '../../lib/untrusted';

/** A new line for a product. Quantity and price are kept within their limits. */
export function toCartLine(product: CardProduct, choice: ProductChoice): CartLine {
  return {
    id: product.id,
    name: product.name,
    image: product.image,
    price: readAmount(product.price, LIMITS.price) ?? 0,
    quantity: readWhole(choice.quantity, 1, MAX_LINE_QUANTITY) ?? 1,
    selectedSize: choice.size,
    selectedColor: choice.color,
  };
}

/** A cart line from an untrusted stored value; null where it is none. */
export function readLine(value: unknown): CartLine | null {
  if (!isRecord(value)) return null;
  const id = readId(value['id'], LIMITS.idLength);
  const quantity = readWhole(value['quantity'], 0, MAX_LINE_QUANTITY) ?? 0;
  if (id === '' || quantity < 1) return null;
  return {
    id,
    // The name is also the link to the product: it must not be empty.
    name: readShortText(value['name'], LIMITS.nameLength) || id,
    image: readPicture(value['image']),
    price: readAmount(value['price'], LIMITS.price) ?? 0,
    quantity,
    selectedSize: readShortText(value['selectedSize'], LIMITS.nameLength),
    selectedColor: readShortText(value['selectedColor'], LIMITS.nameLength),
  };
}

/** Merges two lists: quantities of equal lines are added, new lines are appended up to the cart's limit. */
export function mergeLines(first: readonly CartLine[], second: readonly CartLine[]): CartLine[] {
  const lines = new Map<string, CartLine>();
  for (const line of [...first, ...second]) {
    const key = lineKey(line);
    const known = lines.get(key);
    if (known === undefined) {
      if (lines.size < MAX_CART_LINES) lines.set(key, line);
      continue;
    }
    const quantity = Math.min(MAX_LINE_QUANTITY, known.quantity + line.quantity);
    lines.set(key, quantity === known.quantity ? known : { ...known, quantity });
  }
  return [...lines.values()];
}

/** The cart lines among stored values; whether others are none, and whether there are more than a cart may have. */
export function readLines(values: readonly unknown[]) {
  const found = values.map(readLine).filter((line) => line !== null);
  const lines = mergeLines([], found);
  const keys = new Set(lines.map(lineKey));
  const isTooLong = found.some((line) => !keys.has(lineKey(line)));
  return { lines, isUnreadable: found.length < values.length, isTooLong };
}

/** The price before the discount that a line has, in rupees; null where there is none, or it is not known. */
export function formerPriceOf(line: CartLine, checked: CheckedProduct | undefined): number | null {
  const { price, originalPrice = null } = checked ?? {};
  return price === line.price && originalPrice !== null && originalPrice > price ? originalPrice : null;
}

/** The name of a line with its choice, such as 'Linen Kurta, Indigo · Size M'. */
export function lineName(line: CartLine): string {
  const choice = choiceText(line);
  return choice === '' ? line.name : `${line.name}, ${choice}`;
}

/** What is said of lines that were removed together, such as 'Linen Kurta removed'. */
export function removedText(lines: readonly CartLine[]): string {
  const [first] = lines;
  const isOne = first !== undefined && lines.length === 1;
  return cartTexts.removedRow(isOne ? lineName(first) : cartTexts.severalRemoved(lines.length));
}
