/** Steps of shoppers that several tests share. */
import type { APIRequestContext, APIResponse, BrowserContext, Page, Response } from '@playwright/test';
import {
  API_BASE_PATH,
  DEMO_ACCOUNT,
  PAYMENT_METHOD_LABEL,
  type PaymentMethod,
} from '../../sandbox/constants';
import { SHIPPING } from '../../sandbox/testing';
import { AUTH_COOKIE } from '../../src/lib/constants';
import type { ShippingAddress } from '../../src/lib/shippingAddress';
import type { Servers } from './servers';
import { expect } from './test';

/** An account. */
export interface Shopper {
  readonly email: string;
  readonly password: string;
}

export const demoShopper: Shopper = DEMO_ACCOUNT;

/** An address to ship to, as it is sent. */
export const shippingAddress: ShippingAddress = SHIPPING;

/** An address by the labels of the shipping form, in its order. */
function byLabel({ fullName, address: street, city, state, postalCode, phone }: ShippingAddress) {
  return {
    'Postal Code': postalCode,
    State: state,
    'Full Name': fullName,
    Address: street,
    City: city,
    Phone: phone,
  } as const;
}

/** The same address by the labels of the shipping form. */
export const address = byLabel(shippingAddress);

const [firstName, lastName] = ['Ravi', 'Iyer'];
/** The name of every account that the shop creates here. */
export const newShopper = `${firstName} ${lastName}`;

/** Fills in and submits the open registration form. */
export async function fillRegistration(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

let registered = 0;

/** Creates an account through the shop, which leads home, signed out [decision.8]. */
export async function register(page: Page): Promise<Shopper> {
  registered += 1;
  const shopper = { email: `shopper-${Date.now()}-${registered}@example.com`, password: 'correct-horse' };
  await page.goto('/register');
  await fillRegistration(page, shopper);
  await expect(page.getByText('Account created successfully. You can now log in.')).toBeVisible();
  await expect(page).toHaveURL('/');
  return shopper;
}

/** Fills in and submits the open sign-in form. */
export async function fillSignIn(page: Page, { email, password }: Shopper): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in by the open form. */
export async function signIn(page: Page, shopper: Shopper): Promise<void> {
  await fillSignIn(page, shopper);
  await expect(page.getByText('Logged in successfully.')).toBeVisible();
}

/** Opens the sign-in page and signs in, which leads home. */
export async function openSignedIn(page: Page, shopper: Shopper): Promise<void> {
  await page.goto('/login');
  await signIn(page, shopper);
}

/** The text at a path of a JSON answer. */
export async function readText(response: APIResponse | Response, ...path: readonly (string | number)[]) {
  const body: unknown = await response.json();
  return String(
    path.reduce<unknown>(
      (inner, key) => (inner instanceof Object ? Reflect.get(inner, key) : undefined),
      body,
    ),
  );
}

/** Sets the auth cookie of the shop. */
export async function storeToken(context: BrowserContext, shop: string, token: string): Promise<void> {
  await context.addCookies([{ name: AUTH_COOKIE, value: encodeURIComponent(token), url: shop }]);
}

/** Asks a sandbox for the token of an account. */
export async function fetchToken(
  request: APIRequestContext,
  sandboxUrl: string,
  { email, password }: Shopper,
): Promise<string> {
  const data = { email, password };
  return readText(await request.post(`${sandboxUrl}${API_BASE_PATH}/users/authorize`, { data }), 'token');
}

/**
 * Signs a shopper in by the cookie, as an earlier visit would have left it: quicker than the sign-in page, for tests of
 * what comes after it.
 */
export async function beginSession(
  page: Page,
  { shopUrl, sandbox }: Servers,
  shopper: Shopper,
): Promise<void> {
  await storeToken(page.context(), shopUrl, await fetchToken(page.request, sandbox.url, shopper));
}

/** Fills in the open shipping form. */
export async function fillAddress(page: Page, sent: ShippingAddress = shippingAddress): Promise<void> {
  for (const [label, value] of Object.entries(byLabel(sent)))
    await page.getByLabel(label, { exact: false }).first().fill(value);
}

/** Opens the checkout and fills in its shipping form. */
export async function openFilledCheckout(page: Page, sent = shippingAddress): Promise<void> {
  await page.goto('/checkout');
  await fillAddress(page, sent);
}

/** A category whose products have no sizes or colours to choose. */
export const TOOLS = 'hand tools';

/** The address of its listing. */
export const toolListing = `/products?${new URLSearchParams({ category: TOOLS }).toString()}`;

/** Adds the first product of that category to the cart, from its card. Returns its name. */
export async function addFirstTool(page: Page): Promise<string> {
  await page.goto(toolListing);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.hover();
  await card.getByRole('button', { name: /Add .*to Cart/i }).click();
  const isAdded = page.getByText(`${name} added to your cart.`);
  await expect(isAdded.or(page.getByText(`${name} quantity increased.`))).toBeVisible();
  return name;
}

/** Values of the payment form. */
interface Payer {
  readonly payerEmail: string;
  readonly payerPhone: string;
  readonly payerNote?: string;
}

const asha: Payer = { payerEmail: 'asha@example.com', payerPhone: '+919812345678' };

/** Fills in and submits the open payment form. */
export async function payBy(page: Page, method: PaymentMethod, payer: Payer = asha): Promise<void> {
  await page.getByRole('radio', { name: PAYMENT_METHOD_LABEL[method], exact: true }).check();
  await page.getByLabel(/Email/).fill(payer.payerEmail);
  await page.getByLabel(/Phone/).fill(payer.payerPhone);
  if (payer.payerNote !== undefined) await page.getByLabel(/Note/).fill(payer.payerNote);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
}

/** Orders the first tool as a signed-in shopper, which leads to the payment. */
export async function orderFirstTool(page: Page): Promise<void> {
  await addFirstTool(page);
  await openFilledCheckout(page);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=[\w-]+$/);
}
