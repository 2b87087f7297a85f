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
  linesOrdered,
  movedFromWishlist,
  orderRepeated,
  removalUndone,
} from './cartEvents';
export { readLine } from './cartLine';
export { checkProducts } from './checkProducts';
export {
  cartRestored,
  selectCartCount,
  selectCartLines,
  selectCartStatus,
  selectCartTotal,
  selectChecked,
  selectLastPurchase,
} from './cartSlice';
