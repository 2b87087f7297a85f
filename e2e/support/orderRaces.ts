/** One cart is ordered by several presses, tabs or visits at nearly the same time. */
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { paths } from '../../src/lib/routes';
import { openFilledCheckout } from './shopper';
import { expect } from './test';

/** The time until the first press, the longest time between two presses, and that of an answer, in milliseconds. */
const START_AFTER = 150;
const LONGEST_GAP = 80;
const LONGEST_ANSWER = 600;
/** How long an order may be looked for, in milliseconds: as long as a request may take, and then it is placed again. */
const LONGEST_LOOKUP = 40_000;

type Random = () => number;

const placeOrderIn = (page: Page): Locator => page.getByRole('button', { name: 'Place Order' });
const isPaying = (page: Page): boolean => page.url().includes(`${paths.payment}?`);
/** The way to an order that was placed, in a checkout whose cart it has emptied. */
const wayOn = (page: Page): Locator => page.getByRole('link', { name: 'Pay Now' });

const ORDERS = '**/api/v1/orders';

/** A slow store: it takes its time before it places an order, and before its answer arrives. */
function slowly(random: Random) {
  return async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    await wait(random() * LONGEST_ANSWER);
    const response = await route.fetch();
    await wait(random() * LONGEST_ANSWER);
    // The page may be gone by now.
    await route.fulfill({ response }).catch(() => undefined);
  };
}

/** Presses 'Place Order' at a time in milliseconds since 1970, so many times. */
function placeAt(page: Page, time: number, presses = 1): Promise<void> {
  return placeOrderIn(page).evaluate(
    (button, { at, times }) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          for (let press = 0; press < times; press += 1) if (button instanceof HTMLElement) button.click();
          resolve();
        }, at - Date.now());
      }),
    { at: time, times: presses },
  );
}

/** Where the page leads to pay an order; '' for nowhere. It does not wait: the page may go there by itself. */
function readWayOn(page: Page): Promise<string> {
  return wayOn(page).evaluateAll(([link]) => link?.getAttribute('href') ?? '');
}

/**
 * Opens the checkout again, as a shopper who does not know what became of the order: presses wherever that is offered.
 * @param earlier the way to pay an order of before, which is none of this one
 */
async function orderAgain(page: Page, earlier: string): Promise<void> {
  // The page may be on its way elsewhere: Back, or to the payment.
  await expect(() => page.goto(paths.checkout)).toPass({ timeout: LONGEST_LOOKUP });
  const isOver = async (): Promise<boolean> =>
    isPaying(page) || !['', earlier].includes(await readWayOn(page));
  await expect(async () => {
    if (!(await isOver())) await placeOrderIn(page).click({ timeout: LONGEST_ANSWER });
    expect(await isOver()).toBe(true);
  }).toPass({ timeout: LONGEST_LOOKUP });
}

/** Places the order of the cart, and does something meanwhile. Returns the tabs that it has opened. */
type Race = (context: BrowserContext, random: Random) => Promise<readonly Page[]>;

/** Several tabs press at nearly the same time, in any order; all lead to the same order. */
function pressInTabs(count: number): Race {
  return async (context, random) => {
    const tabs: Page[] = [];
    for (let tab = 0; tab < count; tab += 1) tabs.push(await context.newPage());
    await Promise.all(tabs.map((tab) => openFilledCheckout(tab)));
    const start = Date.now() + START_AFTER;
    await Promise.all(tabs.map((tab) => placeAt(tab, start + Math.floor(random() * LONGEST_GAP))));
    // A tab that presses when another one's order has emptied the cart has nothing to order, and leads to that order.
    await expect.poll(() => tabs.some(isPaying), { timeout: LONGEST_LOOKUP }).toBe(true);
    const winner = tabs.find(isPaying);
    if (winner === undefined) throw new Error('No tab shows the payment.');
    const { pathname, search } = new URL(winner.url());
    for (const tab of tabs) {
      await expect(async () => {
        if (!isPaying(tab))
          await expect(wayOn(tab)).toHaveAttribute('href', pathname + search, { timeout: 1 });
      }).toPass();
      if (isPaying(tab)) expect(tab.url()).toBe(winner.url());
    }
    return tabs;
  };
}

/** A tab presses, and is then left in some way; the checkout is opened again in the page that this returns. */
function leaveAfterPress(leave: (page: Page) => Promise<Page>): Race {
  return async (context, random) => {
    const slowOrders = slowly(random);
    await context.route(ORDERS, slowOrders);
    const pressed = await context.newPage();
    await pressed.goto(paths.cart);
    await openFilledCheckout(pressed);
    // The last field is kept when it is left.
    await pressed.keyboard.press('Tab');
    const earlier = await readWayOn(pressed);
    await placeAt(pressed, Date.now());
    await wait(random() * LONGEST_ANSWER);
    const page = await leave(pressed);
    await orderAgain(page, earlier);
    await context.unroute(ORDERS, slowOrders);
    return [page];
  };
}

export const orderRaces = {
  /** A second press in the same task, or a moment later. */
  twoPresses: async (context, random) => {
    const page = await context.newPage();
    await openFilledCheckout(page);
    const start = Date.now() + START_AFTER;
    const presses =
      random() < 0.5
        ? [placeAt(page, start, 2)]
        : [placeAt(page, start), placeAt(page, start + random() * LONGEST_GAP)];
    await Promise.all(presses);
    await expect.poll(() => isPaying(page)).toBe(true);
    return [page];
  },
  twoTabs: pressInTabs(2),
  threeTabs: pressInTabs(3),
  reload: leaveAfterPress(async (page) => {
    await page.reload();
    return page;
  }),
  back: leaveAfterPress(async (page) => {
    await page.goBack();
    return page;
  }),
  crash: leaveAfterPress(async (page) => {
    const context = page.context();
    const session = await context.newCDPSession(page);
    const isGone = page.waitForEvent('crash');
    // Never answered, as its page is gone.
    void session.send('Page.crash').catch(() => undefined);
    await isGone;
    await page.close();
    return context.newPage();
  }),
} satisfies Readonly<Record<string, Race>>;
