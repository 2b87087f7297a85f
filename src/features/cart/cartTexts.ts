import { summaryTexts } from '../../components/componentTexts';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '../../lib/constants';
import { formatCount } from '../../lib/money';
import { actions } from '../../lib/texts';

/** Such as '1,234 items'. */
const items = (count: number): string => `${formatCount(count)} ${count === 1 ? 'item' : 'items'}`;

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
  unreadableLinesTitle: 'Part of your saved cart could not be read',
  unreadableLines: 'It has been set aside on this device.',
  fullTitle: 'Your cart is full',
  full: `A cart holds up to ${MAX_CART_LINES} different products. Please order or remove some first.`,
  tooManyLines: `Of your saved cart the first ${MAX_CART_LINES} products are shown. The rest has been set aside on this device.`,
  lineFull: (name: string): string =>
    `${name} is in your cart ${formatCount(MAX_LINE_QUANTITY)} times, which is the most that can be ordered at once.`,
  removedHeading: 'Just removed',
  removedRow: (label: string): string => `${label} removed`,
  undoRemoval: (removed: string): string => `${actions.undo}: ${removed}`,
  todaysPrices: 'At today’s prices: some have changed.',
  someNotSold: 'What is no longer sold is not in the total.',
  noColor: 'No colour chosen: we choose for you.',
  chooseColor: 'Choose colour',
  chooseColorOf: (name: string): string => `Choose colour of ${name}`,
  viewCart: 'View cart',
  items,
  gone: (lines: number): string => `${lines} no longer sold`,
  withoutSize: (lines: number): string => `${lines} without a size`,
  panelTotal: (count: number): string => `Total of ${items(count)}:`,
  severalRemoved: (count: number): string => `${count} products`,
  saveForLater: 'Save for later',
  checkout: 'Checkout',
  heading: 'Your Cart',
  empty: 'Your cart is empty',
  emptyHint: 'What you add is kept on this device until you are ready.',
  loading: 'Loading your cart',
  lines: 'Cart lines',
  clear: 'Clear Cart',
  each: (price: string): string => `${price} each`,
  quantityOf: (label: string): string => `Quantity of ${label}`,
  saveLine: (label: string): string => `Save for later: ${label}`,
  removeLine: (label: string): string => `Remove ${label}`,
  subtotal: (count: number): string => `${summaryTexts.subtotal} (${items(count)})`,
} as const;
