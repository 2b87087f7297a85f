import { orderFetchFailed } from '../../api/apiError';

/** The page that finds an order by its number (specification, sections 2 and 5). */
export const trackOrderTexts = {
  notFound: orderFetchFailed,
  trackTitle: 'Track Your Order',
  trackLead: 'Enter the number of your order, and the email or phone that you ordered with.',
  trackHint:
    'The order number is on your orders page and in your email. Use the email or phone that you ordered with.',
  orderNumber: 'Order Number',
  emailOrPhone: 'Email or Phone',
  contactHint: 'Your account email is used by default.',
  lookingUp: 'Looking for your order…',
  trackNow: 'Track Order',
} as const;
