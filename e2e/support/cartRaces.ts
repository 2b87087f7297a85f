/** Tabs of two processes change one cart at the same moment, and some are left in that moment. */
import type { BrowserContext, Page } from '@playwright/test';
import { sampleOf, seededRandom } from '../../src/testing/random';
import { namesOn, openListing, storedQuantities } from './cartTabs';
import { hydrated } from './hydration';
import { expect } from './test';

/** The time until the tabs act, in milliseconds: all have been told by then. */
const START_AFTER = 60;
/** The longest time between what a tab does and leaving it, in milliseconds. */
const LONGEST_STAY = 4;
/** How long the tabs have to agree, in milliseconds. */
const AGREEMENT = 10_000;
/** The cart is emptied when it has more: its link shows no number above 99. */
const MOST_ITEMS = 70;
/** What a tab is left for. */
const ELSEWHERE = '/contact';

/** A button, and a text of the article or line that it is in. */
interface Press {
  readonly button: string;
  readonly within: string;
}

/** An open tab of a race: one with the listing, or one with the cart, where it changes a line of its own. */
interface Racer {
  readonly page: Page;
  readonly home: string;
  /** The line that this tab alone takes pieces out of; '' for none. */
  readonly own: string;
}

/** The quantities of the cart as they should be. */
type Expected = Map<string, number>;

/** Opens a window of the shop from a page: with `noopener` it gets another process where the browser has two. */
async function openWindow(from: Page, url: string, features = ''): Promise<Page> {
  const opened = from.context().waitForEvent('page');
  await from.evaluate(([to, how]) => void window.open(to, '_blank', how), [url, features] as const);
  return opened;
}

/** Waits until the buttons are shown: lines of the cart come in a deferred update. */
async function waitFor(page: Page, presses: readonly Press[]): Promise<void> {
  for (const { button, within } of presses) {
    const boxes = page.locator('article, main li').filter({ hasText: within });
    await boxes
      .getByRole('button', { name: new RegExp(`^${button}`) })
      .first()
      .waitFor();
  }
}

/** Presses the buttons at a time in milliseconds since 1970, in one task, and then leaves for another address. */
async function pressAt(
  page: Page,
  at: number,
  presses: readonly Press[],
  leaveAfter: number | null,
): Promise<void> {
  await page.evaluate(
    ({ time, all, stay, elsewhere }) => {
      setTimeout(() => {
        for (const { button, within } of all) {
          const boxes = [...document.querySelectorAll('article, main li')];
          const found = boxes
            .filter(({ textContent }) => textContent.includes(within))
            .flatMap((box) => [...box.querySelectorAll('button')])
            .find((each) => (each.getAttribute('aria-label') ?? each.textContent).startsWith(button));
          if (found === undefined) throw new Error(`There is no button '${button}' in '${within}'.`);
          found.click();
        }
        if (stay === 0) window.location.assign(elsewhere);
        else if (stay !== null) setTimeout(() => window.location.assign(elsewhere), stay);
      }, time - Date.now());
    },
    { time: at, all: presses, stay: leaveAfter, elsewhere: ELSEWHERE },
  );
}

/** The races of one cart. */
export interface CartRaces {
  /** Runs a race and returns what is wrong after it; nothing where every tab has each piece once. */
  readonly run: (seed: number, isLeft: boolean) => Promise<readonly string[]>;
}

