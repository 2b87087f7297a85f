/** Two tabs place the order of one cart at nearly the same time: counts orders that were placed twice. */
import { raceOrders, removeLocks } from '../../e2e/support/orderRaces';
import { signInAsNew } from '../../e2e/support/payer';
import { withShop } from '../../scripts/shopBrowser';
import { openDevice } from './browser';

/** How many races are run with Web Locks, and how many without. */
const RACES = 20;

/** The result of all races. */
export interface OrderRaces {
  readonly tried: number;
  readonly placedTwice: number;
}

/**
 * Runs races with and without Web Locks, on the production build in a real browser. Rejects without a build or a
 * browser, and when a race does not lead both tabs to the payment of one order.
 */
export function measureOrderRaces(): Promise<OrderRaces> {
  return withShop(async (browser, { shopUrl, sandbox }) => {
    let tried = 0;
    let placedTwice = 0;
    for (const hasLocks of [true, false]) {
      const context = await openDevice(browser, { baseURL: shopUrl });
      if (!hasLocks) await removeLocks(context);
      const tabs = [await context.newPage(), await context.newPage()] as const;
      const shopper = await signInAsNew(tabs[0], shopUrl, sandbox.url);
      for (let seed = 1; seed <= RACES; seed += 1) {
        tried += 1;
        if ((await raceOrders(tabs, shopper, seed)) !== 1) placedTwice += 1;
      }
      await context.close();
    }
    return { tried, placedTwice };
  });
}
