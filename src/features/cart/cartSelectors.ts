import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/types';

/** 'loading' until the stored cart has been read. */
export const selectCartStatus = (state: RootState) => state.cart.status;

/** The cart's lines, oldest first. */
export const selectCartLines = (state: RootState) => state.cart.lines;

/** The item count: the sum of quantities. */
export const selectCartCount = createSelector([selectCartLines], (lines) =>
  lines.reduce((sum, line) => sum + line.quantity, 0),
);

/** The total in rupees: the sum of price times quantity. */
export const selectCartTotal = createSelector([selectCartLines], (lines) =>
  lines.reduce((sum, line) => sum + line.price * line.quantity, 0),
);

/** The id of the purchase that was ordered last; '' for none. */
export const selectLastPurchase = (state: RootState) => state.cart.ordered.at(-1) ?? '';

/** The removals that the cart page offers to undo, oldest first. */
export const selectListedRemovals = createSelector([(state: RootState) => state.cart.removals], (removals) =>
  removals.filter(({ isListed }) => isListed),
);
