import { homeName, pageNames } from '../lib/texts';

export const layoutTexts = {
  skip: 'Skip to content',
  home: homeName,
  allProducts: 'All Products',
  login: 'Login',
  account: pageNames.account,
  accountMenu: 'Account menu',
  orders: pageNames.orders,
  trackOrder: pageNames.trackOrder,
  openMenu: 'Open menu',
  mainNavigation: 'Main',
  quickNavigation: 'Quick navigation',
  category: 'Category',
  cart: 'Cart',
  /** Contains what the badge shows, so that speech input finds it. */
  cartWith: (shown: string, count: number): string => `Cart, ${shown} ${count === 1 ? 'item' : 'items'}`,
  wishlist: pageNames.wishlist,
  wishlistWith: (count: number): string => `Wishlist (${count})`,
  shop: 'Shop',
  help: 'Help',
  company: 'Company',
  contact: 'Contact',
  contactUs: pageNames.contact,
} as const;

export const menuTexts = {
  account: 'Account',
  menu: 'Menu',
  closeMenu: 'Close menu',
} as const;

/** Shown in place of a part of the shop that failed. */
export const errorTexts = {
  title: 'Something went wrong',
  page: 'This page could not be shown. Your cart is safe.',
  outdatedTitle: 'A newer version is here',
  outdated: 'The shop has been updated since you opened it. Reload the page to go on. Your cart is safe.',
  menu: 'The menu could not be loaded.',
} as const;
