/** Shoppers who call the API over HTTP. */
import { SHIPPING } from '../../sandbox/testing';
import { textOf } from '../store/meetings';
import { API_URL } from './wholeStore';

const TIMEOUT_MS = 40_000;
const PASSWORD = 'a-good-password';

/** An answer; the status is 0 where there was none. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** Calls the API; a body is sent as JSON. Never rejects. */
export const callApi = async (path: string, token: string, json?: object): Promise<Reply> => {
  try {
    const response = await fetch(`${API_URL.two}${path}`, {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  } catch {
    return { status: 0, body: null };
  }
};

/** A signed-in shopper. */
export interface Shopper {
  readonly email: string;
  readonly token: string;
}

export const registrationOf = (email: string) => ({
  email,
  password: PASSWORD,
  firstName: 'Asha',
  lastName: 'Verma',
});
export const signInOf = (email: string) => ({ email, password: PASSWORD });

/** Registers shoppers and signs them in. */
export const newShoppers = async (count: number): Promise<readonly Shopper[]> => {
  const shoppers: Shopper[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `shopper-${index}@example.com`;
    await callApi('/users/register', '', registrationOf(email));
    const { body } = await callApi('/users/authorize', '', signInOf(email));
    const token = textOf(body, 'token');
    if (token === '') throw new Error(`${email} cannot sign in.`);
    shoppers.push({ email, token });
  }
  return shoppers;
};

/** The body of an order. Its mark is in the address, so that it is found again whatever was answered. */
export const orderOf = (products: Readonly<Record<string, number>>, mark: string) => ({
  products,
  shippingAddress: { ...SHIPPING, address: mark },
});

/** Places an order; `id` is '' where none was answered. */
export const placeOrder = async (
  { token }: Shopper,
  products: Readonly<Record<string, number>>,
  mark: string,
): Promise<Reply & { readonly id: string }> => {
  const reply = await callApi('/orders', token, orderOf(products, mark));
  return { ...reply, id: reply.status === 201 ? textOf(reply.body, 'id') : '' };
};

/** Begins a payment. */
export const pay = ({ token }: Shopper, orderId: string, method: string): Promise<Reply> =>
  callApi('/payments', token, { orderId, fields: { method, phone: SHIPPING.phone } });
