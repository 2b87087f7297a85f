import { country } from '../../brand/country';
import { LIMITS } from '../../lib/constants';
import { formatCount } from '../../lib/money';
import { orderStatusName } from '../../lib/orderStatus';
import { orderName } from '../../lib/texts';
import { orderFetchFailed } from '../../api/apiError';

export const orderTexts = {
  loadFailed: 'Failed to load your orders. Please try again.',
  trackFailed: 'Failed to find order. Please check your information and try again.',
  foundTitle: 'Order found',
  found: 'Your order status has been loaded.',
  requiredTitle: 'Required fields',
  required: 'Please enter both order number and email/phone',
  items: 'Items',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  progress: 'Progress',
  done: ', done',
  shippingAddress: 'Shipping address',
  method: 'Method',
  trackingNumber: 'Tracking number',
  order: orderName,
  /** The way of an order, by its status code from 0 to 3. */
  steps: ['Placed', orderStatusName(1), orderStatusName(2), orderStatusName(3)],
} as const;

export const ordersPageTexts = {
  listCut: `Only ${LIMITS.orders} of your orders are shown. Any other can be found by its number.`,
  showMore: (left: number): string => `Show more (${formatCount(left)} left)`,
  buyAgain: 'Buy again',
  print: 'Print',
  backToOrders: 'Back to your orders',
  noTaxInvoice: 'This is a receipt, not a tax invoice.',
  searching: 'Looking for these products in the shop…',
  searchFailed: 'The shop’s products could not be loaded. Please try again.',
  notFoundYet: 'Not found yet',
  notAmongFirst: (count: number): string => `Not among the first ${formatCount(count)} products of the shop.`,
  lookFurther: 'Find more of these products',
  stillSold: 'At today’s prices',
  toChoose: 'Choose again',
  chooseVariant: 'An order does not say which size or colour it was.',
  noLongerSold: 'Not added',
  noSuchProduct: 'The shop sells no product of this name any more.',
  replaceCart: 'Replace the cart',
  noOrders: 'No Orders Found',
  noOrdersHint: 'Once you have placed an order, you can follow it here.',
  heading: 'Your Orders',
  loadingOrders: 'Loading your orders…',
  failed: 'Your orders could not be loaded',
  failedHint: 'You can also find each order by its number.',
} as const;

export const orderSuccessTexts = {
  thanks: 'Thank You for Your Order!',
  /** Where no order was placed just now. */
  follow: 'Your orders page shows how far each order is, and keeps its receipt.',
  /** The address that the email goes to; '' where it is not known here. */
  mailComes: (email: string): string =>
    `An email with the details will be sent to ${email || 'you'} shortly.`,
  loadingOrder: 'Loading your order…',
} as const;

const { paymentApp, shipping } = country;
const leaves = `Normal orders leave within ${shipping.normalTime}.`;
const sent = `We are packing it. ${leaves}`;

export const nextTexts = {
  heading: 'What happens now',
  payment: 'Payment',
  next: 'Next',
  ways: {
    redirectPost: 'At your bank',
    redirect: 'At your bank',
    deeplink: `In your ${paymentApp} app`,
    qrText: `By ${paymentApp} code`,
    qrImage: `By ${paymentApp} code`,
  },
  nothingMore: 'Arranged: there is nothing more to do',
  waiting: (way: string): string => `${way}, not confirmed yet`,
  notPaid: 'Not paid yet',
  confirmFirst: `We pack it once the payment is confirmed. ${leaves}`,
  payFirst: 'We pack it once it is paid.',
  after: {
    pending: sent,
    processing: sent,
    shipped: 'It is on its way to you.',
    delivered: 'It has arrived.',
    cancelled: 'The order was cancelled: nothing will be sent.',
  },
} as const;

export const trackOrderTexts = {
  notFound: orderFetchFailed,
  trackTitle: 'Track Your Order',
  trackLead: 'Enter the number of your order, and the email or phone that you ordered with.',
  checkBoth: 'Please check both entries.',
  where: 'Where to find the number',
  inEmail: 'In the email about your order',
  onOrdersPage: 'On your orders page',
  fromUs: 'From us: we look it up for you',
  orderNumber: 'Order Number',
  emailOrPhone: 'Email or Phone',
  contactHint: 'Your account email is used by default.',
  lookingUp: 'Looking for your order…',
} as const;
