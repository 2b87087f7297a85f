/** Steps of tests that look at a page before and after it is hydrated. */
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Holds the main script back until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main.*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Waits until React runs: the cart's link says how many items there are. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: /Cart, \d+ item/ })).toBeVisible();
}
