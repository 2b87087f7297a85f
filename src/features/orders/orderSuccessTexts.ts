/** The page after an order (specification, section 2). */
export const orderSuccessTexts = {
  thanks: 'Thank You for Your Order!',
  thanksHint: 'We have received your order. An email with its details will be sent to you shortly.',
} as const;
