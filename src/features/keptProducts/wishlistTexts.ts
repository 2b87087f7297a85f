import { MAX_COMPARED } from '../../lib/constants';

/** The wishlist page. */
export const wishlistTexts = {
  noLongerAvailable: 'No longer available',
  moveToCart: 'Move to Cart',
  loading: 'Loading your wishlist',
  products: 'Products',
  compareThese: 'Compare these',
  empty: 'Your wishlist is empty',
  emptyHint: 'Press the heart of a product to keep it here, on this device, without an account.',
  featuredProducts: 'Featured Products',
  moveOne: (name: string): string => `Move to Cart: ${name}`,
  cheaper: (amount: string): string => `${amount} less than when you added it`,
  compareNewest: `Compare the newest ${MAX_COMPARED}`,
} as const;
