/** What other features may use of ordering. */
export type { LookupResult } from './orderLookupThunks';
export { loadOrder, loadOrders, LOOKUP_INTERVAL } from './orderLookupThunks';
export { selectOrderContact } from './purchaseSelectors';
export { paymentAnswered, paymentSent, selectIsPaying, selectPaymentAttempt } from './purchaseSlice';
