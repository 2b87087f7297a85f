/** Shoppers who come with an order to pay, made behind the shop's back. */
import type { APIResponse, Page, Response } from '@playwright/test';
import { API_BASE_PATH } from '../../sandbox/constants';
import { expect } from './test';

const password = 'correct-horse';
const address = {
  fullName: 'Asha Verma',
  address: '7 Lake View Road',
  city: 'Pune',
  state: 'Maharashtra',
  postalCode: '411001',
  phone: '+919812345678',
};

/** A text of an answer, by the way to it. */
export async function readText(response: APIResponse | Response, ...way: readonly (string | number)[]) {
  const body: unknown = await response.json();
  return String(
    way.reduce<unknown>(
      (inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined),
      body,
    ),
  );
}

/** A new shopper, signed in on the page; `order` makes an order behind the shop's back. */
export async function signInAsNew(page: Page, shop: string, sandboxUrl: string) {
  const api = `${sandboxUrl}${API_BASE_PATH}`;
  const { request } = page;
  const email = `payer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  await request.post(`${api}/users/register`, {
    data: { email, password, firstName: 'Asha', lastName: 'Verma' },
  });
  const token = await readText(
    await request.post(`${api}/users/authorize`, { data: { email, password } }),
    'token',
  );
  await page.context().addCookies([{ name: 'auth_token', value: encodeURIComponent(token), url: shop }]);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    /** How many orders the shopper has. */
    countOrders: async (): Promise<number> =>
      Number(await readText(await request.get(`${api}/orders`, { headers }), 'length')),
    order: async (): Promise<string> => {
      const product = await readText(await request.get(`${api}/products`), 'data', 0, 'id');
      const data = { products: { [product]: 1 }, shippingAddress: address };
      return readText(await request.post(`${api}/orders`, { headers, data }), 'id');
    },
  };
}

/** Opens the payment of a new order. */
export async function openPayment(page: Page, shop: string, sandboxUrl: string) {
  const shopper = await signInAsNew(page, shop, sandboxUrl);
  const orderId = await shopper.order();
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
  return { ...shopper, orderId };
}
