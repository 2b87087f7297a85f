import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import type { CartLine, Product } from '../../api/models/types';
import type { LineChoice } from './cartLine';
import { lineKey, mergeLines, onlyOption, toCartLine } from './cartLine';

/**
 * The cart (specification, section 4).
 *
 *   loading --cartRestored--> ready --lineAdded, lineQuantityChanged, lineRemoved, cleared, …--> ready
 *
 * While it is loading nobody knows whether it is empty; lines added meanwhile are kept.
 */
export interface CartState {
  readonly status: 'loading' | 'ready';
  readonly lines: readonly CartLine[];
  /** The purchases whose lines have left the cart, oldest first. */
  readonly ordered: readonly string[];
}

const initialState: CartState = { status: 'loading', lines: [], ordered: [] };

/** What an order took of a line. */
export type OrderedLine = Pick<CartLine, 'id' | 'selectedSize' | 'selectedColor' | 'quantity'>;

/** Where a line was added: a product card says so in a toast, the product page moves on to the cart. */
export type LineAddedFrom = 'card' | 'productPage';

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The stored cart has been read. */
    cartRestored: (state, action: PayloadAction<readonly CartLine[]>) => ({
      ...state,
      status: 'ready' as const,
      lines: mergeLines(action.payload, state.lines),
    }),
    /** Another tab has written the cart. */
    cartChangedElsewhere: (state, action: PayloadAction<readonly CartLine[]>) => ({
      ...state,
      lines: action.payload,
    }),
    lineAdded: (state, action: PayloadAction<{ line: CartLine; from: LineAddedFrom }>) => ({
      ...state,
      lines: mergeLines(state.lines, [action.payload.line]),
    }),
    /** Quantities below 1 are ignored. */
    lineQuantityChanged: (state, action: PayloadAction<{ key: string; quantity: number }>) => {
      const { key, quantity } = action.payload;
      if (!Number.isInteger(quantity) || quantity < 1) return state;
      return {
        ...state,
        lines: state.lines.map((line) => (lineKey(line) === key ? { ...line, quantity } : line)),
      };
    },
    lineRemoved: (state, action: PayloadAction<{ key: string }>) => ({
      ...state,
      lines: state.lines.filter((line) => lineKey(line) !== action.payload.key),
    }),
    /** A removal was undone: the line is back where it was. */
    removalUndone: (state, action: PayloadAction<{ line: CartLine; index: number }>) => {
      const { line, index } = action.payload;
      if (state.lines.some((other) => lineKey(other) === lineKey(line))) {
        return { ...state, lines: mergeLines(state.lines, [line]) };
      }
      return { ...state, lines: state.lines.toSpliced(index, 0, line) };
    },
    cleared: (state) => ({ ...state, lines: [] }),
    /** A purchase has become an order: what it took leaves the cart, once; what was added since stays. */
    linesOrdered: (
      state,
      { payload }: PayloadAction<{ purchaseId: string; lines: readonly OrderedLine[] }>,
    ) => {
      if (state.ordered.includes(payload.purchaseId)) return state;
      const taken = new Map(payload.lines.map((line) => [lineKey(line), line.quantity]));
      return {
        ...state,
        lines: state.lines
          .map((line) => ({ ...line, quantity: line.quantity - (taken.get(lineKey(line)) ?? 0) }))
          .filter(({ quantity }) => quantity > 0),
        ordered: [...state.ordered, payload.purchaseId],
      };
    },
    /** A signed-out shopper wanted to check out: changes nothing here, leads to the sign-in page. */
    checkoutRefused: (state) => state,
    /** Clearing was undone: what was there is back, with what came since. */
    clearingUndone: (state, action: PayloadAction<{ lines: readonly CartLine[] }>) => ({
      ...state,
      lines: mergeLines(action.payload.lines, state.lines),
    }),
  },
});

export const {
  cartRestored,
  cartChangedElsewhere,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  removalUndone,
  cleared,
  linesOrdered,
  clearingUndone,
  checkoutRefused,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

/** A product added from its page, as chosen there. */
export function addedFromProductPage(product: Product, choice: LineChoice) {
  return lineAdded({ line: toCartLine(product, choice), from: 'productPage' });
}

/** One piece added from a product's card: size and colour are chosen where there is exactly one (section 2). */
export function addedFromCard(product: Product) {
  const choice = { size: onlyOption(product.sizes), color: onlyOption(product.colors), quantity: 1 };
  return lineAdded({ line: toCartLine(product, choice), from: 'card' });
}
