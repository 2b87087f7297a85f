/** The toast for adding a product without choosing its size (specification, section 5). */
export const sizeMissing = {
  title: 'Please select a size',
  message: 'You must select a size before adding to cart',
} as const;
