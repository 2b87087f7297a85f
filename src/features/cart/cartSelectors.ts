import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/types';
import { lineKey } from '../../lib/lineChoice';
import { ownValue } from '../../lib/untrusted';

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

/** The id of the purchase that was ordered last; '' for none. */
export const selectLastPurchase = (state: RootState) => state.cart.ordered.at(-1) ?? '';

/** The removals that the cart page offers to undo, oldest first. */
export const selectListedRemovals = createSelector([(state: RootState) => state.cart.removals], (removals) =>
  removals.filter(({ isListed }) => isListed),
);

/** What the panel shows; null while it is closed. */
export const selectCartPanel = (state: RootState) => state.cart.panel;

/** The line that the panel shows; undefined while it is closed, or when the line has left the cart. */
export const selectPanelLine = createSelector([selectCartPanel, selectCartLines], (panel, lines) =>
  panel === null ? undefined : lines.find((line) => lineKey(line) === panel.key),
);
