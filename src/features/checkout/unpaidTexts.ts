/** Texts of an order that waits for its payment. */
export const unpaidTexts = {
  unpaidOrder: 'Unpaid order',
  dismiss: 'Do not remind me of this order',
  checkPayment: 'Check payment',
  waits: (orderId: string): string => `Order ${orderId} is not paid yet.`,
  /** @param time such as 14:05, or with the day after it */
  started: (orderId: string, time: string): string =>
    `Payment of order ${orderId} started at ${time}. The store has not confirmed it yet.`,
  /** Follows the text of the link that leads to the payment. */
  ofOrder: (orderId: string): string => ` order ${orderId}`,
  ofPayment: (orderId: string): string => ` of order ${orderId}`,
} as const;
