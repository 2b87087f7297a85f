/** Pages in the browser's back/forward cache. */
import type { Page } from '@playwright/test';
import { findChromium } from '../../scripts/findChromium.mjs';
import { test as base } from './test';

/** Launch options with the back/forward cache, which Playwright disables by this argument. */
const KEEPS_PAGES = { ignoreDefaultArgs: ['--disable-back-forward-cache'] };

/** `test` in such a browser: a whole Chromium, because its headless shell keeps no pages. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = findChromium();
      await use({ ...launchOptions, ...(executablePath === null ? {} : { executablePath }), ...KEEPS_PAGES });
    },
    { scope: 'worker' },
  ],
});

/** Sets a flag in the page's memory, which survives only in the back/forward cache. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isKept', true));
}

/** Whether the page came from the back/forward cache: it has the flag. */
export function isKept(page: Page): Promise<boolean> {
  return page.evaluate(() => Reflect.get(window, 'isKept') === true);
}

/** The browser's Back. A cached page has no load event to wait for. */
export async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}
