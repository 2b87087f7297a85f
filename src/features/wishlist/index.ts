export { productViewed, selectViewed, selectWishlist } from './wishlistSlice';
