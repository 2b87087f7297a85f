/** The notice of an order that waits for its payment. */
export const purchaseTexts = {
  unpaidOrder: 'Unpaid order',
  dismiss: 'Do not remind me of this order',
  /** Follows the text of the link that leads to the payment. */
  ofOrder: (orderId: string): string => ` order ${orderId}`,
} as const;
