/** What the cart's toasts say (specification, section 8; ruling 9). */
export const cartTexts = {
  addedTitle: 'Added to cart',
  addedFromProductPage: (name: string): string => `${name} has been added to your cart`,
  added: (name: string): string => `${name} added to your cart.`,
  increased: (name: string): string => `${name} quantity increased.`,
  removed: (name: string): string => `${name} removed from your cart.`,
  cleared: 'All items have been removed from your cart.',
  loginRequiredTitle: 'Login Required',
  loginRequired: 'Please login to proceed with checkout',
  notKeptTitle: 'Your cart is not being saved',
  notKept: 'This browser does not let the shop store your cart. It is kept until you close this page.',
  unreadableTitle: 'Your saved cart could not be read',
  unreadable: 'It has been set aside on this device, and you can start a new one.',
} as const;
