/** Races of two tabs for one cart: how many pieces were added, and how many of them were lost. */
import type { Browser, Page } from '@playwright/test';
import {
  clickThrough,
  countPieces,
  namesOn,
  openListing,
  storedQuantities,
} from '../../e2e/support/cartTabs';
import { openDevice, withShop } from './browser';

/** What the races came to. */
export interface CartRaces {
  /** Additions. */
  readonly tried: number;
  /** Additions that the stored cart does not hold. */
  readonly lost: number;
}

/** How many pairs of additions are tried, by the time between the two in milliseconds. */
const PAIRS: readonly (readonly [number, number])[] = [
  [0, 60],
  [5, 30],
  [20, 30],
  [60, 30],
];
/** Additions of a storm. */
const STORM = 120;
/** How long the tabs may take to agree, in milliseconds. */
const AGREEMENT = 1000;

/** Waits until the device has this many pieces, at most as long as the tabs may take. Returns how many it has. */
async function agreed(page: Page, pieces: number): Promise<number> {
  const end = Date.now() + AGREEMENT;
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
    // A lost piece is counted once: the next race starts from what there is.
    found = await agreed(one, before + count);
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
  const storm = (name: string) => Array.from({ length: STORM / 2 }, () => add(name, 2));
  await run(STORM, () => Promise.all([clickThrough(one, storm(first)), clickThrough(two, storm(second))]));
  await context.close();
  return { tried, lost };
}

/** Lets two tabs of the built shop add to one cart, at once, shortly after each other, and in a storm. */
export function measureCartRaces(): Promise<CartRaces> {
  return withShop((browser, { shopUrl }) => race(browser, shopUrl));
}
