/** One session in every tab: nothing of one shopper is shown to, or stored for, the next one at the same browser. */
import { test } from '../support/keptPages';
import { sessionTrials } from '../support/sessionTrials';
import { expect } from '../support/test';

// Calls are refused on purpose, and so is the bank's page that a payment is missing on.
test.use({ expectedNoise: [/status of 401/] });

for (const { name, run } of sessionTrials) {
  test(name, async ({ context, shop, sandbox }) => {
    expect(await run({ context, shopUrl: shop, sandboxUrl: sandbox.url })).toEqual([]);
  });
}
