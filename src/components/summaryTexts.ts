/** What an order costs, in the cart and at the checkout. */
export const summaryTexts = {
  heading: 'Order Summary',
  shipping: 'Shipping',
  total: 'Total',
} as const;
