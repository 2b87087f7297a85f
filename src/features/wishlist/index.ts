/** What other features may use of wishlist. */
export { productViewed, selectViewed, selectWishlist } from './wishlistSlice';
