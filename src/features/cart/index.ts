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
  lineSaveWanted,
  lineSizeChosen,
  linesOrdered,
  movedFromWishlist,
  orderRepeated,
  productCheckWanted,
  removalUndone,
} from './cartEvents';
export { readLine } from './cartLine';
export {
  cartRestored,
  selectCartCount,
  selectCartLines,
  selectCartStatus,
  selectCartTotal,
  selectChecked,
  selectLastPurchase,
} from './cartSlice';
