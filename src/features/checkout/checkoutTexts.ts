/** Texts of the checkout (specification, sections 5 and 8). */
export const checkoutTexts = {
  createdTitle: 'Order created successfully',
  created: 'Proceeding to payment...',
  failedTitle: 'Error placing order',
  failed: 'Please try again later.',
  unconfirmedTitle: 'No answer from the store',
  unconfirmed: 'Your order may have been placed. Please look at your orders before you try again.',
  cartEmptyTitle: 'Cart is empty',
  cartEmpty: 'Please add items to your cart before checkout.',
  fieldsTitle: 'Please fill all fields',
  fields: 'All shipping information fields are required.',
} as const;
