import { setTimeout as wait } from 'node:timers/promises';
import { EngineUnavailable } from './engineClient';

/** Within the time that the shop waits for an answer, in ms. */
const LAST_TRY_AFTER_MS = 10_000;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 1000;

/**
 * Calls until the engine answers or refuses. Only for a call with a key against doubling: a try without an answer may have
 * done its work. Rejects as the last try does.
 */
export const untilAnswered = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  const lastTryAt = Date.now() + LAST_TRY_AFTER_MS;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof EngineUnavailable) || Date.now() + delay > lastTryAt) throw error;
      await wait(delay);
    }
  }
};
