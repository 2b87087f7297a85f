/** Steps of tests that look at a page before and after it is hydrated. */
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Holds the requests of a pattern back until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds the main script back until the returned function is called. */
export function holdCode(page: Page): Promise<() => void> {
  return holdRequests(page, '**/assets/main.*.js');
}

/** Waits until React runs: the cart's link says how many items there are. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart, \d+ item/ })).toBeVisible();
}

/**
 * Waits until the code that is loaded while the browser is idle is there (`preloadNext` in src/app/startPage.tsx): what is
 * still on its way would fail without a network, and the browser would report it. The toasts' and the cart's come last.
 */
export async function loadedAhead(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    return (
      ['toasts', 'cart'].every((chunk) => loaded.some((name) => name.includes(`/assets/${chunk}.`))) &&
      // The runtime removes the elements of scripts that have come.
      document.querySelector('script[data-webpack]') === null
    );
  });
}
