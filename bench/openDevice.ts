/** The browser contexts of the benchmarks. */
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** A new browser context. Defines the helper `__name`, which tsx compiles into the functions that run in a page. */
export async function openDevice(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
