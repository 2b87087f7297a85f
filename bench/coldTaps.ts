/**
 * How soon a slow phone shows what was tapped for the first time, on the shop as shoppers get it (front.ts): in a new
 * browser, by touch, and with nothing fetched before the finger is down but what the shop fetches by itself. From the
 * finger's going up, as Event Timing counts.
 */
import type { Page } from '@playwright/test';
import { toolListing } from '../e2e/support/shopper';
import { products } from '../sandbox/catalogue/products';
import { LISTING_PAGE_SIZE } from '../src/lib/constants';
import { withBrowser } from '../scripts/shopBrowser';
import { CHROMIUM_ARGUMENTS } from '../scripts/chromiumArguments';
import { openDevice } from './openDevice';
import type { Figure } from './figures';
import { startFront, type Front } from './front';
import { longestEvent, openPhone, timeOfTouch, watchEvents } from './interactions';
import { reportProgress } from './measuring';
import { median } from './quantile';

const ROUNDS = 10;

/** A tap on the listing. Times are in milliseconds. */
interface ColdTap {
  readonly name: string;
  readonly medianGoal: number;
  readonly worstGoal: number | null;
  readonly measure: (page: Page) => Promise<number>;
}

const firstCard = (page: Page) => page.getByRole('article').first();
const addToCart = (page: Page) => firstCard(page).getByRole('button', { name: /Add .*to Cart/i });

/** The first product on the listing's second page. */
function secondPageName(): string {
  const category = new URL(toolListing, 'http://localhost').searchParams.get('category');
  const listed = products.filter((each) => each.category?.toLowerCase() === category?.toLowerCase());
  const title = listed[LISTING_PAGE_SIZE]?.title;
  if (title === undefined || title === null) throw new Error('The listing has no second page.');
  return title;
}

const coldTaps: readonly ColdTap[] = [
  {
    name: 'a card to the product’s name',
    medianGoal: 100,
    worstGoal: 160,
    measure: async (page) => {
      const text = (await firstCard(page).getByRole('heading').textContent()) ?? '';
      return timeOfTouch(page, { of: 'h1', text }, firstCard(page).getByRole('link').first());
    },
  },
  {
    name: 'Add to Cart to the settled frame',
    medianGoal: 120,
    worstGoal: null,
    measure: (page) =>
      timeOfTouch(page, { of: 'section, aside, [role]', text: 'added to your cart' }, addToCart(page)),
  },
  {
    name: 'the next page of a listing, with its answer',
    medianGoal: 200,
    worstGoal: null,
    measure: (page) => {
      const next = page.getByRole('navigation').getByRole('link', { name: /page 2/i });
      return timeOfTouch(page, { of: 'article h3, article h2', text: secondPageName() }, next);
    },
  },
];

/** Opens the listing, and waits until the shop runs and has nothing more to do. */
async function openListing(page: Page, { shopUrl }: Front): Promise<void> {
  await page.goto(shopUrl + toolListing);
  await firstCard(page).waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') {
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
}

/** Measures every tap, each in ten new browser contexts. */
export async function measureColdTaps(): Promise<readonly Figure[]> {
  const front = await startFront();
  const args = [...CHROMIUM_ARGUMENTS, ...front.browserArguments];
  const figures: Figure[] = [];
  let longest = 0;
  try {
    await withBrowser(
      async (browser) => {
        for (const { name, medianGoal, worstGoal, measure } of coldTaps) {
          reportProgress(`cold: ${name}`);
          const times: number[] = [];
          for (let round = 0; round < ROUNDS; round += 1) {
            const context = await openDevice(browser, { hasTouch: true, serviceWorkers: 'allow' });
            const page = await openPhone(context);
            await openListing(page, front);
            await watchEvents(page);
            times.push(await measure(page));
            longest = Math.max(longest, await longestEvent(page));
            await context.close();
          }
          const slowest = Math.max(...times);
          figures.push(
            { name, value: median(times), unit: 'ms', goal: medianGoal },
            { name: `${name}, the slowest of ten`, value: slowest, unit: 'ms', goal: worstGoal },
          );
        }
        figures.push({ name: 'the longest event of these taps', value: longest, unit: 'ms', goal: 100 });
      },
      { args },
    );
  } finally {
    await front.close();
  }
  return figures;
}
