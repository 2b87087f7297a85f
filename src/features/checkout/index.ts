/** What other features may use of checkout. */
export { selectBoughtPurchase } from './boughtPurchase';
export type { LookupResult } from './orderLookupThunks';
export { loadOrder, loadOrders, LOOKUP_INTERVAL } from './orderLookupThunks';
export { selectOrderContact, selectOrderPhone } from './checkoutSelectors';
export { paymentAnswered, paymentSent, selectIsPaying, selectPaymentAttempt } from './checkoutSlice';
