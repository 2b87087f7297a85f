/** What other features may use of cart. */
export {
  addedFromCard,
  addedFromProductPage,
  addedFromQuickView,
  cleared,
  lineAdded,
  lineChoiceChanged,
  chooseSizePressed,
  lineSaved,
  saveForLaterPressed,
  lineSizeChosen,
  linesShown,
  linesOrdered,
  movedFromWishlist,
  orderRepeated,
} from './cartEvents';
export { CartHeading } from './CartHeading';
export { readLine } from './cartLine';
export {
  cartRestored,
  selectCartCount,
  selectCartLines,
  selectCartSaved,
  selectCartStatus,
  selectCartTotal,
  selectChecked,
  selectLastPurchase,
} from './cartSlice';
