/** Counts data of one shopper that the next one in the same browser could see. */
import { KEEPS_PAGES } from '../../e2e/support/keptPages';
import { sessionTrials } from '../../e2e/support/sessionTrials';
import { withShop } from '../../scripts/shopBrowser';
import { openDevice } from './browser';

/** The result of all trials. */
export interface SessionLeaks {
  readonly tried: number;
  /** Places on screens, in stores and in storage with data of the first shopper. */
  readonly leaks: number;
}

/**
 * Tries every way in which data of one shopper could reach the next one, on the production build in a real browser.
 * Rejects without a build or a browser, and when a trial cannot be carried out.
 */
export function measureSessionLeaks(): Promise<SessionLeaks> {
  return withShop(
    async (browser, { shopUrl, sandbox }) => {
      let leaks = 0;
      for (const { run } of sessionTrials) {
        const context = await openDevice(browser, { baseURL: shopUrl });
        leaks += (await run({ context, shopUrl, sandboxUrl: sandbox.url })).length;
        await context.close();
      }
      return { tried: sessionTrials.length, leaks };
    },
    { launch: KEEPS_PAGES },
  );
}