/** Two tabs with the listing and two with the cart, one of each in each process. */
export async function openRaces(context: BrowserContext, shop: string): Promise<CartRaces> {
  const listing = await openListing(context, shop);
  const listingUrl = listing.url();
  const [names, cartUrl] = [await namesOn(listing), `${shop}/cart`];
  const [shared, owns] = [names.slice(0, 2), names.slice(2, 4)];
  const [first = '', second = ''] = owns;
  const other = await openWindow(listing, listingUrl, 'noopener');
  const racers: readonly Racer[] = [
    { page: listing, home: listingUrl, own: '' },
    { page: other, home: listingUrl, own: '' },
    { page: await openWindow(listing, cartUrl), home: cartUrl, own: first },
    { page: await openWindow(other, cartUrl), home: cartUrl, own: second },
  ];
  for (const { page } of racers) await hydrated(page);
  const expected: Expected = new Map();

  function add(name: string, quantity: number): void {
    expected.set(name, (expected.get(name) ?? 0) + quantity);
  }

  /** What a tab does in a race, whose result does not depend on what the others do. */
  function choose({ own }: Racer, random: (limit: number) => number, before: Expected): Press[] {
    const absent = owns.filter((name) => (before.get(name) ?? 0) === 0);
    const pick = (of: readonly string[]) => of[random(of.length)] ?? '';
    if (own === '') {
      const added = Array.from({ length: 1 + random(3) }, () => pick([...shared, ...absent]));
      for (const name of added) add(name, 1);
      return added.map((within) => ({ button: 'Add to Cart', within }));
    }
    const quantity = before.get(own) ?? 0;
    if (quantity === 0) {
      const within = shared.find((name) => before.has(name));
      if (within === undefined) return [];
      add(within, 1);
      return [{ button: 'Increase', within }];
    }
    const button =
      ['Increase', 'Increase', quantity > 1 ? 'Decrease' : 'Increase', 'Remove'][random(4)] ?? '';
    add(own, button === 'Increase' ? 1 : button === 'Decrease' ? -1 : -quantity);
    return [{ button, within: own }];
  }

  const count = () => [...expected.values()].reduce((all, quantity) => all + quantity, 0);

  /** What is wrong in a tab. */
  async function wrongIn(page: Page): Promise<readonly string[]> {
    const stored = await storedQuantities(page);
    const wrong = [...new Set([...expected.keys(), ...Object.keys(stored)])].flatMap((name) => {
      const [should, is] = [expected.get(name) ?? 0, stored[name] ?? 0];
      return should === is ? [] : [`${name}: ${is} instead of ${should}`];
    });
    const link = await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cart, / })
      .textContent();
    const shown = Number(/(\d+) items?$/.exec(link ?? '')?.[1]);
    return shown === count() ? wrong : [...wrong, `${link} instead of ${count()}`];
  }

  /** What is wrong once the tabs have had their time; nothing as soon as nothing is. */
  async function wrongAtLast(): Promise<readonly string[]> {
    let wrong: readonly string[] = [];
    const look = async () => {
      wrong = (await Promise.all(racers.map(({ page }) => wrongIn(page)))).flat();
      return wrong.length;
    };
    await expect
      .poll(look, { intervals: [100], timeout: AGREEMENT })
      .toBe(0)
      .catch(() => undefined);
    return wrong;
  }

  return {
    async run(seed, isLeft) {
      const next = seededRandom(seed);
      const random = (limit: number) => Math.floor(next() * limit);
      const tabs = sampleOf(racers, 2 + random(3), next);
      const leaving = new Set(isLeft ? tabs.slice(0, 1 + random(2)) : []);
      if (count() > MOST_ITEMS) {
        expected.clear();
        await racers.at(-1)?.page.getByRole('button', { name: 'Clear Cart' }).click();
        await wrongAtLast();
      }
      const before = new Map(expected);
      const turns = tabs.map((racer) => ({ racer, presses: choose(racer, random, before) }));
      for (const { racer, presses } of turns) await waitFor(racer.page, presses);
      const at = Date.now() + START_AFTER;
      await Promise.all(
        turns.map(({ racer, presses }) =>
          pressAt(racer.page, at, presses, leaving.has(racer) ? random(LONGEST_STAY + 1) : null),
        ),
      );
      for (const { page } of leaving) {
        await page.waitForURL(`**${ELSEWHERE}`);
        await hydrated(page);
      }
      const wrong = await wrongAtLast();
      if (wrong.length > 0) {
        expected.clear();
        for (const [name, quantity] of Object.entries(await storedQuantities(listing))) add(name, quantity);
      }
      for (const { page, home } of leaving) {
        await page.goto(home);
        await hydrated(page);
      }
      return wrong;
    },
  };
}
