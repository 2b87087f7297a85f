/** Creates accounts and orders by direct API calls, for tests that begin with a payment. */
import type { APIRequestContext, Page } from '@playwright/test';
import { API_BASE_PATH } from '../../sandbox/constants';
import { NEW_PASSWORD } from '../../sandbox/testing';
import type { ShippingAddress } from '../../src/lib/shippingAddress';
import { fetchToken, readText, shippingAddress as usualAddress, storeToken } from './shopper';
import { expect } from './test';

const password = NEW_PASSWORD;

/** What to order. */
interface WantedOrder {
  readonly shippingAddress?: ShippingAddress;
  readonly category?: string;
}

/** The name of an account. */
interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** Creates an account with a unique email. */
export async function createAccount(
  request: APIRequestContext,
  sandboxUrl: string,
  person: Person = { firstName: 'Asha', lastName: 'Verma' },
) {
  const api = `${sandboxUrl}${API_BASE_PATH}`;
  const email = `payer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  await request.post(`${api}/users/register`, { data: { email, password, ...person } });
  const token = await fetchToken(request, sandboxUrl, { email, password });
  const headers = { Authorization: `Bearer ${token}` };
  return {
    email,
    password,
    token,
    /** How many orders the shopper has. */
    countOrders: async (): Promise<number> =>
      Number(await readText(await request.get(`${api}/orders`, { headers }), 'length')),
    /** Orders the first product of the store, or of a category. Returns the order's id. */
    order: async ({ shippingAddress = usualAddress, category }: WantedOrder = {}): Promise<string> => {
      const found = await request.get(`${api}/products`, {
        params: category === undefined ? {} : { category },
      });
      const product = await readText(found, 'data', 0, 'id');
      const data = { products: { [product]: 1 }, shippingAddress };
      return readText(await request.post(`${api}/orders`, { headers, data }), 'id');
    },
  };
}

export type StoreAccount = Awaited<ReturnType<typeof createAccount>>;

/** Creates an account and signs it in by its cookie. */
export async function signInAsNew(page: Page, shop: string, sandboxUrl: string): Promise<StoreAccount> {
  const account = await createAccount(page.request, sandboxUrl);
  await storeToken(page.context(), shop, account.token);
  return account;
}

/** Opens the payment of a new order. */
export async function openPayment(page: Page, shop: string, sandboxUrl: string) {
  const shopper = await signInAsNew(page, shop, sandboxUrl);
  const orderId = await shopper.order();
  await page.goto(`/payment?orderId=${orderId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
  return { ...shopper, orderId };
}
