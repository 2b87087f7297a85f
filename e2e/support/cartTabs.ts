/** Several tabs change one cart at nearly the same time. */
import type { BrowserContext, Page } from '@playwright/test';

/** A click and the pause before it, in milliseconds. */
export interface TimedClick {
  readonly wait: number;
  /** The start of the button's aria-label or text. */
  readonly button: string;
  /** A text of the element that contains the button. */
  readonly within: string;
}

/** The stored cart: quantity by product name. */
export type Quantities = Readonly<Record<string, number>>;

/**
 * Clicks one button after another inside the page, without round trips to the test, as fast as the shop allows. Rejects
 * when a button is missing.
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

/** Opens a tab on the listing of tools and waits until its cards are shown. */
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

/** Reads the stored cart. */
export async function storedQuantities(page: Page): Promise<Quantities> {
  const text = await page.evaluate(() => localStorage.getItem('cart'));
  const cart: unknown = JSON.parse(text ?? '{"lines":[]}');
  const lines: unknown = typeof cart === 'object' && cart !== null && 'lines' in cart ? cart.lines : [];
  const list: readonly unknown[] = Array.isArray(lines) ? lines : [];
  return Object.fromEntries(list.filter(isLine).map(({ name, quantity }) => [name, quantity]));
}
