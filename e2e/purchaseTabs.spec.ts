import { isFullRun, runsEveryCase } from '../src/testing/fullRun';
import { seededRandom } from '../src/testing/random';
import { orderRaces } from './support/orderRaces';
import { signInAsNew } from './support/payer';
import { addFirstTool } from './support/shopper';
import { expect, fullTest, test } from './support/test';

/** The longest time of one race, in milliseconds. */
const RACE_TIME = 45_000;

for (const [name, { race, rounds, inRun }] of Object.entries({
  // A hundred with all races.
  'two presses': { race: orderRaces.twoPresses, rounds: 20, inRun: fullTest },
  'two tabs': { race: orderRaces.twoTabs, rounds: 20, inRun: test },
  'three tabs': { race: orderRaces.threeTabs, rounds: 15, inRun: fullTest },
  'a reload': { race: orderRaces.reload, rounds: 15, inRun: fullTest },
  Back: { race: orderRaces.back, rounds: 15, inRun: fullTest },
  'a crash of the tab': { race: orderRaces.crash, rounds: 15, inRun: test },
})) {
  inRun(`${name}: one cart is one order, and is emptied by it`, async ({ context, page, shop, sandbox }) => {
    const times = runsEveryCase ? rounds : isFullRun ? 3 : 1;
    test.setTimeout(60_000 + times * RACE_TIME);
    const { countOrders } = await signInAsNew(page, shop, sandbox.url);
    for (let seed = 1; seed <= times; seed += 1) {
      await addFirstTool(page);
      expect(await countOrders(), `before seed ${seed}`).toBe(seed - 1);
      const tabs = await race(context, seededRandom(seed));
      expect(await countOrders(), `seed ${seed}`).toBe(seed);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      for (const tab of tabs) await tab.close();
    }
  });
}
