import { createSelector, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { CartLine, CheckedProduct } from '../../api/models/types';
import { lineKey, lineTotal, priceToday } from '../../lib/lineChoice';
import { ownValue } from '../../lib/untrusted';
import { stateAfter, type CartState } from './cartChange';
import { isLineEvent } from './cartEvents';
import { formerPriceOf, mergeLines } from './cartLine';
import type { CartContents } from './cartOperations';

const initialState: CartState = {
  status: 'loading',
  lines: [],
  ordered: [],
  removals: [],
  panel: null,
  checked: {},
};

export type CartChanges = ReturnType<typeof selectCartChanges>;

const linesOf = ({ lines }: CartState) => lines;
const countOf = createSelector([linesOf], (lines) => lines.reduce((sum, line) => sum + line.quantity, 0));
const checkedOf = ({ checked }: CartState) => checked;
const totalOf = createSelector([linesOf, checkedOf], (lines, checked) =>
  lines.reduce((sum, line) => sum + lineTotal(line, ownValue(checked, line.id)), 0),
);

/**
 * The cart.
 *
 *   loading --cartRestored--> ready --lineAdded, lineQuantityChanged, lineRemoved, cleared, …--> ready
 *
 * Lines that are added while it is loading are kept. Every line event changes the slice at once; a listener then applies
 * the same operation to the stored cart, and dispatches cartSynced if other tabs have changed that meanwhile.
 */
const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
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
    cartSynced: (state, { payload }: PayloadAction<CartContents>) => ({ ...state, ...payload }),
    /** The cart page was opened: it lists only later removals. */
    cartOpened: (state) => ({
      ...state,
      removals: state.removals.map((each) => ({ ...each, isListed: false })),
    }),
    panelClosed: (state) => (state.panel === null ? state : { ...state, panel: null }),
    /** The server was asked for products of the cart. */
    productsChecked: (state, { payload }: PayloadAction<Readonly<Record<string, CheckedProduct>>>) => ({
      ...state,
      checked: { ...state.checked, ...payload },
    }),
  },
  extraReducers: (builder) => {
    // The result is a new state, and reading all lines of a draft takes several times longer.
    builder.addMatcher(isLineEvent, (state, event) => stateAfter(original(state) ?? state, event));
  },
  selectors: {
    /** 'loading' until the stored cart has been read. */
    selectCartStatus: ({ status }) => status,
    selectCartLines: linesOf,
    /** The sum of quantities. */
    selectCartCount: countOf,
    /** The item count; null until the stored cart has been read. */
    selectKnownCartCount: (cart) => (cart.status === 'loading' ? null : countOf(cart)),
    /** The total in rupees: the sum of price times quantity, at today's prices, of what is still sold. */
    selectCartTotal: totalOf,
    /** The id of the purchase that was ordered last; '' for none. */
    selectLastPurchase: ({ ordered }) => ordered.at(-1) ?? '',
    selectCartPanel: ({ panel }) => panel,
    /** The line that the panel shows; undefined while it is closed, or when the line has left the cart. */
    selectPanelLine: ({ panel, lines }) =>
      panel === null ? undefined : lines.find((line) => lineKey(line) === panel.key),
    selectChecked: checkedOf,
    /** What has changed at the shop since the lines were added. */
    selectCartChanges: createSelector([linesOf, checkedOf], (lines, checked) => {
      const today = (line: CartLine) => priceToday(line, ownValue(checked, line.id));
      return {
        isPriceChanged: lines.some((line) => today(line) !== null && today(line) !== line.price),
        isSomethingGone: lines.some((line) => today(line) === null),
      };
    }),
    /** What the discounts that are known take off the total, in rupees. */
    selectCartSaved: createSelector([linesOf, checkedOf], (lines, checked) =>
      lines.reduce((sum, line) => {
        const former = formerPriceOf(line, ownValue(checked, line.id)) ?? line.price;
        return sum + (former - line.price) * line.quantity;
      }, 0),
    ),
    /** The removals that the cart page offers to undo, oldest first. */
    selectListedRemovals: createSelector([({ removals }: CartState) => removals], (removals) =>
      removals.filter(({ isListed }) => isListed),
    ),
  },
});

export const cartActions = cartSlice.actions;
export const { cartRestored, cartSynced, cartOpened, panelClosed, productsChecked } = cartActions;
export const {
  selectCartStatus,
  selectCartLines,
  selectCartCount,
  selectKnownCartCount,
  selectCartTotal,
  selectLastPurchase,
  selectCartPanel,
  selectPanelLine,
  selectChecked,
  selectCartChanges,
  selectCartSaved,
  selectListedRemovals,
} = cartSlice.selectors;
export const cartReducer = cartSlice.reducer;
