import type { Page } from '@playwright/test';
import { isFullRun, runsEveryCase } from '../src/testing/fullRun';
import { seededRandom } from '../src/testing/random';
import { clickThrough, namesOn, openListing, storedQuantities, type TimedClick } from './support/cartTabs';
import { openRaces } from './support/cartRaces';
import { hydrated } from './support/hydration';
import { expect, fullTest, test } from './support/test';

/** How often the three tabs change the cart in all. */
const OPERATIONS = 500;
/** The tabs hear of each other within a second, and have that several times over where the machine is busy. */
const AGREEMENT = { timeout: 15_000 };
/** The highest number that a cart link shows. */
const MOST_SHOWN = 99;

async function expectCart(pages: readonly Page[], expected: Readonly<Record<string, number>>): Promise<void> {
  const pieces = Object.values(expected).reduce((sum, quantity) => sum + quantity, 0);
  for (const page of pages) {
    const shown = pieces > MOST_SHOWN ? `${MOST_SHOWN}+` : pieces;
    await expect(page.getByRole('link', { name: `Cart, ${shown} items` }).first()).toBeVisible(AGREEMENT);
    expect(await storedQuantities(page)).toEqual(expected);
  }
}

/** Opens the cart of a tab without loading it anew, and reads its lines: the link shows no number above 99. */
async function expectLines(page: Page, expected: Readonly<Record<string, number>>): Promise<void> {
  await page
    .getByRole('link', { name: /^Cart, / })
    .first()
    .click();
  for (const [name, quantity] of Object.entries(expected)) {
    const shown = new RegExp(`(?<!\\d)${quantity}(?!\\d)`);
    await expect(page.getByRole('group', { name: `Quantity of ${name}` })).toHaveText(shown, AGREEMENT);
  }
}

fullTest(
  'three tabs that change one cart at once lose nothing and count nothing twice',
  async ({ context, shop }) => {
    const [one, two, three] = [
      await openListing(context, shop),
      await openListing(context, shop),
      await openListing(context, shop),
    ];
    const [first = '', second = '', third = '', own = ''] = await namesOn(one);
    const next = seededRandom(8);
    const random = (limit: number) => Math.floor(next() * limit);
    const expected: Record<string, number> = { [own]: 1 };
    const add = (name: string): TimedClick => {
      expected[name] = (expected[name] ?? 0) + 1;
      return { wait: random(12), button: 'Add to Cart', within: name };
    };
    const additions = (): TimedClick[] =>
      Array.from({ length: Math.floor(OPERATIONS / 3) }, () =>
        add([first, second, third][random(3)] ?? first),
      );
    const [ofOne, ofTwo] = [additions(), additions()];

    // The third tab changes a line of its own on the cart page, where it sees what the others do.
    await clickThrough(three, [{ wait: 0, button: 'Add to Cart', within: own }]);
    await three.getByRole('link', { name: 'Cart, 1 item' }).first().click();
    await expect(three.getByRole('button', { name: `Remove ${own}` })).toBeVisible();
    const ofThree: TimedClick[] = [];
    while (ofThree.length + ofOne.length + ofTwo.length < OPERATIONS) {
      const wait = random(12);
      const quantity = expected[own] ?? 1;
      const choice = random(4);
      if (choice === 0) {
        ofThree.push({ wait, button: 'Remove', within: own }, { wait, button: 'Undo', within: own });
      } else if (choice === 1 && quantity > 1) {
        ofThree.push({ wait, button: 'Decrease', within: own });
        expected[own] = quantity - 1;
      } else {
        ofThree.push({ wait, button: 'Increase', within: own });
        expected[own] = quantity + 1;
      }
    }

    await Promise.all([clickThrough(one, ofOne), clickThrough(two, ofTwo), clickThrough(three, ofThree)]);
    await expectCart([one, two, three], expected);
    for (const page of [one, two, three]) await expectLines(page, expected);
    await one.reload();
    await expectCart([one], expected);
  },
);

test('two to four tabs that change one cart at the same moment, some of them left in it, lose nothing and double nothing', async ({
  context,
  shop,
}) => {
  const races = runsEveryCase ? 300 : isFullRun ? 30 : 6;
  test.setTimeout(120_000 + races * 10_000);
  const { run } = await openRaces(context, shop);
  const wrong: Record<number, readonly string[]> = {};
  for (let seed = 1; seed <= races; seed += 1) {
    const found = await run(seed, seed % 3 === 0);
    if (found.length > 0) wrong[seed] = found;
  }
  expect(wrong).toEqual({});
});

test('a change survives a tab that closes right after the click, while another tab writes [1.capabilities.3, 9.storage.2]', async ({
  context,
  shop,
}) => {
  const rounds = runsEveryCase ? 20 : isFullRun ? 5 : 1;
  test.setTimeout(120_000 + rounds * 5000);
  const stays = await openListing(context, shop);
  const [first = '', second = ''] = await namesOn(stays);
  for (let round = 0; round < rounds; round += 1) {
    const closes = await openListing(context, shop);
    const click = { wait: 0, button: 'Add to Cart' };
    await Promise.all([
      clickThrough(stays, [{ ...click, within: first }]),
      clickThrough(closes, [{ ...click, within: second }]),
    ]);
    await closes.close();
  }
  await expectCart([stays], { [first]: rounds, [second]: rounds });
});

fullTest(
  'a frozen tab shows what others added once it goes on, and adds to that',
  async ({ context, shop }) => {
    const [frozen, other] = [await openListing(context, shop), await openListing(context, shop)];
    const [first = '', second = ''] = await namesOn(other);
    const session = await context.newCDPSession(frozen);
    await clickThrough(frozen, [{ wait: 0, button: 'Add to Cart', within: first }]);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await clickThrough(other, [{ wait: 0, button: 'Add to Cart', within: second }]);
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await clickThrough(frozen, [{ wait: 0, button: 'Add to Cart', within: first }]);
    await expectCart([frozen, other], { [first]: 2, [second]: 1 });
  },
);

test.describe('with a product that the store does not know', () => {
  test.use({ expectedNoise: [/status of 404/] });

  fullTest(
    'a line with an odd id in the stored cart is shown and can be removed, and put back by keyboard',
    async ({ page }) => {
      await page.goto('/contact');
      await hydrated(page);
      await page.evaluate(() =>
        localStorage.setItem(
          'cart',
          '[{"id":"\\ud800","name":"Odd Saw","image":"","price":250,"quantity":3}]',
        ),
      );
      await page.goto('/cart');
      await page.getByRole('button', { name: 'Remove Odd Saw' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeFocused();
      const putBack = page.getByRole('button', { name: 'Undo: Odd Saw removed' });
      // It is above the heading.
      await page.keyboard.press('Shift+Tab');
      await expect(putBack).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Odd Saw' })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Cart, 3 items' }).first()).toBeVisible();
      await expect(page.getByText('1 no longer sold, 0 items')).toBeVisible();
    },
  );
});
