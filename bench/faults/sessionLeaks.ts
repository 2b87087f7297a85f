/** Counts what one shopper leaves behind for the next one at the same browser. */
import { KEEPS_PAGES } from '../../e2e/support/keptPages';
import { sessionTrials } from '../../e2e/support/sessionTrials';
import { openDevice, withShop } from './browser';

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
export function measureSessionLeaks(): Promise<SessionLeaks> {
  return withShop(async (browser, { shopUrl, sandbox }) => {
    let leaks = 0;
    for (const { run } of sessionTrials) {
      const context = await openDevice(browser, { baseURL: shopUrl });
      leaks += (await run({ context, shopUrl, sandboxUrl: sandbox.url })).length;
      await context.close();
    }
    return { tried: sessionTrials.length, leaks };
  }, KEEPS_PAGES);
}
