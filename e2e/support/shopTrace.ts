/** The shop's own trace of a browser test that failed: what was done, step by step, for `npm run replay` and `/__replay`. */
import type { BrowserContext, TestInfo } from '@playwright/test';
import { traceTexts } from '../../src/traces/traceTexts';

/** How long a failed page may take to save its trace, in milliseconds. */
const SAVE_TIMEOUT = 5_000;

/** Attaches the trace of each open page that records to a test that failed. */
export async function attachTraces(
  context: BrowserContext,
  test: Pick<TestInfo, 'status' | 'expectedStatus' | 'attach'>,
): Promise<void> {
  if (test.status === test.expectedStatus) return;
  for (const page of context.pages()) {
    const badge = page.getByRole('region', { name: traceTexts.recorder });
    // A page that hangs has none to give.
    if ((await badge.count().catch(() => 0)) === 0) continue;
    const options = { timeout: SAVE_TIMEOUT };
    try {
      const [name, ofEveryVisit] = [traceTexts.save, traceTexts.report];
      const save = badge.getByRole('button', { name }).or(badge.getByRole('button', { name: ofEveryVisit }));
      if (!(await save.isVisible())) await badge.getByRole('button').last().click(options);
      const downloading = page.waitForEvent('download', options);
      await save.click(options);
      const path = await (await downloading).path();
      await test.attach('shop-trace.json', { path, contentType: 'application/json' });
    } catch (error) {
      await test.attach('shop-trace.txt', { body: `The shop's trace could not be saved: ${String(error)}` });
    }
  }
}
