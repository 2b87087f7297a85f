export const homeName = 'Home';

export const pageNames = {
  account: 'My Account',
  orders: 'Orders',
  trackOrder: 'Track Order',
  wishlist: 'Wishlist',
  contact: 'Contact Us',
} as const;

export const deviceName = 'Data on this device';

export const notAvailable = 'Not available';
/** The name of a product without a title, in the catalogue and in orders alike: orders are found by names. */
export const untitledProduct = 'Untitled product';
export const fieldRequired = 'This field is required';
export const emailInvalid = 'Invalid email address';

export const actions = {
  browseProducts: 'Browse Products',
  browseCollection: 'Browse Collection',
  continueShopping: 'Continue Shopping',
  returnHome: 'Return to Home',
  tryAgain: 'Try Again',
  search: 'Search',
  searchProducts: 'Search products',
  reload: 'Reload',
  close: 'Close',
  undo: 'Undo',
  remove: 'Remove',
  payNow: 'Pay Now',
  viewOrders: 'View your orders',
  receipt: 'Receipt',
  showAll: 'Show all',
  showLess: 'Show less',
  chooseSize: 'Choose size',
  signOut: 'Sign Out',
  clearFilters: 'Clear Filters',
} as const;

export const orderName = (id: string): string => `Order ${id}`;

/** Before a name or a price: how many pieces; nothing for one. */
export const times = (quantity: number): string => (quantity === 1 ? '' : `${quantity} × `);

/** Shown while the chunk of a page, or of a part of it, is loading. */
export const loadingPage = 'Loading the page';

export const toastTitles = { success: 'Success', error: 'Error' } as const;

export const noResponse = 'No response from server. Please try again later.';

export const companyFallbacks = {
  name: 'Company Name',
  address: 'Company Address',
  phone: 'Phone Number',
} as const;
