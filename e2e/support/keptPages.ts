/** Pages that the browser keeps as they stood when they were left (back/forward cache). */
import type { Page } from '@playwright/test';

/** Launch options of a browser that keeps pages; the argument is the one by which Playwright prevents it. */
export const KEEPS_PAGES = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** Marks the page's memory: a mark outlives only a page that is kept. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isKept', true));
}

/** Whether this is the very page that was marked. */
export function isKept(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'isKept') === true);
}

/** The browser's Back. A page that was kept loads nothing, so there is no load to wait for. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}
