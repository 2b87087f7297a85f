/** What the sandbox store and everything that talks to it agree on. */

/** The port the shop expects on localhost (specification, section 9). */
export const DEFAULT_PORT = 8044;

/** Loopback only: the sandbox is never reachable from another machine. */
export const DEFAULT_HOST = '127.0.0.1';

/** Every call of the description lives below this path (specification, section 7). */
export const API_BASE_PATH = '/api/v1';

/** Where the data lives unless the command line says otherwise, from the project's root. */
export const DEFAULT_DATA_FILE = 'sandbox/.data/store.sqlite';

/** The account that every fresh store has, with one order in each status. */
export const DEMO_ACCOUNT = {
  email: 'demo@example.com',
  password: 'demo-shopper',
  firstName: 'Asha',
  lastName: 'Verma',
  createdAt: '2025-03-14T09:30:00.000Z',
} as const;

/** Where the bank sends the shopper back to when the shop did not say where it runs. */
export const DEFAULT_SHOP_ORIGIN = 'http://localhost:3000';

/** Order status codes (specification, section 4). */
export const ORDER_STATUS = { pending: 0, processing: 1, shipped: 2, delivered: 3, cancelled: 4 } as const;

/** What the shopper can choose in the payment form; each one ends in another outcome. */
export const PAYMENT_METHOD = {
  card: 'card',
  netBanking: 'net-banking',
  upiApp: 'upi-app',
  upiQr: 'upi-qr',
  qrImage: 'qr-image',
  cashOnDelivery: 'cash-on-delivery',
  declined: 'card-declined',
} as const;

/** What the payment form calls its methods. */
export const PAYMENT_METHOD_LABEL = {
  [PAYMENT_METHOD.card]: 'Card',
  [PAYMENT_METHOD.netBanking]: 'Net banking',
  [PAYMENT_METHOD.upiApp]: 'UPI app',
  [PAYMENT_METHOD.upiQr]: 'UPI QR',
  [PAYMENT_METHOD.qrImage]: 'QR image',
  [PAYMENT_METHOD.cashOnDelivery]: 'Cash on delivery',
  [PAYMENT_METHOD.declined]: 'Card (declined)',
} as const satisfies Record<PaymentMethod, string>;

/** One of the payment form's methods. */
export type PaymentMethod = (typeof PAYMENT_METHOD)[keyof typeof PAYMENT_METHOD];

/** The pages that the sandbox's bank serves. */
export const BANK_PATH = {
  card: '/bank/card',
  net: '/bank/net',
  upi: '/bank/upi',
  pay: '/bank/pay',
  cancel: '/bank/cancel',
} as const;

/** Pictures of the catalogue are served below this path. */
export const PICTURES_PATH = '/pictures/';

/** Where the bank sends the shopper in the shop (specification, section 2). */
export const SHOP_PATH = { orderSuccess: '/order-success', payment: '/payment', orders: '/orders' } as const;

/** A request body larger than this many bytes is refused. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** A bearer token is good for this many milliseconds: 30 days, as long as the shop's cookie. */
export const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** How many pieces of one product an order may hold. */
export const MAX_QUANTITY = 1000;
