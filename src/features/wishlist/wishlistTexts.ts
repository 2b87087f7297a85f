import { MAX_WISHES, MAX_COMPARED } from '../../lib/constants';

export const keptTexts = {
  /** Short: it lies over the header alone, and not over the name of the product that it speaks of. */
  added: 'Added to your wishlist.',
  removed: 'Removed from your wishlist.',
  saved: (name: string): string => `${name} moved to your wishlist.`,
  view: 'View',
  notKeptTitle: 'Your wishlist is not being saved',
  notKept: 'This browser does not let the shop store your wishlist. It is kept until you close this page.',
  fullTitle: 'Your wishlist is full',
  full: `A wishlist holds up to ${MAX_WISHES} products. Please remove some first.`,
} as const;

export const wishlistTexts = {
  noLongerAvailable: 'No longer available',
  moveToCart: 'Move to Cart',
  loading: 'Loading your wishlist',
  products: 'Products',
  compareThese: 'Compare these',
  empty: 'Your wishlist is empty',
  emptyHint: 'Press the heart of a product to keep it here, on this device, without an account.',
  moveOne: (name: string): string => `Move to Cart: ${name}`,
  cheaper: (amount: string): string => `${amount} less than when you added it`,
  compareNewest: `Compare the newest ${MAX_COMPARED}`,
} as const;
