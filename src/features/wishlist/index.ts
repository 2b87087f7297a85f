export { productViewed, selectViewed, selectWishlist, selectWishlistStatus } from './wishlistSlice';
