/** The choice of a quantity. */
export const quantityTexts = {
  quantity: 'Quantity',
  decrease: (counted: string): string => `Decrease ${counted}`,
  increase: (counted: string): string => `Increase ${counted}`,
} as const;
