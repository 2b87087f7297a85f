/** What is said to a shopper who adds a product to the cart without choosing a size (specification, section 5). */
export const sizeMissing = {
  title: 'Please select a size',
  message: 'You must select a size before adding to cart',
} as const;
