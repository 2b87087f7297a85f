import { orderFetchFailed } from '../../api/apiError';
import { LIMITS } from '../../lib/constants';

/** Texts of the order pages (specification, sections 2, 5 and 8). */
export const orderTexts = {
  loadFailed: 'Failed to load your orders. Please try again.',
  trackFailed: 'Failed to find order. Please check your information and try again.',
  notFound: orderFetchFailed,
  foundTitle: 'Order found',
  found: 'Your order status has been loaded.',
  listCut: `Only ${LIMITS.orders} of your orders are shown. Any other can be found by its number.`,
  showMore: (left: number): string => `Show more (${left.toLocaleString('en-IN')} left)`,
  buyAgain: 'Buy again',
  receipt: 'Receipt',
  print: 'Print',
  backToOrders: 'Back to your orders',
  noTaxInvoice: 'This is a receipt, not a tax invoice.',
  searching: 'Looking for these products in the shop…',
  searchFailed: 'The shop’s products could not be loaded. Please try again.',
  stillSold: 'At today’s prices',
  noLongerSold: 'Not added',
  noSuchProduct: 'The shop sells no product of this name any more.',
  addToCart: 'Add to cart',
  replaceCart: 'Replace the cart',
  trackOrder: 'Track an order',
  requiredTitle: 'Required fields',
  required: 'Please enter both order number and email/phone',
} as const;
