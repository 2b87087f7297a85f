import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { CartLine, Product } from '../../api/models/types';
import { MAX_REMOVALS } from '../../lib/constants';
import type { ProductChoice } from '../../lib/lineChoice';
import { lineKey, onlyOption } from '../../lib/lineChoice';
import { mergeLines, toCartLine } from './cartLine';
import type { CartContents, CartOperation, CountedLine } from './cartOperations';
import { applyOperation, quantitiesOf } from './cartOperations';

/**
 * The cart (specification, section 4).
 *
 *   loading --cartRestored--> ready --lineAdded, lineQuantityChanged, lineRemoved, cleared, …--> ready
 *
 * While it is loading nobody knows whether it is empty; lines added meanwhile are kept. Every event is shown at once;
 * the same change is then made to the stored cart, and where other tabs have changed that, cartSynced brings the result.
 */
export interface CartState extends CartContents {
  readonly status: 'loading' | 'ready';
  /** What can be put back, oldest first. */
  readonly removals: readonly Removal[];
}

/** Lines that were removed at once. */
export interface Removal {
  readonly id: string;
  readonly lines: readonly CartLine[];
  /** Where the first of them stood. */
  readonly index: number;
  /** Whether the cart page lists it: until the page is opened anew. */
  readonly isListed: boolean;
}

const initialState: CartState = { status: 'loading', lines: [], ordered: [], removals: [] };

/** Where a line was added: a product card says so in a toast, the product page moves on to the cart. */
export type LineAddedFrom = 'card' | 'productPage';

function apply(state: CartState, operation: CartOperation | null): CartState {
  return operation === null ? state : { ...state, ...applyOperation(state, operation) };
}

function withRemoval(state: CartState, removal: Omit<Removal, 'isListed'>): Pick<CartState, 'removals'> {
  return { removals: [...state.removals, { ...removal, isListed: true }].slice(-MAX_REMOVALS) };
}

function quantityChange(
  { lines }: CartContents,
  { key, quantity }: { readonly key: string; readonly quantity: number },
): CartOperation | null {
  const line = lines.find((other) => lineKey(other) === key);
  if (line === undefined || !Number.isInteger(quantity) || quantity < 1) return null;
  return { kind: 'changeQuantity', key, by: quantity - line.quantity };
}

function removal({ lines }: CartContents, { key }: { readonly key: string }): CartOperation | null {
  const removed = lines.filter((line) => lineKey(line) === key);
  return removed.length === 0 ? null : { kind: 'take', lines: quantitiesOf(removed) };
}

function clearing({ lines }: CartContents): CartOperation | null {
  return lines.length === 0 ? null : { kind: 'take', lines: quantitiesOf(lines) };
}

function undoing({ removals }: CartState, removalId: string): CartOperation | null {
  const undone = removals.find(({ id }) => id === removalId);
  return undone === undefined ? null : { kind: 'putBack', lines: undone.lines, index: undone.index };
}

/** What was ordered, and by which purchase. */
export interface OrderedLines {
  readonly purchaseId: string;
  readonly lines: readonly CountedLine[];
}

function ordering({ ordered }: CartContents, { purchaseId, lines }: OrderedLines): CartOperation | null {
  return ordered.includes(purchaseId) ? null : { kind: 'order', purchaseId, lines: quantitiesOf(lines) };
}

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The stored cart has been read. */
    cartRestored: {
      prepare: (lines: readonly CartLine[], ordered: readonly string[] = []) => ({
        payload: { lines, ordered },
      }),
      reducer: (state, { payload }: PayloadAction<CartContents>) =>
        state.status === 'ready'
          ? { ...state, ...payload }
          : {
              ...state,
              status: 'ready' as const,
              lines: mergeLines(payload.lines, state.lines),
              ordered: [...payload.ordered, ...state.ordered],
            },
    },
    /** The stored cart is another than what is shown: other tabs have changed it. */
    cartSynced: (state, { payload }: PayloadAction<CartContents>) => ({
      ...state,
      lines: payload.lines,
      ordered: payload.ordered,
    }),
    /** The cart page was opened: it lists only what is removed from now on. */
    cartOpened: (state) => ({
      ...state,
      removals: state.removals.map((each) => ({ ...each, isListed: false })),
    }),
    lineAdded: (state, { payload }: PayloadAction<{ line: CartLine; from: LineAddedFrom }>) =>
      apply(state, { kind: 'add', line: payload.line }),
    /** Quantities below 1 are ignored. */
    lineQuantityChanged: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) =>
      apply(state, quantityChange(state, payload)),
    lineRemoved: {
      prepare: ({ key }: { key: string }) => ({ payload: { key, removalId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ key: string; removalId: string }>) => {
        const index = state.lines.findIndex((line) => lineKey(line) === payload.key);
        const lines = state.lines.slice(index, index + 1);
        if (index === -1) return state;
        return {
          ...apply(state, removal(state, payload)),
          ...withRemoval(state, { id: payload.removalId, lines, index }),
        };
      },
    },
    cleared: {
      prepare: () => ({ payload: { removalId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ removalId: string }>) =>
        state.lines.length === 0
          ? state
          : {
              ...apply(state, clearing(state)),
              ...withRemoval(state, { id: payload.removalId, lines: state.lines, index: 0 }),
            },
    },
    /** A removal was undone, once: what was removed is back where it was, with what came since. */
    removalUndone: (state, { payload }: PayloadAction<{ removalId: string }>) => ({
      ...apply(state, undoing(state, payload.removalId)),
      removals: state.removals.filter(({ id }) => id !== payload.removalId),
    }),
    /** These lines were ordered. They leave the cart once for each purchase; what was added since stays. */
    linesOrdered: (state, { payload }: PayloadAction<OrderedLines>) => apply(state, ordering(state, payload)),
    /** A signed-out shopper wanted to check out: changes nothing here, leads to the sign-in page. */
    checkoutRefused: (state) => state,
  },
});

export const {
  cartRestored,
  cartSynced,
  cartOpened,
  lineAdded,
  lineQuantityChanged,
  lineRemoved,
  cleared,
  removalUndone,
  linesOrdered,
  checkoutRefused,
} = cartSlice.actions;
export const cartReducer = cartSlice.reducer;

/** The change of the cart that an event means, given the cart before it; null where it changes nothing. */
export function operationOf(action: unknown, before: CartState): CartOperation | null {
  if (lineAdded.match(action)) return { kind: 'add', line: action.payload.line };
  if (lineQuantityChanged.match(action)) return quantityChange(before, action.payload);
  if (lineRemoved.match(action)) return removal(before, action.payload);
  if (cleared.match(action)) return clearing(before);
  if (removalUndone.match(action)) return undoing(before, action.payload.removalId);
  if (linesOrdered.match(action)) return ordering(before, action.payload);
  return null;
}

/** A product added from its page, as chosen there. */
export function addedFromProductPage(product: Product, choice: ProductChoice) {
  return lineAdded({ line: toCartLine(product, choice), from: 'productPage' });
}

/** One piece added from a product's card: size and colour are chosen where there is exactly one (section 2). */
export function addedFromCard(product: Product) {
  const choice = { size: onlyOption(product.sizes), color: onlyOption(product.colors), quantity: 1 };
  return lineAdded({ line: toCartLine(product, choice), from: 'card' });
}
