import type { RootState } from '../../app/types';

/** Where the payment flow stands. */
export const selectPayment = (state: RootState) => state.payment;

/** What became of saving or copying the QR code. */
export const selectQrTools = (state: RootState) => state.qrTools;
