/** What a page says in the browser's console. */
import type { BrowserContext, Page } from '@playwright/test';

/** What Playwright says in pages of tests without a service worker. */
export const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** A console warning or error, or an uncaught error of the page. */
export interface Noise {
  readonly kind: string;
  readonly text: string;
}

/** Collects warnings, errors, uncaught errors and Content-Security-Policy violations of a page. */
function listenTo(page: Page, shop: string, noises: Noise[]): void {
  page.on('console', (message) => {
    const kind = message.type();
    if (message.text() === WORKER_BLOCKED) return;
    // Not the bank's pages.
    if ((kind === 'warning' || kind === 'error') && page.url().startsWith(shop)) {
      noises.push({ kind, text: `${message.text()} (${message.location().url})` });
    }
  });
  page.on('pageerror', (error) => noises.push({ kind: 'uncaught', text: error.stack ?? error.message }));
}

/** Collects the messages of every page that a browser context opens from now on. */
export function listenToAll(context: BrowserContext, shop: string): readonly Noise[] {
  const noises: Noise[] = [];
  context.on('page', (page) => {
    listenTo(page, shop, noises);
  });
  return noises;
}

/** The messages that nothing has announced. */
export function unexpectedOf(noises: readonly Noise[], expected: readonly RegExp[]): readonly Noise[] {
  return noises.filter(({ text }) => !expected.some((pattern) => pattern.test(text)));
}
