import { authActions } from '../../features/auth/authSlice';
import { checkoutActions } from '../../features/checkout/checkoutSlice';
import { savedAddressActions } from '../../features/checkout/savedAddressSlice';
import { connectionActions } from '../../features/connection/connectionSlice';
import { reloadPressed } from '../../features/connection/connectionListeners';
import { deviceForgotten } from '../../features/device/deviceEvents';
import { paymentActions } from '../../features/payment/paymentSlice';
import { counted } from '../traceTexts';
import { describeActions, failure, noise } from './sentence';

const standings = {
  waiting: 'it still waits for its payment',
  movedOn: 'it no longer waits for a payment',
  unknown: 'its status is not known',
} as const;

/** What is said of the account, orders and payments, and of the shop's services, by slice. */
export const ordering = {
  auth: describeActions('Account', authActions, {
    sessionRestored: ({ sessionId }) =>
      sessionId === '' ? 'Nobody is signed in' : 'Still signed in from before',
    signedOut: ({ from }) => `Signed out ${from === 'account' ? 'on the account page' : 'in the header'}`,
    sessionChanged: ({ sessionId }) =>
      sessionId === '' ? 'Signed out in another tab' : 'Signed in in another tab',
    sessionBegan: noise('A session has begun'),
    sessionEnded: noise('The session has ended'),
    writeInterrupted: (what) => failure(`The session ended with an unanswered ${what}`),
    accountCreated: 'Created an account',
    signInPressed: 'Went to sign in with the new account',
    registrationEmailRefused: failure('Registration not sent: the email address is not valid'),
    emailRemembered: (email) =>
      noise(email === '' ? 'Forgot the email address of the last sign-in' : 'Remembered the email address'),
  }),
  checkout: describeActions('Checkout', checkoutActions, {
    purchasesRead: (records) => noise(`Read the stored purchases: ${records.length}`),
    checkoutOpened: noise('Showed the checkout page'),
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
    markDismissed: ({ orderId }) => `Closed the mark of unpaid order ${orderId}`,
  }),
  savedAddresses: describeActions('Checkout', savedAddressActions, {
    read: (addresses) => noise(`Read the saved addresses: ${addresses.length}`),
    forgotten: 'Deleted a saved address',
    forgettingUndone: 'Put a deleted address back',
  }),
  payment: describeActions('Payment', paymentActions, {
    opened: ({ orderId }) =>
      orderId === ''
        ? failure('Opened the payment page without an order')
        : noise(`Showed the payment page of order ${orderId}`),
    attemptFound: 'Found an earlier payment of the order, without a result',
    otherAttemptFound: 'Found a payment that another tab had started, and sent nothing',
    codeShown: 'Showed the code of a payment that was started before',
    fieldsReady: 'Showed the payment form',
    submitted: ({ orderId }) => `Submitted the payment of order ${orderId}`,
    orderLookedUp: ({ orderId, standing }) => `Looked up order ${orderId}: ${standings[standing.kind]}`,
    checkAsked: 'Asked to look the order up again',
    outcomeUnusable: failure('The code cannot be shown, or the way on to the bank is not known to this page'),
    bankBlocked: failure('The browser was not allowed to open the bank’s page'),
    continuedToBank: 'Went to the bank again',
    returned: 'Came back from the bank by the browser’s history',
    formReopened: 'Opened the payment form again',
    formRefused: failure('Payment not sent: the form has errors'),
    closed: noise('Left the payment page'),
  }),
  connection: describeActions(
    'Connection',
    { ...connectionActions, reloadPressed },
    {
      lost: failure('The connection was lost'),
      regained: 'The connection is back',
      reloadPressed: 'Asked for the newer version of the shop',
    },
  ),
  device: describeActions(
    'Device',
    { deviceForgotten },
    { deviceForgotten: 'Made this device forget what it remembers' },
  ),
};
