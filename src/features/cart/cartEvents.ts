import { createAction, isAnyOf, nanoid } from '@reduxjs/toolkit';
import type { CardProduct, CartLine, CheckedProduct, Product } from '../../api/models/types';
import { lineKey, onlyOption, type ProductChoice } from '../../lib/lineChoice';
import { toCartLine } from './cartLine';
import type { ChangedChoice, CountedLine } from './cartOperations';

/** Where a line was added: a card opens the panel, the wishlist shows a toast, the product page leads to the cart. */
type LineAddedFrom = 'card' | 'productPage' | 'wishlist';

export interface LineAdded {
  readonly line: CartLine;
  readonly from: LineAddedFrom;
  /** Whether the product has sizes; no by default. */
  readonly hasSizes?: boolean;
  /** What this page knows of the product. */
  readonly checked?: CheckedProduct;
}

export interface OrderedLines {
  readonly purchaseId: string;
  readonly lines: readonly CountedLine[];
}

/** What is chosen without the product page: a size or colour if it is the only one. */
function onlyChoice({ sizes, colors }: CardProduct, quantity: number): ProductChoice {
  return { size: onlyOption(sizes), color: onlyOption(colors), quantity };
}

/** What the page knows of a product: it counts only until the server is asked. */
function knownOf({ price, originalPrice, sizes }: CardProduct): CheckedProduct {
  return { at: 0, price, originalPrice, hasSizes: sizes.length > 0, sizes };
}

/** The events that change the lines of the cart; `cartChange.ts` says how. */
export const lineEvents = {
  lineAdded: createAction<LineAdded>('cart/lineAdded'),
  /** Products of an earlier order were added, behind what is in the cart. */
  orderRepeated: createAction(
    'cart/orderRepeated',
    (bought: readonly { readonly product: Product; readonly quantity: number }[]) => ({
      payload: bought.map(({ product, quantity }) => toCartLine(product, onlyChoice(product, quantity))),
    }),
  ),
  /** The addition that the panel shows was undone. */
  additionUndone: createAction('cart/additionUndone'),
  /** Quantities below 1 are ignored. */
  lineQuantityChanged: createAction<{ key: string; quantity: number }>('cart/lineQuantityChanged'),
  lineRemoved: createAction('cart/lineRemoved', ({ key }: { key: string }) => ({
    payload: { key, removalId: nanoid() },
  })),
  /** A line was saved for later: it goes to the wishlist. */
  lineSaved: createAction('cart/lineSaved', ({ line }: { line: CartLine }) => ({
    payload: { line, key: lineKey(line), removalId: nanoid() },
  })),
  lineChoiceChanged: createAction<ChangedChoice>('cart/lineChoiceChanged'),
  cleared: createAction('cart/cleared', () => ({ payload: { removalId: nanoid() } })),
  /** A removal was undone: its lines are back at their place, once. */
  removalUndone: createAction<{ removalId: string }>('cart/removalUndone'),
  /** A purchase was ordered: its lines leave the cart, once; what was added since stays. */
  linesOrdered: createAction<OrderedLines>('cart/linesOrdered'),
} as const;

export const {
  lineAdded,
  orderRepeated,
  additionUndone,
  lineQuantityChanged,
  lineRemoved,
  lineSaved,
  lineChoiceChanged,
  cleared,
  removalUndone,
  linesOrdered,
} = lineEvents;

export const isLineEvent = isAnyOf(...Object.values(lineEvents));

/** The size of a line is to be chosen, after moving it from the wishlist. */
export const chooseSizePressed = createAction<{ productId: string; key: string }>('cart/chooseSizePressed');
/** Where the wishlist has room, the line leaves the cart by lineSaved. */
export const saveForLaterPressed = createAction<{ line: CartLine }>('cart/saveForLaterPressed');
/** Another page than the cart's shows its lines. */
export const linesShown = createAction('cart/linesShown');
/** A listener leads to the checkout, by the sign-in page where nobody is signed in. */
export const checkoutPressed = createAction('cart/checkoutPressed');

export function addedFromProductPage(product: CardProduct, choice: ProductChoice) {
  return lineAdded({ line: toCartLine(product, choice), from: 'productPage', checked: knownOf(product) });
}

export function addedFromQuickView(product: CardProduct, choice: ProductChoice) {
  return lineAdded({ line: toCartLine(product, choice), from: 'card', checked: knownOf(product) });
}

export function lineSizeChosen(line: CartLine, size: string) {
  return lineChoiceChanged({ key: lineKey(line), size, color: line.selectedColor });
}

/** Adds one piece, with a size or colour if it is the only one. */
function onePieceAdded(product: CardProduct, from: LineAddedFrom) {
  const line = toCartLine(product, onlyChoice(product, 1));
  return lineAdded({ line, from, hasSizes: product.sizes.length > 0, checked: knownOf(product) });
}

export function addedFromCard(product: CardProduct) {
  return onePieceAdded(product, 'card');
}

export function movedFromWishlist(product: CardProduct) {
  return onePieceAdded(product, 'wishlist');
}
