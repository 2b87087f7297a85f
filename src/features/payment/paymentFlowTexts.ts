/** Texts of the payment flow itself, which every page loads. */
export const paymentFlowTexts = {
  orderMissing: 'Order ID is missing. Please return to checkout.',
  fieldsFailed: 'Failed to load payment form. Please try again later.',
  submitFailed: 'Failed to process payment. Please try again later.',
  initiatedTitle: 'Payment initiated',
  initiated: 'Your payment is being processed',
  validationTitle: 'Validation Error',
  validation: 'Please correct the errors in the form.',
} as const;
