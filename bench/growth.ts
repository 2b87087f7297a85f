/** How the shop grows: long lists of orders, full carts, and the heap after many pages. */
import type { Browser, Page } from '@playwright/test';
import { createAccount } from '../e2e/support/payer';
import { storeToken } from '../e2e/support/shopper';
import type { Servers } from '../e2e/support/servers';
import { CHROMIUM_ARGUMENTS } from '../scripts/chromiumArguments';
import { withBrowser } from '../scripts/shopBrowser';
import { API_BASE_PATH } from '../src/lib/constants';
import { readList } from '../src/lib/untrusted';
import { openDevice } from './openDevice';
import type { Figure } from './figures';
import { startFullShop, storeCart } from './fullLists';
import { openPhone, timeOfPress } from './interactions';
import { reportProgress } from './measuring';
import { median } from './quantile';

const ROUNDS = 5;
const ORDERS = [50, 500, 1000, 5000] as const;
const LINES = [5, 50, 100, 500] as const;
/** In milliseconds. */
const LIST_GOAL = 300;
/** In milliseconds, four times slower. */
const CHANGE_GOAL = 50;
/** How much more each item of a long list may cost than each of a shorter one. */
const GROWTH_GOAL = 1.2;
const ROUTE_CHANGES = 200;
const HEAP_GOAL = 1.05;

/** Answers the list of orders with copies of an account’s only order. */
async function answerOrders(page: Page, sandboxUrl: string, count: number): Promise<void> {
  await page.route(`${sandboxUrl}${API_BASE_PATH}/orders`, async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const [order] = readList(answer);
    if (!(order instanceof Object)) throw new Error('The account has no order.');
    const json = Array.from({ length: count }, (_, index) => ({
      ...order,
      orderId: `ORD-${100_000 + index}`,
    }));
    await route.fulfill({ response, json });
  });
}

/** Runs in the page: how long after its answer the list is painted, in milliseconds. */
function untilOrdersPainted(): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No order was shown.')), 60_000);
    const check = (): void => {
      const [answer] = performance
        .getEntriesByType('resource')
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name, responseEnd }) => name.endsWith('/orders') && responseEnd > 0);
      if (answer === undefined || !document.body.textContent.includes('ORD-')) {
        requestAnimationFrame(check);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - answer.responseEnd);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    check();
  });
}

/** The list of orders: from its answer to its first paint. */
export async function measureOrders(
  browser: Browser,
  { shopUrl, sandbox }: Servers,
): Promise<readonly Figure[]> {
  const times = new Map<number, number>();
  for (const count of ORDERS) {
    reportProgress(`${count} orders`);
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await openDevice(browser, { baseURL: shopUrl });
      const page = await openPhone(context, 1);
      const account = await createAccount(page.request, sandbox.url);
      await account.order();
      await storeToken(context, shopUrl, account.token);
      await answerOrders(page, sandbox.url, count);
      await page.goto('/orders', { waitUntil: 'commit' });
      measured.push(await page.evaluate(untilOrdersPainted));
      await context.close();
    }
    times.set(count, median(measured));
  }
  const perOrder = (count: (typeof ORDERS)[number]): number => (times.get(count) ?? NaN) / count;
  return [
    ...[...times].map(([count, value]): Figure => ({
      name: `${count} orders: from the answer to the list`,
      value,
      unit: 'ms',
      goal: LIST_GOAL,
    })),
    {
      name: 'each of 5000 orders, to each of 500',
      value: perOrder(5000) / perOrder(500),
      unit: 'x',
      goal: GROWTH_GOAL,
    },
  ];
}

/** One more piece of the first line of a full cart, on a slow phone. */
export async function measureCart(browser: Browser): Promise<readonly Figure[]> {
  const shop = await startFullShop();
  const figures: Figure[] = [];
  try {
    for (const count of LINES) {
      reportProgress(`${count} cart lines`);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await openDevice(browser, { baseURL: shop.shopUrl });
        const page = await openPhone(context);
        await storeCart(page, count);
        await page.goto('/cart');
        await page.waitForLoadState('networkidle');
        const more = page.getByRole('button', { name: /^Increase/ }).first();
        // Once before, so that the code that writes the cart is there.
        await more.click();
        await page.getByRole('group').getByText('2', { exact: true }).waitFor();
        times.push(await timeOfPress(page, { of: '[role=group] [aria-live]', text: '3' }, more));
        await context.close();
      }
      figures.push({
        name: `${count} cart lines: one more of the first`,
        value: median(times),
        unit: 'ms',
        goal: CHANGE_GOAL,
      });
    }
    return figures;
  } finally {
    await shop.close();
  }
}

/** Goes to the cart and back, so many times in all. */
async function changePages(page: Page, times: number): Promise<void> {
  const header = page.getByRole('banner');
  for (let index = 0; index < times; index += 1) {
    const path = index % 2 === 0 ? '/cart' : '/';
    await header.locator(`a[href="${path}"]`).first().click();
    await page.waitForURL(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
}

/**
 * The heap after many changes of the page, to that after a few. Without the machine code that V8 compiles functions to
 * as they are used more: it grows for a while, and would hide what the shop keeps.
 */
export function measureHeap({ shopUrl }: Servers): Promise<readonly Figure[]> {
  reportProgress(`${ROUTE_CHANGES} changes of the page`);
  return withBrowser(
    async (browser) => {
      const context = await openDevice(browser, { baseURL: shopUrl });
      const page = await context.newPage();
      await page.goto('/');
      const session = await context.newCDPSession(page);
      const usedHeap = async (): Promise<number> => {
        await session.send('HeapProfiler.collectGarbage');
        return (await session.send('Runtime.getHeapUsage')).usedSize;
      };
      await changePages(page, 20);
      const before = await usedHeap();
      await changePages(page, ROUTE_CHANGES);
      const after = await usedHeap();
      return [
        {
          name: `heap after ${ROUTE_CHANGES} changes of the page`,
          value: after / 1e6,
          unit: 'MB',
          goal: null,
        },
        { name: 'the same, to that before them', value: after / before, unit: 'x', goal: HEAP_GOAL },
      ];
    },
    { args: [...CHROMIUM_ARGUMENTS, '--js-flags=--jitless'] },
  );
}
