import type { RootState } from '../../app/types';

/** Where the payment flow stands. */
export const selectPayment = (state: RootState) => state.payment;
