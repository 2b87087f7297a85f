import type { PolicySlug } from '../api/models/types';

export const productCount = (count: number): string => `${count} ${count === 1 ? 'product' : 'products'}`;

export const cardTexts = {
  price: 'Price',
  originalPrice: 'Original price',
  addToWishlist: 'Add to Wishlist',
  inWishlist: 'In your wishlist',
  quickView: 'Quick View',
  productDemo: 'Product Demo',
  addToCart: 'Add to Cart',
  noPicture: 'No picture available',
  sale: 'Sale',
  off: (percent: number): string => `${percent}% off`,
  noPictureOf: (name: string): string => `${name}: no picture available`,
} as const;

export const lineChanges = {
  notSold: 'No longer sold. Please remove it before you order.',
  newPrice: 'New price',
  priceNow: (now: string, before: string): string => `Now ${now}. It was ${before} when you added it.`,
} as const;

export const noSizeChosen = 'No size chosen';

/** The name of what offers the sizes of a line's product. */
export const chooseSizeOf = (name: string): string => `Choose size of ${name}`;

export const paginationTexts = {
  pages: 'Pages of products',
  showing: (first: number, last: number, total: number): string =>
    `Showing ${first} to ${last} of ${total} items`,
  page: (page: number): string => `page ${page}`,
  goTo: (page: number): string => `Go to page ${page}`,
  goToPrevious: 'Go to previous page',
  goToNext: 'Go to next page',
} as const;

export const policyNames: Readonly<Record<PolicySlug, string>> = {
  terms: 'Terms & Conditions',
  privacy: 'Privacy Policy',
  refund: 'Refund Policy',
  return: 'Return Policy',
  shipping: 'Shipping Policy',
  about: 'About Us',
};

export const quantityTexts = {
  quantity: 'Quantity',
  decrease: (counted: string): string => `Decrease ${counted}`,
  increase: (counted: string): string => `Increase ${counted}`,
} as const;

export const breadcrumbName = 'Breadcrumb';

export const summaryTexts = {
  showMore: (count: number): string => `Show ${count} more`,
  heading: 'Order Summary',
  lines: 'Order lines',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  saved: 'You save',
} as const;

export const closeToast = 'Close notification';
