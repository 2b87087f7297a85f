/** Every operation of openapi/storefront.yaml, written by `npm run api:generate`. Never edited. */

/** The names of the operations. */
export const operationIds = [
  'authorizeUser',
  'registerUser',
  'getAccountInfo',
  'getStoreInfo',
  'listProducts',
  'getProduct',
  'listOrders',
  'createOrder',
  'trackOrder',
  'getPaymentFields',
  'submitPayment',
] as const;

export type OperationId = (typeof operationIds)[number];

/** Those that need a bearer token. */
export const tokenOperations = [
  'getAccountInfo',
  'listOrders',
  'createOrder',
  'getPaymentFields',
  'submitPayment',
] as const;

/** Method, path, and the status of the successful answer. */
export const operations = {
  authorizeUser: { method: 'POST', path: '/users/authorize', status: 200 },
  registerUser: { method: 'POST', path: '/users/register', status: 201 },
  getAccountInfo: { method: 'GET', path: '/accountInfo', status: 200 },
  getStoreInfo: { method: 'GET', path: '/storeInfo', status: 200 },
  listProducts: { method: 'GET', path: '/products', status: 200 },
  getProduct: { method: 'GET', path: '/products/{id}', status: 200 },
  listOrders: { method: 'GET', path: '/orders', status: 200 },
  createOrder: { method: 'POST', path: '/orders', status: 201 },
  trackOrder: { method: 'GET', path: '/orders/{orderId}', status: 200 },
  getPaymentFields: { method: 'GET', path: '/payments/fields', status: 200 },
  submitPayment: { method: 'POST', path: '/payments', status: 200 },
} as const satisfies Record<OperationId, object>;
