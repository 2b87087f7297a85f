import { MAX_WISHES } from '../../lib/constants';

/** Texts of the wishlist and of what the device keeps. */
export const keptTexts = {
  wishlist: 'Wishlist',
  added: (name: string): string => `${name} added to your wishlist.`,
  removed: (name: string): string => `${name} removed from your wishlist.`,
  saved: (name: string): string => `${name} moved to your wishlist.`,
  viewWishlist: 'View wishlist',
  notKeptTitle: 'Your wishlist is not being saved',
  notKept: 'This browser does not let the shop store your wishlist. It is kept until you close this page.',
  fullTitle: 'Your wishlist is full',
  full: `A wishlist holds up to ${MAX_WISHES} products. Please remove some first.`,
  forgottenTitle: 'Forgotten',
  forgotten: 'What this device remembered has been removed.',
} as const;
