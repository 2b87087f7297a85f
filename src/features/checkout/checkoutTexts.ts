import { country } from '../../brand/country';
import { formatMoment } from '../../lib/dates';
import { formatMoney } from '../../lib/money';
import type { ShippingAddress } from '../../lib/shippingAddress';
import { joined } from '../../lib/strings';
import { actions, orderName } from '../../lib/texts';
import { paidByOf, purchaseTotal, type Purchase } from './purchase';

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
  nothing: 'Nothing to check out yet',
  nothingHint: 'What you add to your cart is ordered here.',
  cartEmptyTitle: 'Cart is empty',
  cartEmpty: 'Please add items to your cart before checkout.',
  fieldsTitle: 'Please fill all fields',
  keep: 'Keep this address on this device',
  kept: 'Until you sign out.',
  edit: 'Edit the address',
  ship: 'Ship to',
  useKept: (name: string): string => `Ship to ${name}`,
  forgotten: 'Address removed from this device.',
  forget: (name: string): string => `Remove ${name} from this device`,
  fields: 'All shipping information fields are required.',
  heading: 'Checkout',
  loadingCart: 'Loading your cart',
  shippingInformation: 'Shipping Information',
  nextStep: 'You choose how to pay in the next step.',
  placingOrder: 'Placing order...',
  placeOrder: 'Place Order',
  backToCart: 'Back to cart',
  /** What was chosen of a product, '' for nothing, and how many. */
  detail: (choice: string, quantity: number): string => joined([choice, `Quantity ${quantity}`], ' · '),
  addressHint: 'House number, street and area',
  phoneHint: 'For the courier',
  stateFilledIn: (state: string): string => `State from the ${country.postalCode.name}: ${state}`,
  unpaidOrder: 'Unpaid order',
  lastOrder: 'Last order',
  dismiss: 'Do not remind me of this order',
  awaited: 'We have your order, and wait for its payment.',
  unanswered: 'A payment was sent, and is not confirmed yet.',
} as const;

export type UnpaidPurchase = Pick<Purchase, 'orderId' | 'phase' | 'attempt' | 'lines'>;

/** The link to an unpaid order's payment; `linkEnd` is its rest, for screen readers. Where one runs, nobody is asked to pay again. */
export function payText(purchase: UnpaidPurchase) {
  return paidByOf(purchase) === null
    ? { link: actions.payNow, linkEnd: ` order ${purchase.orderId}` }
    : { link: 'Check payment', linkEnd: ` of order ${purchase.orderId}` };
}

/**
 * Says of an order that it is not paid yet, or that a payment has been sent or started; `hint` says more of it.
 * @param now in milliseconds since 1970
 */
export function unpaidText(purchase: UnpaidPurchase, now: number) {
  const { orderId, attempt, lines } = purchase;
  if (paidByOf(purchase) === 'unanswered')
    return { text: checkoutTexts.unanswered, hint: orderName(orderId) };
  if (attempt !== undefined) {
    const startedAt = formatMoment(attempt.startedAt, now);
    return { text: `Payment started at ${startedAt}, not confirmed yet.`, hint: orderName(orderId) };
  }
  const amount = lines.length > 0 ? ` of ${formatMoney(purchaseTotal(lines))}` : '';
  return { text: `${orderName(orderId)}${amount} is not paid yet.`, hint: checkoutTexts.awaited };
}
