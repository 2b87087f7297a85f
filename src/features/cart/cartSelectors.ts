import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../app/types';
import { lineKey } from '../../lib/lineChoice';

/** 'loading' until the stored cart has been read. */
export const selectCartStatus = (state: RootState) => state.cart.status;

/** The cart's lines, oldest first. */
export const selectCartLines = (state: RootState) => state.cart.lines;

/** The item count: the sum of quantities. */
export const selectCartCount = createSelector([selectCartLines], (lines) =>
  lines.reduce((sum, line) => sum + line.quantity, 0),
);

/** The item count; null until the stored cart has been read. */
export const selectKnownCartCount = (state: RootState) =>
  selectCartStatus(state) === 'loading' ? null : selectCartCount(state);

/** The total in rupees: the sum of price times quantity. */
export const selectCartTotal = createSelector([selectCartLines], (lines) =>
  lines.reduce((sum, line) => sum + line.price * line.quantity, 0),
);

/** The id of the purchase that was ordered last; '' for none. */
export const selectLastPurchase = (state: RootState) => state.cart.ordered.at(-1) ?? '';

/** What the panel shows; null while it is closed. */
export const selectCartPanel = (state: RootState) => state.cart.panel;

/** The line that the panel shows; undefined while it is closed, or when the line has left the cart. */
export const selectPanelLine = createSelector([selectCartPanel, selectCartLines], (panel, lines) =>
  panel === null ? undefined : lines.find((line) => lineKey(line) === panel.key),
);
