/** Requests that the sandbox and the gateway answer alike. */
import { DEMO_ACCOUNT, PAYMENT_METHOD } from '../../sandbox/constants';
import { NEW_PASSWORD, SHIPPING } from '../../sandbox/testing';

/** A request, without a token unless it says so. */
export interface SameRequest {
  readonly path: string;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** 'demo' is the demo account's, another text is sent as it is. */
  readonly token?: string;
}

const { email, password } = DEMO_ACCOUNT;
const person = { email: 'new@example.com', password: NEW_PASSWORD, firstName: 'Ravi', lastName: 'Nair' };
const fields = { method: PAYMENT_METHOD.card, phone: '+919812345678' };
const order = (products: Readonly<Record<string, number>>, shipping: object = {}): SameRequest => ({
  path: '/orders',
  token: 'demo',
  json: { products, shippingAddress: { ...SHIPPING, ...shipping } },
});
/** More than the engine's whole numbers. */
const HUGE = 3_000_000_000;
const HAMMER = '7f3c9a52-claw-hammer';

/** In this order: some change what the next ones find. */
export const SAME_REQUESTS: readonly SameRequest[] = [
  { path: '/no-such-call' },
  { path: '/users/authorize', json: [] },
  { path: '/users/authorize', json: { email, password: 'not-this-one' } },
  { path: '/users/authorize', json: { email: 'nobody@example.com', password } },
  { path: '/users/authorize', json: { email: 'no\0body@example.com', password } },
  { path: '/users/register', json: { ...person, lastName: ' ' } },
  { path: '/users/register', json: { ...person, email: 'no address' } },
  { path: '/users/register', json: { ...person, email: email.toUpperCase() } },
  { path: '/accountInfo' },
  { path: '/accountInfo', token: 'made-up' },
  { path: '/accountInfo', token: 'demo' },
  { path: '/storeInfo' },
  { path: `/products/${HAMMER}` },
  { path: '/products/no-such-product' },
  { path: '/products/no%00such' },
  { path: '/products?limit=0' },
  { path: `/products?page=${HUGE}` },
  { path: '/products?category=no%00such&filter=no%00such' },
  { path: '/products?page=9999&category=hand%20tools' },
  { path: '/products?category=no%20such' },
  ...['', '?featured=true', '?category=men', '?gender=women', '?filter=accessories,belts'].map((query) => ({
    path: `/products${query}`,
  })),
  { path: '/orders' },
  { path: '/orders', token: 'made-up' },
  { path: '/orders', json: { products: { [HAMMER]: 1 }, shippingAddress: SHIPPING } },
  { path: '/orders', token: 'made-up', json: [] },
  { path: '/orders', token: 'demo', json: [] },
  { path: '/payments', token: 'made-up', json: {} },
  order({}),
  order({ [HAMMER]: 0 }),
  order({ [HAMMER]: 1001 }),
  order({ [HAMMER]: HUGE }),
  order({ 'no-such-product': 1 }),
  order({ 'no\0such': 1 }),
  order({ [HAMMER]: 1 }, { city: '  ' }),
  { path: '/orders/ORD-2026-999999?contactInfo=nobody%40example.com' },
  { path: '/orders/ORD%00?contactInfo=no%00body' },
  { path: '/orders/ORD-2026-999999' },
  { path: '/payments/fields' },
  { path: '/payments/fields', token: 'demo' },
  { path: '/payments', token: 'demo', json: { orderId: 'ORD-2026-999999', fields } },
  { path: '/payments', token: 'demo', json: { orderId: 'ORD\0', fields } },
  { path: '/payments', json: { orderId: 'ORD-2026-000001', fields } },
];
