/** Texts of the payment page (specification, sections 2, 4, 5 and 8). */
export const paymentTexts = {
  orderMissing: 'Order ID is missing. Please return to checkout.',
  fieldsFailed: 'Failed to load payment form. Please try again later.',
  submitFailed: 'Failed to process payment. Please try again later.',
  initiatedTitle: 'Payment initiated',
  initiated: 'Your payment is being processed',
  validationTitle: 'Validation Error',
  unsure:
    'We could not find out whether your payment went through. Please check again before you pay once more.',
  nothingLeft: 'This order no longer waits for a payment. You will find where it stands among your orders.',
  cancelled: 'This order is cancelled, so there is nothing to pay.',
  otherWay: 'Choose another way to pay',
  continueToBank: 'Continue to your bank',
  openApp: 'Open UPI app',
  checkAgain: 'Check again',
  validation: 'Please correct the errors in the form.',
} as const;
