import type { ShippingAddress } from '../../lib/shippingAddress';

/** Texts of the checkout (specification, sections 5 and 8). */
export const checkoutTexts = {
  createdTitle: 'Order created successfully',
  created: 'Proceeding to payment...',
  failedTitle: 'Error placing order',
  failed: 'Please try again later.',
  /** Beside the failure, where the order may exist (ruling 29). */
  mayExist: 'Your order may have been placed. Please look at your orders before you try again.',
  cartEmptyTitle: 'Cart is empty',
  cartEmpty: 'Please add items to your cart before checkout.',
  fieldsTitle: 'Please fill all fields',
  keep: 'Keep this address on this device',
  kept: 'Kept on this device until you sign out.',
  ship: 'Ship to',
  useKept: (name: string): string => `Ship to ${name}`,
  useEarlier: (place: string): string => `Ship again to ${place}`,
  where: 'Where should we send your order?',
  forget: (name: string): string => `Remove ${name} from this device`,
  fromPinCode: 'From the PIN code:',
  stateFilledIn: (state: string): string => `State from the PIN code: ${state}`,
  fields: 'All shipping information fields are required.',
  heading: 'Checkout',
  loadingCart: 'Loading your cart',
  shippingInformation: 'Shipping Information',
  addressHint: 'House number, street and area.',
  phoneHint: 'For the courier.',
  pinQuestion: 'PIN codes have six digits. Is this one right?',
  phoneQuestion: 'Phone numbers have ten digits. Is this one right?',
  placingOrder: 'Placing order...',
  placeOrder: 'Place Order',
  backToCart: 'Back to cart',
  help: 'Need help?',
  orderLines: 'Order lines',
  more: (count: number): string => `${count} more`,
  quantity: (count: number): string => `Quantity ${count}`,
} as const;

/** The labels of the shipping form (specification, section 5). */
export const addressLabels: Readonly<Record<keyof ShippingAddress, string>> = {
  fullName: 'Full Name',
  address: 'Address',
  city: 'City',
  state: 'State',
  postalCode: 'Postal Code',
  phone: 'Phone',
};
