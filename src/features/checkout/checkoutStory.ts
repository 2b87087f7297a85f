import { counted, createStory, failure, noise } from '../../lib/story';
import { checkoutActions } from './checkoutSlice';
import { savedAddressActions } from './savedAddressSlice';

/** What a purchase's actions say in a replay. */
export const checkoutStory = createStory('Checkout', checkoutActions, {
  purchasesRead: (records) => noise(`Read the stored purchases: ${records.length}`),
  checkoutOpened: 'Opened the checkout',
  draftSaved: noise('Kept the address typed so far'),
  submitted: ({ lines }) => `Placed the order: ${counted(lines.length, 'line')}`,
  orderSent: 'Sent the order',
  resolutionStarted: 'Looked for the order of an earlier try',
  orderPlaced: ({ orderId }) => `Order ${orderId} exists`,
  duplicateFound: 'Found the same order in another tab, and waited for that one',
  orderRefused: failure('The order was not placed'),
  orderMissing: failure('The order of an unanswered request was not found'),
  orderUnconfirmed: failure('Could not find out whether the order exists'),
  submitRefused: ({ reason }) =>
    failure(
      reason === 'cartEmpty' ? 'Order not sent: the cart is empty' : 'Order not sent: the form has gaps',
    ),
  paymentSent: ({ orderId }) => `Sent the payment of order ${orderId}`,
  paymentAnswered: ({ orderId }) => `The payment of order ${orderId} was answered`,
  noticeSeen: noise('Saw the notice of an unpaid order'),
  noticeDismissed: ({ orderId }) => `Closed the notice of unpaid order ${orderId}`,
});

/** What the actions of saved addresses say in a replay. */
export const savedAddressStory = createStory('Checkout', savedAddressActions, {
  read: (addresses) => noise(`Read the saved addresses: ${addresses.length}`),
  forgotten: 'Deleted a saved address',
  forgettingUndone: 'Put a deleted address back',
});
