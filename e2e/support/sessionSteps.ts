/** What a trial of sessions is made of: two shoppers, their screens, and the search for what one leaves the other. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectCanaries, leaksIn, type Canaries } from './canaries';
import { createAccount, type StoreAccount } from './payer';
import { addFirstTool, signIn, storeToken } from './shopper';
import { expect } from './test';

/** Where a trial runs: a browser of its own, whose base address is the shop's. */
export interface TrialSetting {
  readonly context: BrowserContext;
  readonly shopUrl: string;
  readonly sandboxUrl: string;
}

export const typed = { street: '12 Half Typed Lane', city: 'Kanchipuram-typed' } as const;
export const sent = {
  fullName: 'Parvati Sentaddress',
  address: '99 Sent Street',
  city: 'Thanjavur-sent',
  state: 'Tamil Nadu',
  postalCode: '613001',
  phone: '+919191919191',
};

/** Screens that show what an account owns, or could. */
const SCREENS = ['/orders', '/account', '/checkout', '/cart', '/track-order', '/'] as const;

/** Two accounts, the first one signed in with an order. */
export async function arrange({ context, shopUrl, sandboxUrl }: TrialSetting) {
  const [asha, ravi] = await Promise.all([
    createAccount(context.request, sandboxUrl, { firstName: 'Ashalata', lastName: 'Canaryson' }),
    createAccount(context.request, sandboxUrl, { firstName: 'Ravi', lastName: 'Iyer' }),
  ]);
  const [orderId] = await Promise.all([
    asha.order({ shippingAddress: sent }),
    ravi.order(),
    storeToken(context, shopUrl, asha.token),
  ]);
  const canaries: Canaries = {
    'order number': orderId,
    'sent address': sent.address,
  };
  const profile: Canaries = { name: 'Canaryson', email: asha.email };
  return { asha, ravi, orderId, canaries, profile };
}

/** Goes to another screen of the shop without loading it anew, as Back and Forward do. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What every screen of a page holds of the canaries. */
export async function leaksOnScreens(page: Page, canaries: Canaries): Promise<string[]> {
  const leaks: string[] = [];
  for (const path of SCREENS) {
    await visit(page, path);
    leaks.push(...(await leaksIn([page], canaries)));
  }
  return leaks;
}

export async function openOrders(page: Page): Promise<void> {
  await page.goto('/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
}

export async function openAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Personal Information' })).toContainText('@');
}

/** Leaves the city half typed: the shopper has not even left its field. The cart is filled first. */
export async function openHalfTypedCheckout(page: Page): Promise<void> {
  await addFirstTool(page);
  await page.goto('/checkout');
  await page.getByLabel('Address').first().fill(typed.street);
  await page.getByLabel('City').fill(typed.city);
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
}

/** Signs in without loading the page anew. */
export async function signInHere(page: Page, shopper: StoreAccount): Promise<void> {
  if (new URL(page.url()).pathname !== '/login') {
    await page.getByRole('link', { name: 'Login' }).first().click();
    // Until then the page before is there, which asks for an email too.
    await expect(page).toHaveURL('/login');
  }
  await signIn(page, shopper);
}

/** Opens the orders, the account and a half-typed checkout, each in a tab; everything of them is a canary. */
export async function openThreeTabs(setting: TrialSetting) {
  const { canaries, profile, ...arranged } = await arrange(setting);
  const [orders, account, checkout] = await Promise.all([
    setting.context.newPage(),
    setting.context.newPage(),
    setting.context.newPage(),
  ]);
  await Promise.all([openOrders(orders), openAccount(account), openHalfTypedCheckout(checkout)]);
  const all: Canaries = { ...canaries, ...profile, ...typed };
  await expectCanaries([orders, account, checkout], all);
  return { ...arranged, orders, account, checkout, tabs: [orders, account, checkout], canaries: all };
}
