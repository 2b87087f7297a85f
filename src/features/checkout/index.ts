/** What other features may use of checkout. */
export type { LookupResult } from './orderLookupThunks';
export { loadOrder, loadOrders, LOOKUP_INTERVAL } from './orderLookupThunks';
export {
  selectIsSettled,
  selectLastOrder,
  selectOrderContact,
  selectOrderPhone,
  selectPurchases,
} from './checkoutSelectors';
export { type KnownProducts, selectKeptByName, selectKnownByName } from './knownProductsSelectors';
export { type PaidBy, paidByOf } from './purchase';
export { type TotalledOrder, toTotalled } from './totalledOrder';
export { checkoutTexts } from './checkoutTexts';
export { underTabLock } from './checkoutStorage';
export { recogniseOrderToPay } from './placeOrder';
export { paymentAnswered, paymentSent, selectIsPaying, selectPaymentAttempt } from './checkoutSlice';
