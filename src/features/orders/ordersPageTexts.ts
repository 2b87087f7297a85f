import { LIMITS } from '../../lib/constants';
import { formatCount } from '../../lib/formatCount';

/** The orders page, with buying again and the receipt. */
export const ordersPageTexts = {
  listCut: `Only ${LIMITS.orders} of your orders are shown. Any other can be found by its number.`,
  showMore: (left: number): string => `Show more (${formatCount(left)} left)`,
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
  payNow: 'Pay Now',
  noOrders: 'No Orders Found',
  noOrdersHint: 'Once you have placed an order, you can follow it here.',
  heading: 'Your Orders',
  loadingOrders: 'Loading your orders…',
} as const;
