/** What other features may use of keptProducts. */
export { productViewed, selectViewed, selectWishlist } from './keptProductsSlice';
