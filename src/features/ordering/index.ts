/** What other features may use of ordering. */
export { selectBoughtPurchase } from './boughtPurchase';
export type { LookupResult } from './orderLookupThunks';
export { loadOrder, loadOrders, LOOKUP_INTERVAL } from './orderLookupThunks';
export { selectOrderContact, selectOrderPhone } from './purchaseSelectors';
export { paymentAnswered, paymentSent, selectIsPaying, selectPaymentAttempt } from './purchaseSlice';
