import type { RootState } from '../../app/types';

/** Where the checkout stands. */
export const selectCheckoutStatus = (state: RootState) => state.checkout.status;

/** What the shopper has typed so far; null for nothing. */
export const selectCheckoutDraft = (state: RootState) => state.checkout.draft;
