import { homeName } from '../../lib/texts';

/** Header, footer and bottom bar. */
export const layoutTexts = {
  skip: 'Skip to content',
  home: homeName,
  allProducts: 'All Products',
  login: 'Login',
  account: 'My Account',
  accountMenu: 'Account menu',
  orders: 'Orders',
  trackOrder: 'Track Order',
  signOut: 'Sign Out',
  openMenu: 'Open menu',
  mainNavigation: 'Main',
  quickNavigation: 'Quick navigation',
  category: 'Category',
  cart: 'Cart',
  /** Contains what the badge shows, so that speech input finds it. */
  cartWith: (shown: string, count: number): string => `Cart, ${shown} ${count === 1 ? 'item' : 'items'}`,
  wishlist: 'Wishlist',
  wishlistWith: (count: number): string => `Wishlist (${count})`,
  shop: 'Shop',
  help: 'Help',
  company: 'Company',
  contact: 'Contact',
  contactUs: 'Contact Us',
} as const;
