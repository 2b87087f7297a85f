import { brand } from '../../brand';
import { country } from '../../brand/country';
import { phoneLengths } from './phoneFields';

const { paymentApp } = country;

export const paymentTexts = {
  orderMissing: 'Order ID is missing. Please return to checkout.',
  fieldsFailed: 'Failed to load payment form. Please try again later.',
  submitFailed: 'Failed to process payment. Please try again later.',
  initiated: { title: 'Payment initiated', message: 'Your payment is being processed' },
  validation: { title: 'Validation Error', message: 'Please correct the errors in the form.' },
  unsure:
    'We could not find out whether your payment went through. Please check again before you pay once more.',
  settled: 'Nothing left to pay',
  nothingLeft: 'This order no longer waits for a payment.',
  cancelled: 'This order is cancelled, so there is nothing to pay.',
  bankBlocked:
    'Your bank’s page is not allowed from this shop, so your browser did not open it. Please pay another way.',
  otherWay: 'Pay another way',
  continueToBank: 'Continue to your bank',
  checkAgain: 'Check again',
  /** Beside a payment that failed, where the server says nothing of money. */
  askBeforePaying: 'If your bank statement shows a payment, contact us before you pay again.',
  /** @param time such as 14:05, or with the day before it */
  started: (time: string): string => `Payment started at ${time}.`,
  showCode: 'Show the code again',
  payTwice:
    'If you did not approve it, pay another way below. If you did, do not pay again: you could be charged twice.',
  /** Of a payment that the store has only to receive, such as cash on delivery. */
  arranged: 'It is arranged: there is nothing more to do. If you pay another way below, you may pay twice.',
  bankApproves: 'You approve the payment on your bank’s page, and come back to this shop.',
  bankOpens: 'That page opens by itself. If it does not, continue with the button.',
  watching: 'This page looks for the bank’s confirmation by itself and moves on once your order does.',
  havePaid: 'I have paid: view my orders',
  chooseOne: 'Choose one',
  noFields: 'No details are needed here. Go on to pay.',
  sending: 'Sending your payment…',
  proceed: 'Proceed to Payment',
  returnToCheckout: 'Return to checkout',
  heading: 'Payment Information',
  toBank: 'Taking you to your bank…',
  finishInApp: 'Finish in your payment app',
  scanHeading: 'Scan QR Code to Complete Payment',
  order: 'Order',
  amount: 'Amount',
  notOwnOrder: 'Unknown: this is not one of your orders',
  lookingUp: 'No answer has come yet. Looking up your order…',
  openingOrders: 'Your payment is on its way. Opening your orders…',
  loading: 'Loading the payment form…',
  firstChoices: (count: number): string => `Only the first ${count} choices are shown.`,
  firstFields: (count: number): string => `Only the first ${count} fields of this form are shown.`,
  needed: (labels: readonly string[]): string => `Still needed: ${labels.join(', ')}`,
  qrCode: 'QR code of your payment',
  openApp: `Open ${paymentApp} app`,
  approve: `Approve the payment in your ${paymentApp} app, then come back here. If no app has opened, open it again, or pay another way.`,
  scanCode: `Scan the code with any ${paymentApp} app and approve the payment there. Your order moves on once the bank has confirmed it.`,
} as const;

const { prefix } = brand.phone;
const [least, most] = phoneLengths;
const length = least === most ? String(most) : `${least} to ${most}`;

export const paymentRuleTexts = {
  email: 'Please enter a valid email address',
  phonePrefix: `Phone number must start with ${prefix}`,
  phoneTooShort: (least: number) => `Phone number must have at least ${least} characters`,
  phoneTooLong: (most: number) => `Phone number must have no more than ${most} characters`,
  phoneLength: `Phone number must be ${length} characters (including ${prefix})`,
  phoneFormat: 'Invalid phone number format',
  tooShort: (least: number) => `Must have at least ${least} characters`,
  tooLong: (most: number) => `Must have no more than ${most} characters`,
  format: 'This is not in the expected format',
} as const;
