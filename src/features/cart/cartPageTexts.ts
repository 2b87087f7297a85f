import { formatCount } from '../../lib/formatCount';

/** Texts of the cart page and its panel, apart from those of every page (`cartTexts`). */
export const cartPageTexts = {
  removedHeading: 'Just removed',
  putBack: 'Put back',
  removedRow: (label: string): string => `${label} removed`,
  todaysPrices:
    'Some prices have changed since you added these products. The total is at today’s prices, which the store charges.',
  someNotSold:
    'Something in your cart is no longer sold. It is not in the total: please remove it before you order.',
  noColor: 'No colour chosen: we send any.',
  chooseColor: 'Choose colour',
  chooseColorOf: (name: string): string => `Choose colour of ${name}`,
  viewCart: 'View cart',
  panelTotal: (count: number): string => `Total of ${formatCount(count)} ${count === 1 ? 'item' : 'items'}:`,
  severalRemoved: (count: number): string => `${count} products`,
  saveForLater: 'Save for later',
  checkout: 'Checkout',
  heading: 'Your Cart',
  empty: 'Your cart is empty',
  emptyHint: 'What you add is kept on this device until you are ready.',
  loading: 'Loading your cart',
  lines: 'Cart lines',
  clear: 'Clear Cart',
  each: 'each',
  quantityOf: (label: string): string => `Quantity of ${label}`,
  saveLine: (label: string): string => `Save for later: ${label}`,
  removeLine: (label: string): string => `Remove ${label}`,
  subtotal: (count: number): string => `Subtotal (${count} ${count === 1 ? 'item' : 'items'})`,
} as const;
