/** Waits for conditions. */
import { setTimeout as pause } from 'node:timers/promises';

/** The longest wait, in milliseconds. */
const TIMEOUT = 30_000;
/** The time between two checks, in milliseconds. */
const INTERVAL = 50;

/**
 * Calls `check` until its result is not null, and returns the result. Rejects after 30 s; the error's cause is that of
 * the last check. A check may fail, as while the page is replaced by another.
 */
export async function until<Found>(awaited: string, check: () => Promise<Found | null>): Promise<Found> {
  const end = Date.now() + TIMEOUT;
  let reason: unknown = undefined;
  while (Date.now() < end) {
    try {
      const found = await check();
      if (found !== null) return found;
      reason = undefined;
    } catch (error) {
      reason = error;
    }
    await pause(INTERVAL);
  }
  throw new Error(`Not there in time: ${awaited}.`, { cause: reason });
}
