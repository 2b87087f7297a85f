import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice, nanoid, original } from '@reduxjs/toolkit';
import type { CardProduct, CartLine, CheckedProduct, Product } from '../../api/models/types';
import { MAX_REMOVALS } from '../../lib/constants';
import type { ProductChoice } from '../../lib/lineChoice';
import { lineKey, onlyOption } from '../../lib/lineChoice';
import type { OrderedLines } from './cartChanges';
import { appending, clearing, ordering, quantityChange, removal } from './cartChanges';
import { mergeLines, toCartLine } from './cartLine';
import type { CartPanel, LineAdded, LineAddedFrom } from './cartPanel';
import { panelAfter, undoingAddition } from './cartPanel';
import type { CartContents, CartOperation } from './cartOperations';
import { applyOperation } from './cartOperations';

/**
 * The cart (specification, section 4).
 *
 *   loading --cartRestored--> ready --lineAdded, lineQuantityChanged, lineRemoved, cleared, …--> ready
 *
 * Lines that are added while it is loading are kept. Every event changes the slice at once; a listener then applies the
 * same operation to the stored cart, and dispatches cartSynced if other tabs have changed that meanwhile.
 */
interface CartState extends CartContents {
  readonly status: 'loading' | 'ready';
  /** Removals that can be undone, oldest first. */
  readonly removals: readonly Removal[];
  /** What the panel shows that opens after adding from a card; null while it is closed. */
  readonly panel: CartPanel | null;
  /** What the store last said of the products in the cart, by product id. */
  readonly checked: Readonly<Record<string, CheckedProduct>>;
}

/** Lines that were removed together. */
interface Removal {
  readonly id: string;
  readonly lines: readonly CartLine[];
  /** The index of the first of them. */
  readonly index: number;
  /** Whether the cart page lists it: only until the page is opened again. */
  readonly isListed: boolean;
}

const initialState: CartState = {
  status: 'loading',
  lines: [],
  ordered: [],
  removals: [],
  panel: null,
  checked: {},
};

/** What is chosen without the product page: a size or colour if it is the only one (section 2). */
function onlyChoice({ sizes, colors }: CardProduct, quantity: number): ProductChoice {
  return { size: onlyOption(sizes), color: onlyOption(colors), quantity };
}

function apply(state: CartState, operation: CartOperation | null): CartState {
  return operation === null ? state : { ...state, ...applyOperation(state, operation) };
}

/** Another size and colour for a line. */
export interface ChangedChoice {
  readonly key: string;
  readonly size: string;
  readonly color: string;
}

interface RemovedLine {
  readonly key: string;
  readonly removalId: string;
}

/** The cart without a line, which can be put back. */
function withoutLine(state: CartState, { key, removalId }: RemovedLine): CartState {
  const index = state.lines.findIndex((line) => lineKey(line) === key);
  if (index === -1) return state;
  return {
    ...apply(state, removal(state, { key })),
    ...withRemoval(state, { id: removalId, lines: state.lines.slice(index, index + 1), index }),
  };
}

function withRemoval(state: CartState, removal: Omit<Removal, 'isListed'>): Pick<CartState, 'removals'> {
  return { removals: [...state.removals, { ...removal, isListed: true }].slice(-MAX_REMOVALS) };
}

