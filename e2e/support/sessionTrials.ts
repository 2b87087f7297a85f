/** Ways in which something of one shopper could reach the next one at the same browser. */
import type { Page } from '@playwright/test';
import { API_BASE_PATH, BANK_PATH } from '../../sandbox/constants';
import { AUTH_COOKIE } from '../../src/lib/constants';
import { holdAnswers } from './answers';
import { expectCanaries, leaksIn, type Canaries } from './canaries';
import { goBack, isKept, mark } from './keptPages';
import type { StoreAccount } from './payer';
import {
  arrange,
  leaksOnScreens,
  openAccount,
  openHalfTypedCheckout,
  openOrders,
  openThreeTabs,
  sent,
  signInHere,
  signOut,
  typed,
  visit,
  type TrialSetting,
} from './sessionSteps';
import { addFirstTool, openFilledCheckout, storeToken } from './shopper';
import { expect } from './test';

/** One way to try. */
export interface SessionTrial {
  readonly name: string;
  /** Whether the browser must keep pages that are left (`KEEPS_PAGES`). */
  readonly needsKeptPages?: boolean;
  /** Returns what the second shopper could see of the first one. Rejects where the trial itself fails. */
  readonly run: (setting: TrialSetting) => Promise<readonly string[]>;
}

/** In one of three tabs. */
export const signOutEverywhere: SessionTrial = {
  name: 'signing out in one of three tabs reaches the two others at once, and the next shopper finds nothing',
  run: async (setting) => {
    const { orders, account, checkout, tabs, canaries, ravi } = await openThreeTabs(setting);
    await account.getByRole('button', { name: 'Sign Out' }).click();
    const leaks = await leaksIn(tabs, canaries);
    for (const tab of [orders, checkout]) await expect(tab).toHaveURL('/login');
    await signInHere(account, ravi);
    for (const tab of tabs) leaks.push(...(await leaksOnScreens(tab, canaries)));
    return leaks;
  },
};

/** The token changes behind the shop's back; no tab is reloaded or looked at. */
function tokenChange(
  name: string,
  change: (setting: TrialSetting, ravi: StoreAccount, tab: Page) => Promise<void>,
): SessionTrial {
  return {
    name,
    run: async (setting) => {
      const { tabs, canaries, ravi, orders } = await openThreeTabs(setting);
      await change(setting, ravi, orders);
      return leaksIn(tabs, canaries);
    },
  };
}

const tokenChanges: readonly SessionTrial[] = [
  tokenChange('cleared cookies reach three tabs at once', ({ context }) => context.clearCookies()),
  tokenChange(
    'a token that another one takes the place of reaches three tabs at once',
    ({ shopUrl, context }, { token }) => storeToken(context, shopUrl, token),
  ),
  tokenChange('a cookie that a script writes reaches three tabs at once', (_setting, { token }, tab) =>
    tab.evaluate(
      ([name, value]) => {
        document.cookie = `${name}=${value}; Path=/; SameSite=Lax`;
      },
      [AUTH_COOKIE, encodeURIComponent(token)] as const,
    ),
  ),
];

/** The calls of an account that can hang, and the screen that makes each. */
const hangingCalls = [
  { call: '/orders', screen: () => '/orders' },
  { call: '/accountInfo', screen: () => '/account' },
  { call: '/payments/fields', screen: (orderId: string) => `/payment?orderId=${orderId}` },
] as const;

const hanging: readonly SessionTrial[] = hangingCalls.map(({ call, screen }) => ({
  name: `another one signs in without a reload while GET ${call} hangs, and again when its answer comes`,
  run: async (setting) => {
    const { asha, ravi, orderId, canaries, profile } = await arrange(setting);
    const all: Canaries = { ...canaries, ...profile };
    const page = await setting.context.newPage();
    await openOrders(page);
    await visit(page, '/account');
    await expect(page.getByText(asha.email).first()).toBeVisible();
    await expectCanaries([page], all);
    const held = holdAnswers('GET');
    await setting.context.route(`**${API_BASE_PATH}${call}`, held.handle);
    await page.goto(screen(orderId));
    await expect.poll(held.count).toBeGreaterThan(0);
    await signOut(page);
    await signInHere(page, ravi);
    const leaks = await leaksOnScreens(page, all);
    held.release();
    return [...leaks, ...(await leaksOnScreens(page, all))];
  },
}));

/** A call of the first session, answered with 401 when the second one has begun. */
function lateRefusal(
  name: string,
  call: { readonly path: string; readonly method: 'GET' | 'POST' },
  makeCall: (page: Page, orderId: string) => Promise<void>,
): SessionTrial {
  return {
    name,
    run: async (setting) => {
      const { ravi, orderId, canaries } = await arrange(setting);
      const { context } = setting;
      const [first, second] = await Promise.all([context.newPage(), context.newPage()]);
      const held = holdAnswers(call.method, 1);
      await first.route(`**${API_BASE_PATH}${call.path}`, held.handle);
      await Promise.all([makeCall(first, orderId), openOrders(second)]);
      await expect.poll(held.count).toBe(1);
      await signOut(second);
      await signInHere(second, ravi);
      await first.bringToFront();
      held.release(401);
      await first.unrouteAll({ behavior: 'wait' });
      const leaks = [...(await leaksOnScreens(first, canaries)), ...(await leaksOnScreens(second, canaries))];
      for (const page of [first, second]) {
        await visit(page, '/orders');
        await expect(page.getByRole('article')).toHaveCount(1);
        await visit(page, '/account');
        await expect(page.getByText(ravi.email).first()).toBeVisible();
      }
      return leaks;
    },
  };
}

const lateRefusals: readonly SessionTrial[] = [
  lateRefusal(
    'a read of the old session that is refused late leaves the new session alone',
    { path: '/accountInfo', method: 'GET' },
    async (page) => {
      await page.goto('/account');
    },
  ),
  lateRefusal(
    'an order of the old session that is refused late leaves the new session alone',
    { path: '/orders', method: 'POST' },
    async (page) => {
      await addFirstTool(page);
      await openFilledCheckout(page, sent);
      await page.getByRole('button', { name: 'Place Order' }).click();
    },
  ),
];

/** A page of the first session is left, kept by the browser, and comes back in the second one's. */
function keptPage(name: string, open: (page: Page, orderId: string) => Promise<void>): SessionTrial {
  return {
    name: `Back leads to ${name} that the browser has kept, and nothing of it is there`,
    needsKeptPages: true,
    run: async (setting) => {
      const { ravi, orderId, canaries, profile } = await arrange(setting);
      const all: Canaries = { ...canaries, ...profile, ...typed };
      const [left, other] = await Promise.all([setting.context.newPage(), setting.context.newPage()]);
      await Promise.all([open(left, orderId), openAccount(other)]);
      await mark(left);
      await left.goto(`${setting.sandboxUrl}${BANK_PATH.pay}`);
      await signOut(other);
      await signInHere(other, ravi);
      await goBack(left);
      const leaks = await leaksIn([left], all);
      expect(await isKept(left)).toBe(true);
      return [...leaks, ...(await leaksOnScreens(left, all))];
    },
  };
}

const keptPages: readonly SessionTrial[] = [
  keptPage('orders', openOrders),
  keptPage('a half-typed checkout', openHalfTypedCheckout),
  keptPage('a payment', async (page, orderId) => {
    await page.goto(`/payment?orderId=${orderId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Information' })).toBeVisible();
  }),
];

/** All of them. */
export const sessionTrials: readonly SessionTrial[] = [
  signOutEverywhere,
  ...tokenChanges,
  ...hanging,
  ...lateRefusals,
  ...keptPages,
];
