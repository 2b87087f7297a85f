import { country } from '../../brand/country';
import type { ShippingAddress } from '../../lib/shippingAddress';

export const addressLabels: Readonly<Record<keyof ShippingAddress, string>> = {
  fullName: 'Full Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  postalCode: 'Postal Code',
  phone: 'Phone',
};

export const checkoutTexts = {
  createdTitle: 'Order created successfully',
  created: 'Proceeding to payment...',
  failedTitle: 'Error placing order',
  failed: 'Please try again later.',
  /** Where the order that was found has an earlier address than the one in the form. */
  goesTo: ({ address, city, postalCode }: ShippingAddress) => ({
    title: 'Placed with your earlier try',
    message: `This order goes to ${address}, ${city} ${postalCode}.`,
  }),
  storeSays: (reason: string): string => `The store says: ${reason}`,
  /** Beside the failure, where the order may exist. */
  mayExist: 'Your order may have been placed. Please look at your orders before you try again.',
  cartEmptyTitle: 'Cart is empty',
  cartEmpty: 'Please add items to your cart before checkout.',
  fieldsTitle: 'Please fill all fields',
  keep: 'Keep this address on this device',
  kept: 'Kept on this device until you sign out.',
  ship: 'Ship to',
  useKept: (name: string): string => `Ship to ${name}`,
  forgotten: 'Address removed from this device.',
  forget: (name: string): string => `Remove ${name} from this device`,
  fields: 'All shipping information fields are required.',
  heading: 'Checkout',
  loadingCart: 'Loading your cart',
  shippingInformation: 'Shipping Information',
  placingOrder: 'Placing order...',
  placeOrder: 'Place Order',
  backToCart: 'Back to cart',
  orderLines: 'Order lines',
  showMore: (count: number): string => `Show ${count} more`,
  quantity: (count: number): string => `Quantity ${count}`,
  addressHint: 'House number, street and area.',
  phoneHint: 'For the courier.',
  stateFilledIn: (state: string): string => `State from the ${country.postalCode.name}: ${state}`,
  unpaidOrder: 'Unpaid order',
  dismiss: 'Do not remind me of this order',
  checkPayment: 'Check payment',
  waits: (orderId: string): string => `Order ${orderId} is not paid yet.`,
  /** @param time such as 14:05, or with the day after it */
  started: (time: string): string => `Payment started at ${time}, not confirmed yet.`,
  unanswered: 'A payment was sent, and is not answered yet.',
  /** Follows the text of the link that leads to the payment. */
  ofOrder: (orderId: string): string => ` order ${orderId}`,
  ofPayment: (orderId: string): string => ` of order ${orderId}`,
} as const;
