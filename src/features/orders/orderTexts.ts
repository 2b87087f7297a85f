/** Texts of the order pages (specification, sections 2, 5 and 8). */
export const orderTexts = {
  loadFailed: 'Failed to load your orders. Please try again.',
  trackFailed: 'Failed to find order. Please check your information and try again.',
  foundTitle: 'Order found',
  found: 'Your order status has been loaded.',
  requiredTitle: 'Required fields',
  required: 'Please enter both order number and email/phone',
  items: 'Items',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  progress: 'Progress',
  done: ', done',
  shippingAddress: 'Shipping address',
  method: 'Method',
  trackingNumber: 'Tracking number',
  order: (id: string): string => `Order ${id}`,
  /** The way of an order, by its status code from 0 to 3. */
  steps: ['Placed', 'In preparation', 'On its way', 'Arrived'],
} as const;
