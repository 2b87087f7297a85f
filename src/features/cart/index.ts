/** What other features may use of cart. */
export {
  addedFromCard,
  addedFromProductPage,
  addedFromQuickView,
  cleared,
  lineAdded,
  lineChoiceChanged,
  lineChoiceWanted,
  lineSaved,
  linesOrdered,
  movedFromWishlist,
  orderRepeated,
  productCheckWanted,
  removalUndone,
} from './cartEvents';
export { selectChecked } from './cartSlice';
export {
  selectCartCount,
  selectCartLines,
  selectCartStatus,
  selectCartTotal,
  selectLastPurchase,
} from './cartSlice';
export { cartRestored } from './cartSlice';
