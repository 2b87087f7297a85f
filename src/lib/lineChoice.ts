import { ONE_SIZE } from './constants';
import { joined } from './strings';
import { ownValue } from './untrusted';

/** What a shopper chooses of a product; size and color are '' where there is nothing to choose. */
export interface ProductChoice {
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
}

/** The only option there is; '' where there are none or several. */
export function onlyOption(options: readonly string[]): string {
  const [only = '', ...others] = options;
  return others.length === 0 ? only : '';
}

/** How many pieces there are by a key of each, such as its name. */
export function piecesBy<Item extends { readonly quantity: number }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const item of items) pieces.set(keyOf(item), (pieces.get(keyOf(item)) ?? 0) + item.quantity);
  return pieces;
}

interface ChosenLine {
  readonly selectedSize: string;
  readonly selectedColor: string;
}

/** Identifies a cart line: product, size and colour together. */
export function lineKey({ id, selectedSize, selectedColor }: ChosenLine & { readonly id: string }): string {
  return JSON.stringify([id, selectedSize, selectedColor]);
}

/** The chosen colour and size as text, such as 'Indigo · Size M'; '' where there was nothing to choose. */
export function choiceText({ selectedSize, selectedColor }: ChosenLine): string {
  const size = selectedSize === '' || selectedSize === ONE_SIZE ? selectedSize : `Size ${selectedSize}`;
  return joined([selectedColor, size], ' · ');
}

/** Whether a line has no size though its product has some. False while the product is unknown. */
export function lacksSize(
  { selectedSize }: Pick<ChosenLine, 'selectedSize'>,
  product: { readonly hasSizes: boolean } | undefined,
): boolean {
  return selectedSize === '' && product?.hasSizes === true;
}

interface PricedLine {
  readonly price: number;
  readonly quantity: number;
}

/**
 * The price of one piece today, in rupees: what the server last said of the line's product, else the line's own. Null where
 * it is no longer sold.
 */
export function priceToday(
  { price }: Pick<PricedLine, 'price'>,
  checked: { readonly price: number | null } | undefined,
): number | null {
  return checked === undefined ? price : checked.price;
}

/** What a line costs today, in rupees; 0 where its product is no longer sold. */
export function lineTotal(line: PricedLine, checked: { readonly price: number | null } | undefined): number {
  return (priceToday(line, checked) ?? 0) * line.quantity;
}

/** Whether the server has told today's price of every line; `checked` is by product id. */
export function areAllChecked(
  lines: readonly { readonly id: string }[],
  checked: Readonly<Record<string, unknown>>,
): boolean {
  return lines.every(({ id }) => ownValue(checked, id) !== undefined);
}