function undoing({ removals }: CartState, removalId: string): CartOperation | null {
  const undone = removals.find(({ id }) => id === removalId);
  return undone === undefined ? null : { kind: 'putBack', lines: undone.lines, index: undone.index };
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
    /** Other tabs have changed the stored cart. */
    cartSynced: (state, { payload }: PayloadAction<CartContents>) => ({
      ...state,
      lines: payload.lines,
      ordered: payload.ordered,
    }),
    /** The cart page was opened: it lists only later removals. */
    cartOpened: (state) => ({
      ...state,
      removals: state.removals.map((each) => ({ ...each, isListed: false })),
    }),
    lineAdded: (state, { payload }: PayloadAction<LineAdded>) => {
      const next = apply(state, { kind: 'add', line: payload.line });
      return { ...next, panel: panelAfter(state, next, payload) };
    },
    /** Products of an earlier order were added, behind what is in the cart. */
    orderRepeated: {
      prepare: (bought: readonly { readonly product: Product; readonly quantity: number }[]) => ({
        payload: bought.map(({ product, quantity }) => toCartLine(product, onlyChoice(product, quantity))),
      }),
      reducer: (state, { payload }: PayloadAction<readonly CartLine[]>) =>
        apply(state, appending(state, payload)),
    },
    /** The addition that the panel shows was undone. */
    additionUndone: (state) => ({ ...apply(state, undoingAddition(state)), panel: null }),
    panelClosed: (state) => (state.panel === null ? state : { ...state, panel: null }),
    /** The store was asked for products of the cart. */
    productsChecked: (state, { payload }: PayloadAction<Readonly<Record<string, CheckedProduct>>>) => ({
      ...state,
      checked: { ...state.checked, ...payload },
    }),
    /** Quantities below 1 are ignored. */
    lineQuantityChanged: (state, { payload }: PayloadAction<{ key: string; quantity: number }>) => {
      // The result is a new state, and reading all lines of a draft takes several times longer.
      const before = original(state) ?? state;
      return apply(before, quantityChange(before, payload));
    },
    lineRemoved: {
      prepare: ({ key }: { key: string }) => ({ payload: { key, removalId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<RemovedLine>) => withoutLine(state, payload),
    },
    /** A line was saved for later: it goes to the wishlist. */
    lineSaved: {
      prepare: ({ line }: { line: CartLine }) => ({
        payload: { line, key: lineKey(line), removalId: nanoid() },
      }),
      reducer: (state, { payload }: PayloadAction<RemovedLine & { line: CartLine }>) =>
        withoutLine(state, payload),
    },
    lineChoiceChanged: (state, { payload }: PayloadAction<ChangedChoice>) =>
      apply(state, { kind: 'changeChoice', ...payload }),
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
    /** A removal was undone: its lines are back at their place, once. */
    removalUndone: (state, { payload }: PayloadAction<{ removalId: string }>) => ({
      ...apply(state, undoing(state, payload.removalId)),
      removals: state.removals.filter(({ id }) => id !== payload.removalId),
    }),
    /** A purchase was ordered: its lines leave the cart, once; what was added since stays. */
    linesOrdered: (state, { payload }: PayloadAction<OrderedLines>) => apply(state, ordering(state, payload)),
    /** A signed-out shopper pressed Checkout: a listener leads to the sign-in page. */
    checkoutRefused: (state) => state,
  },
});

export const cartActions = cartSlice.actions;
export const {
  cartRestored,
  cartSynced,
  cartOpened,
  lineAdded,
  orderRepeated,
  additionUndone,
  panelClosed,
  productsChecked,
  lineQuantityChanged,
  lineRemoved,
  lineSaved,
  lineChoiceChanged,
  cleared,
  removalUndone,
  linesOrdered,
  checkoutRefused,
} = cartActions;
export const cartReducer = cartSlice.reducer;

/** The operation of an event on the cart before it; null where it changes nothing. */
export function operationOf(action: unknown, before: CartState): CartOperation | null {
  if (lineAdded.match(action)) return { kind: 'add', line: action.payload.line };
  if (orderRepeated.match(action)) return appending(before, action.payload);
  if (additionUndone.match(action)) return undoingAddition(before);
  if (lineQuantityChanged.match(action)) return quantityChange(before, action.payload);
  if (lineRemoved.match(action) || lineSaved.match(action)) return removal(before, action.payload);
  if (lineChoiceChanged.match(action)) return { kind: 'changeChoice', ...action.payload };
  if (cleared.match(action)) return clearing(before);
  if (removalUndone.match(action)) return undoing(before, action.payload.removalId);
  if (linesOrdered.match(action)) return ordering(before, action.payload);
  return null;
}

/** The event of adding a product on its page. */
export function addedFromProductPage(product: CardProduct, choice: ProductChoice) {
  return lineAdded({ line: toCartLine(product, choice), from: 'productPage' });
}

/** The event of adding a product in its Quick View. */
export function addedFromQuickView(product: CardProduct, choice: ProductChoice) {
  return lineAdded({ line: toCartLine(product, choice), from: 'card' });
}

/** Adds one piece, with a size or colour if it is the only one (specification, "Product card"). */
function onePieceAdded(product: CardProduct, from: LineAddedFrom) {
  const line = toCartLine(product, onlyChoice(product, 1));
  return lineAdded({ line, from, hasSizes: product.sizes.length > 0 });
}

/** The event of adding one piece from a product card. */
export function addedFromCard(product: CardProduct) {
  return onePieceAdded(product, 'card');
}

/** The event of moving a product from the wishlist to the cart. */
export function movedFromWishlist(product: CardProduct) {
  return onePieceAdded(product, 'wishlist');
}
