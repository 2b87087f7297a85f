/** Starts the browser, the built shop and its sandbox for scripts and benchmarks. */
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { startServers, type Servers } from '../e2e/support/servers';
import { CHROMIUM_ARGUMENTS } from './chromiumArguments';
import { findOrInstallChromium, NO_CHROMIUM } from './findChromium.mjs';

/** Runs a function with a new browser, which is closed afterwards. Rejects when no browser is found. */
export async function withBrowser<Result>(
  run: (browser: Browser) => Promise<Result>,
  launch: LaunchOptions = {},
): Promise<Result> {
  const executablePath = findOrInstallChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS, ...launch });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/**
 * The same, with the built shop and a sandbox with fresh data.
 * @param build the folder of the build; dist/ unless given
 */
export function withShop<Result>(
  run: (browser: Browser, servers: Servers) => Promise<Result>,
  build?: string,
): Promise<Result> {
  return withBrowser(async (browser) => {
    const servers = await startServers(build);
    try {
      return await run(browser, servers);
    } finally {
      await servers.close();
    }
  });
}
