/** Tabs that change one cart at nearly the same moment, as a browser test and a benchmark drive them. */
import type { BrowserContext, Page } from '@playwright/test';

/** One click, and how long the tab waits before it, in milliseconds. */
export interface TimedClick {
  readonly wait: number;
  /** The start of the accessible name of a button, as aria-label or text. */
  readonly button: string;
  /** What the button stands in: its text contains this. */
  readonly within: string;
}

/** What the device has under 'cart': quantity by product name. */
export type Quantities = Readonly<Record<string, number>>;

/**
 * Makes clicks one after the other without coming back to the test between them: a tab changes its cart as fast as the
 * shop lets it. A click whose button is not there is an error.
 */
export async function clickThrough(page: Page, clicks: readonly TimedClick[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const { wait, button, within } of all) {
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      const boxes = [...document.querySelectorAll('article, main li, main section')];
      const box = boxes.find(({ textContent }) => textContent.includes(within));
      const found = [...(box?.querySelectorAll('button') ?? [])].find((each) =>
        (each.getAttribute('aria-label') ?? each.textContent).startsWith(button),
      );
      if (found === undefined) throw new Error(`There is no button '${button}' in '${within}'.`);
      found.click();
    }
  }, clicks);
}

/** Opens a tab on the tools' listing, whose cards add to the cart, and waits until they do. */
export async function openListing(context: BrowserContext, shop: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${shop}/products?category=hand+tools`);
  await page.getByRole('article').first().waitFor();
  return page;
}

/** The names of the products that a listing shows. */
export async function namesOn(page: Page): Promise<readonly string[]> {
  return page.getByRole('article').getByRole('heading').allTextContents();
}

function isLine(value: unknown): value is { readonly name: string; readonly quantity: number } {
  return typeof value === 'object' && value !== null && 'name' in value && 'quantity' in value;
}

/** What is stored, whatever the tab shows. */
export async function storedQuantities(page: Page): Promise<Quantities> {
  const text = await page.evaluate(() => localStorage.getItem('cart'));
  const cart: unknown = JSON.parse(text ?? '{"lines":[]}');
  const lines: unknown = typeof cart === 'object' && cart !== null && 'lines' in cart ? cart.lines : [];
  const list: readonly unknown[] = Array.isArray(lines) ? lines : [];
  return Object.fromEntries(list.filter(isLine).map(({ name, quantity }) => [name, quantity]));
}

/** The sum of quantities. */
export function countPieces(quantities: Quantities): number {
  return Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);
}
