/** One session in every tab: nothing of one shopper is shown to, or stored for, the next one at the same browser. */
import { isFullRun } from '../src/testing/fullRun';
import { test } from './support/keptPages';
import type { SessionTrial } from './support/sessionTrials';
import { sessionTrials } from './support/sessionTrials';
import { expect } from './support/test';

// Calls are refused on purpose, and so is the bank's page that a payment is missing on.
test.use({ expectedNoise: [/status of 401/] });

function tryIt({ name, run }: SessionTrial): void {
  test(name, async ({ context, shop, sandbox }) => {
    expect(await run({ context, shopUrl: shop, sandboxUrl: sandbox.url })).toEqual([]);
  });
}

for (const trial of sessionTrials) if (isFullRun || trial.isVariant !== true) tryIt(trial);
