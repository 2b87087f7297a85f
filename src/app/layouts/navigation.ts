/** A link of header or footer. */
export interface NavigationLink {
  readonly name: string;
  readonly href: string;
}

/** Texts that header, footer and bottom bar share. */
export const navigationTexts = {
  home: 'Home',
  allProducts: 'All Products',
  login: 'Login',
  account: 'My Account',
  orders: 'Orders',
  trackOrder: 'Track Order',
  wishlist: 'Wishlist',
  signOut: 'Sign Out',
} as const;

/** The highest number that the cart's badge shows. */
export const MAX_BADGE = 99;

/**
 * A cart link's accessible name: 'Cart, 3 items'; plain 'Cart' while the stored cart is not read yet (null). It contains
 * what the badge shows, so that speech input finds it.
 */
export function cartName(count: number | null): string {
  if (count === null) return 'Cart';
  const shown = count > MAX_BADGE ? `${MAX_BADGE}+` : count;
  return `Cart, ${shown} ${count === 1 ? 'item' : 'items'}`;
}

/** A wishlist link's text, such as 'Wishlist (3)'. */
export function wishlistName(count: number): string {
  return count === 0 ? navigationTexts.wishlist : `${navigationTexts.wishlist} (${count})`;
}

/** Id of the main landmark, where the skip link leads. */
export const MAIN_ID = 'main-content';
