/** Two tabs add to one cart at the same time: counts additions, and how many of them were lost. */
import type { Browser, Page } from '@playwright/test';
import {
  clickThrough,
  countPieces,
  namesOn,
  openListing,
  storedQuantities,
} from '../../e2e/support/cartTabs';
import { withShop } from '../../scripts/shopBrowser';
import { openDevice } from './browser';

/** The result of all races. */
export interface CartRaces {
  /** Additions. */
  readonly tried: number;
  /** Additions that are missing in the stored cart. */
  readonly lost: number;
}

/** The time between two additions in milliseconds, and how many such pairs are tried. */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 60],
  [5, 30],
  [20, 30],
  [60, 30],
];
/** Additions without a pause. */
const BURST = 120;
/** How long the tabs may take until the stored cart is complete, in milliseconds. */
const TIMEOUT = 1000;

/** Waits until the stored cart has this many pieces, or for the timeout. Returns how many it has. */
async function waitForPieces(page: Page, pieces: number): Promise<number> {
  const end = Date.now() + TIMEOUT;
  let found = countPieces(await storedQuantities(page));
  while (found !== pieces && Date.now() < end) found = countPieces(await storedQuantities(page));
  return found;
}

async function race(browser: Browser, shop: string): Promise<CartRaces> {
  const context = await openDevice(browser);
  const [one, two] = [await openListing(context, shop), await openListing(context, shop)];
  const [first = '', second = ''] = await namesOn(one);
  const add = (within: string, wait: number) => ({ wait, button: 'Add to Cart', within });
  let tried = 0;
  let found = 0;
  const run = async (count: number, clicks: () => Promise<unknown>): Promise<void> => {
    await clicks();
    tried += count;
    const before = found;
    // A lost piece is counted once: the next race starts from what was found.
    found = await waitForPieces(one, before + count);
    lost += before + count - found;
  };
  let lost = 0;
  for (const [gap, count] of PAIRS) {
    for (let pair = 0; pair < count; pair += 1) {
      await run(2, () =>
        Promise.all([clickThrough(one, [add(first, 0)]), clickThrough(two, [add(second, gap)])]),
      );
    }
  }
  const burst = (name: string) => Array.from({ length: BURST / 2 }, () => add(name, 2));
  await run(BURST, () => Promise.all([clickThrough(one, burst(first)), clickThrough(two, burst(second))]));
  await context.close();
  return { tried, lost };
}

/** Lets two tabs of the built shop add to one cart: at once, shortly after each other, and many times in a row. */
export function measureCartRaces(): Promise<CartRaces> {
  return withShop((browser, { shopUrl }) => race(browser, shopUrl));
}
