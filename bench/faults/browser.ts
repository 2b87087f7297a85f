/** Starts the browser, the built shop and its sandbox for the benchmarks. */
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions } from '@playwright/test';
import { startServers } from '../../e2e/support/servers';
import type { Servers } from '../../e2e/support/servers';
import { CHROMIUM_ARGUMENTS } from '../../scripts/chromiumArguments';
import { findOrInstallChromium, NO_CHROMIUM } from '../../scripts/findChromium.mjs';

/** Runs a function with a new browser, which is closed afterwards. Rejects when no browser is found. */
export async function withBrowser<Result>(
  run: (browser: Browser) => Promise<Result>,
  options: LaunchOptions = {},
): Promise<Result> {
  const executablePath = findOrInstallChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGUMENTS,
    ...options,
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** The same, with the built shop and a sandbox with fresh data. */
export function withShop<Result>(
  run: (browser: Browser, servers: Servers) => Promise<Result>,
  options: LaunchOptions = {},
): Promise<Result> {
  return withBrowser(async (browser) => {
    const servers = await startServers();
    try {
      return await run(browser, servers);
    } finally {
      await servers.close();
    }
  }, options);
}

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
