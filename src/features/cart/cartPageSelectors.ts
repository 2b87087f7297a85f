import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/types';
import { ownValue } from '../../lib/untrusted';
import { selectCartLines, selectCartTotal } from './cartSelectors';

/** What the store last said of the products in the cart, by product id. */
export const selectChecked = (state: RootState) => state.cart.checked;

/** How the store differs from the cart. */
export interface CartChanges {
  /** The total at the store's prices, in rupees; null where no price has changed. */
  readonly newTotal: number | null;
  readonly isSomethingGone: boolean;
}

/** What has changed at the store since the lines were added. */
export const selectCartChanges = createSelector(
  [selectCartLines, selectChecked, selectCartTotal],
  (lines, checked, total): CartChanges => {
    const newTotal = lines.reduce(
      (sum, line) => sum + (ownValue(checked, line.id)?.price ?? line.price) * line.quantity,
      0,
    );
    return {
      newTotal: newTotal === total ? null : newTotal,
      isSomethingGone: lines.some(({ id }) => ownValue(checked, id)?.price === null),
    };
  },
);

/** The removals that the cart page offers to undo, oldest first. */
export const selectListedRemovals = createSelector([(state: RootState) => state.cart.removals], (removals) =>
  removals.filter(({ isListed }) => isListed),
);
