/** Constants of the pretend bank and of those who call it. */

/** The payment methods; each has another outcome. */
export const PAYMENT_METHOD = {
  card: 'card',
  netBanking: 'net-banking',
  upiApp: 'upi-app',
  upiQr: 'upi-qr',
  qrImage: 'qr-image',
  cashOnDelivery: 'cash-on-delivery',
  declined: 'card-declined',
} as const;

/** The labels of the methods in the payment form. */
export const PAYMENT_METHOD_LABEL = {
  [PAYMENT_METHOD.card]: 'Card',
  [PAYMENT_METHOD.netBanking]: 'Net banking',
  [PAYMENT_METHOD.upiApp]: 'UPI app',
  [PAYMENT_METHOD.upiQr]: 'UPI QR',
  [PAYMENT_METHOD.qrImage]: 'QR image',
  [PAYMENT_METHOD.cashOnDelivery]: 'Cash on delivery',
  [PAYMENT_METHOD.declined]: 'Card (declined)',
} as const satisfies Record<PaymentMethod, string>;

export type PaymentMethod = (typeof PAYMENT_METHOD)[keyof typeof PAYMENT_METHOD];

/** The addresses of the bank. */
export const BANK_PATH = {
  card: '/bank/card',
  net: '/bank/net',
  upi: '/bank/upi',
  pay: '/bank/pay',
  cancel: '/bank/cancel',
} as const;

/** The shop's pages that the bank leads back to [2.orders, 2.payment]. */
export const SHOP_PATH = { orderSuccess: '/order-success', payment: '/payment', orders: '/orders' } as const;
