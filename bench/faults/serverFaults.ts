/** Makes every API call fail in every way (the table of faults) and counts what goes wrong in the shop. */
import { startFaultServer } from '../../e2e/support/faults/faultServer';
import { faultCases } from '../../e2e/support/faults/faultTable';
import { tryFault } from '../../e2e/support/faults/tryFault';
import { startPreview } from '../../scripts/previewServer';
import { withBrowser } from '../../scripts/shopBrowser';
import { openDevice } from './browser';

/** The result of all cases. */
export interface ServerFaults {
  readonly tried: number;
  /** Pages without a heading. */
  readonly blank: number;
  /** Pages that show the error boundary. */
  readonly crashed: number;
  /** Uncaught exceptions and unhandled rejections. */
  readonly rejections: number;
  /** Console messages of our own code. */
  readonly noises: number;
  /** The names of cases without an error message, or without a link or button. */
  readonly silent: readonly string[];
}

/** Tries the whole table of faults on the last production build. */
export async function measureServerFaults(): Promise<ServerFaults> {
  const server = await startFaultServer();
  const shop = await startPreview({ port: 0, apiOrigin: server.url });
  try {
    const outcomes = await withBrowser(async (browser) => {
      const tried = [];
      for (const each of [...faultCases(true).values()].flat()) {
        const outcome = await tryFault(() => openDevice(browser), { shopUrl: shop.url, server }, each);
        tried.push({ name: `${each.call}: ${each.name}`, ...outcome });
      }
      return tried;
    });
    return {
      tried: outcomes.length,
      blank: outcomes.filter(({ isBlank }) => isBlank).length,
      crashed: outcomes.filter(({ hasCrashed }) => hasCrashed).length,
      rejections: outcomes.flatMap(({ uncaught }) => uncaught).length,
      noises: outcomes.flatMap(({ noises }) => noises).length,
      silent: outcomes.filter(({ missing }) => missing.length > 0).map(({ name }) => name),
    };
  } finally {
    await shop.close();
    await server.close();
  }
}
