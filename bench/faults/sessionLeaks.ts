/** Counts what one shopper leaves behind for the next one at the same browser. */
import { chromium } from '@playwright/test';
import { KEEPS_PAGES } from '../../e2e/support/keptPages';
import { startServers } from '../../e2e/support/servers';
import { sessionTrials } from '../../e2e/support/sessionTrials';
import { findOrInstallChromium, NO_CHROMIUM } from '../../scripts/findChromium.mjs';

/** What all trials found. */
export interface SessionLeaks {
  readonly tried: number;
  /** Places on screens, in stores and in storage where something of the first shopper was found. */
  readonly leaks: number;
}

/**
 * Tries every way in which something of one shopper could reach the next one, on the production build in a real
 * browser. Rejects where there is no build or no browser, and where a trial cannot be carried out.
 */
export async function measureSessionLeaks(): Promise<SessionLeaks> {
  const executablePath = findOrInstallChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const servers = await startServers();
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox'],
    ...KEEPS_PAGES,
  });
  let leaks = 0;
  try {
    for (const { run } of sessionTrials) {
      const context = await browser.newContext({ baseURL: servers.shopUrl, locale: 'en-IN' });
      const found = await run({ context, shopUrl: servers.shopUrl, sandboxUrl: servers.sandbox.url });
      leaks += found.length;
      await context.close();
    }
  } finally {
    await browser.close();
    await servers.close();
  }
  return { tried: sessionTrials.length, leaks };
}
