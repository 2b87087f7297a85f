/** Steps of tests that `npm run replay -- --to-test` writes from a trace. */
import type { Page } from '@playwright/test';
import { expect } from './test';

/** Follows a visible link to an address, or opens the address where the page has none. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  const links = page.getByRole('link').filter({ visible: true });
  for (const link of await links.all()) {
    if ((await link.getAttribute('href')) !== address) continue;
    await link.click();
    await expect(page).toHaveURL(address);
    return;
  }
  await page.goto(address);
}

/** Presses Add to Cart on a product's card. */
export async function addFromCard(page: Page, name: string): Promise<void> {
  const card = page.getByRole('article', { name, exact: true }).first();
  await card.hover();
  await card.getByRole('button', { name: 'Add to Cart' }).click();
}

/** Presses the button that changes a quantity, so many times. */
export async function changeQuantity(page: Page, label: string, difference: number): Promise<void> {
  const button = page.getByRole('button', { name: `${difference > 0 ? 'Increase' : 'Decrease'} ${label}` });
  for (let times = 0; times < Math.abs(difference); times += 1) await button.first().click();
}
