import { orderFetchFailed } from '../../api/apiError';
import { LIMITS } from '../../lib/constants';

/** Texts of the order pages (specification, sections 2, 5 and 8). */
export const orderTexts = {
  loadFailed: 'Failed to load your orders. Please try again.',
  trackFailed: 'Failed to find order. Please check your information and try again.',
  notFound: orderFetchFailed,
  foundTitle: 'Order found',
  found: 'Your order status has been loaded.',
  listCut: `Showing the first ${LIMITS.shownOrders} of your orders. Any other can be found by its number.`,
  trackOrder: 'Track an order',
  requiredTitle: 'Required fields',
  required: 'Please enter both order number and email/phone',
} as const;
