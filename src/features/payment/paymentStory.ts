import { createStory, failure, noise } from '../../lib/story';
import { paymentActions } from './paymentSlice';

const standings = {
  waiting: 'it still waits for its payment',
  movedOn: 'it no longer waits for a payment',
  unknown: 'its status is not known',
} as const;

/** What the payment's actions say in a replay. */
export const paymentStory = createStory('Payment', paymentActions, {
  opened: ({ orderId }) =>
    orderId === '' ? failure('Opened the payment page without an order') : `Began to pay order ${orderId}`,
  attemptFound: 'Found an earlier payment of the order, without a result',
  otherAttemptFound: 'Found a payment that another tab had started, and sent nothing',
  codeShown: 'Showed the code of a payment that was started before',
  fieldsReady: 'Showed the payment form',
  submitted: ({ orderId }) => `Submitted the payment of order ${orderId}`,
  orderLookedUp: ({ orderId, standing }) => `Looked up order ${orderId}: ${standings[standing.kind]}`,
  checkAsked: 'Asked to look the order up again',
  watchEnded: noise('Stopped asking for the order'),
  qrUnreadable: failure('The QR code cannot be shown'),
  outcomeMissing: failure('The way on to the bank is not known to this page'),
  bankBlocked: failure('The browser was not allowed to open the bank’s page'),
  continuedToBank: 'Went to the bank again',
  returned: 'Came back from the bank by the browser’s history',
  formReopened: 'Opened the payment form again',
  formRefused: failure('Payment not sent: the form has errors'),
  closed: noise('Left the payment page'),
});
