/** Opens a screen in one of its states. */
import type { Page } from '@playwright/test';
import { storeToken } from '../shopper';
import type { Layout, ScreenState } from './screen';
import type { ShopFacts } from './shopFacts';

/** The width, in pixels, from which the wide layout is shown. */
const WIDE = 768;
/** The longest wait for a state, in milliseconds. */
const PATIENCE = 20_000;

/** The layout at a width in pixels. */
export function layoutAt(width: number): Layout {
  return width < WIDE ? 'narrow' : 'wide';
}

/** The path and query of a state. */
export function addressOf({ path }: ScreenState, facts: ShopFacts): string {
  return typeof path === 'string' ? path : path(facts);
}

/** Opens the state on a page that has shown nothing yet, and waits for it, its fonts and the pictures in view. */
export async function openScreen(
  page: Page,
  shopUrl: string,
  screen: ScreenState,
  facts: ShopFacts,
): Promise<void> {
  const { isSignedIn, kept, answers, steps, shows } = screen;
  if (isSignedIn === true) await storeToken(page.context(), shopUrl, facts.token);
  if (kept !== undefined) {
    await page.addInitScript(
      (entries) => {
        for (const [key, value] of entries) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
        }
      },
      Object.entries(kept(facts)),
    );
  }
  await answers?.(page, facts);
  await page.goto(`${shopUrl}${addressOf(screen, facts)}`);
  await steps?.(page, facts);
  await shows(page).first().waitFor({ timeout: PATIENCE });
  await settle(page);
}

/** Waits for fonts, pictures in view (loaded, decoded and faded in) and transitions, such as those to the colours of another scheme. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Before these frames a lazy picture in view is not loading yet, and so counts as complete.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const [x, y] = [
        Math.max(left, 0) + Math.min(right, innerWidth),
        Math.max(top, 0) + Math.min(bottom, innerHeight),
      ];
      // Not where a box cuts it off: there it may never load.
      const isInView = document.elementsFromPoint(x / 2, y / 2).includes(image);
      // One that has failed stays as it is; a product's is replaced then.
      const hasFailed = image.naturalWidth === 0 && image.loading !== 'lazy';
      const isShown = hasFailed || getComputedStyle(image).opacity === '1';
      return (image.complete && isShown) || !isInView;
    }),
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter(({ complete }) => complete)
        .map((image) => image.decode().catch(() => undefined)),
    ).then(() => undefined),
  );
  await page.evaluate(() => {
    // What the browser skips below the fold would keep the colours of the other scheme until it is near.
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    return Promise.all(
      document
        .getAnimations()
        // A skeleton's never ends.
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ).then(() => undefined);
  });
}
