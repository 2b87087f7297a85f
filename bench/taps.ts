/** How soon a slow phone shows what was tapped or typed, and sends an order, on pages whose code is there already. */
import type { Browser, Page } from '@playwright/test';
import { API_BASE_PATH } from '../sandbox/constants';
import type { Servers } from '../e2e/support/servers';
import { signInAsNew } from '../e2e/support/payer';
import { openFilledCheckout, toolListing } from '../e2e/support/shopper';
import { openDevice } from './openDevice';
import type { Figure } from './figures';
import { storeCart } from './fullLists';
import { openPhone, timeOf, timeOfPress, timeToRequest } from './interactions';
import { reportProgress } from './measuring';
import { median } from './quantile';

const ROUNDS = 5;

/** One interaction: prepares its page, and returns how long it took, in milliseconds. */
interface Interaction {
  readonly name: string;
  readonly goal: number | null;
  readonly measure: (page: Page, servers: Servers) => Promise<number>;
}

const interactions: readonly Interaction[] = [
  {
    name: 'tap on a card to the product’s name',
    goal: 80,
    measure: async (page, { shopUrl }) => {
      await page.goto(shopUrl + toolListing);
      await page.getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      const link = page.getByRole('article').first().getByRole('link').first();
      const text = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
      // Once before, so that the page’s code is there.
      await link.click();
      await page.getByRole('heading', { level: 1, name: text }).waitFor();
      await page.goBack();
      await link.waitFor();
      await page.waitForLoadState('networkidle');
      return timeOfPress(page, { of: 'h1', text }, link);
    },
  },
  {
    name: 'a letter typed in the checkout',
    goal: null,
    measure: async (page, { shopUrl, sandbox }) => {
      await signInAsNew(page, shopUrl, sandbox.url);
      await storeCart(page, 1);
      await page.goto('/checkout');
      const field = page.getByRole('textbox', { name: /^City/ });
      await page.waitForLoadState('networkidle');
      await field.click();
      await page.keyboard.type('First');
      return timeOf(page, { of: 'main input', text: 'Firstx' }, () => page.keyboard.press('x'));
    },
  },
  {
    name: 'Place Order to its request',
    goal: 30,
    measure: async (page, { shopUrl, sandbox }) => {
      await signInAsNew(page, shopUrl, sandbox.url);
      await storeCart(page, 1);
      await openFilledCheckout(page);
      await page.waitForLoadState('networkidle');
      const placeOrder = page.getByRole('button', { name: 'Place Order' });
      return timeToRequest(page, { method: 'POST', path: `${API_BASE_PATH}/orders` }, placeOrder);
    },
  },
  {
    name: 'a letter of a search to its results',
    goal: null,
    measure: async (page, { shopUrl }) => {
      await page.goto(shopUrl);
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Search' }).click();
      const field = page.getByRole('dialog').getByRole('combobox', { name: 'Search products' });
      const results = page.getByRole('option').first();
      // Once before, so that the catalogue is there.
      await field.fill('hammer');
      await results.waitFor();
      await field.fill('');
      await page.getByRole('option', { name: /^See / }).waitFor({ state: 'detached' });
      return timeOf(page, { of: '[role=option]', text: '“h”' }, () => page.keyboard.press('h'));
    },
  },
];

/** Measures every interaction, each in new browser contexts. */
export async function measureTaps(browser: Browser, servers: Servers): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, goal, measure } of interactions) {
    reportProgress(name);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await openDevice(browser, { baseURL: servers.shopUrl });
      times.push(await measure(await openPhone(context), servers));
      await context.close();
    }
    figures.push({ name, value: median(times), unit: 'ms', goal });
  }
  return figures;
}
