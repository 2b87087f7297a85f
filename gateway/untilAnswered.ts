import { setTimeout as wait } from 'node:timers/promises';
import { EngineUnavailable } from './engineClient';

/** How long all tries may take, in ms: less than the shop waits for an answer. */
const TIME_MS = 18_000;
const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 1000;

/**
 * Calls until the engine answers or refuses. Only for a call with a key against doubling: a try without an answer may have
 * done its work. A try may take all the time that is left: a second one beside it would wait behind it in the engine.
 * Rejects as the last try does.
 */
export const untilAnswered = async <Result>(
  call: (timeoutMs: number) => Promise<Result>,
): Promise<Result> => {
  const endsAt = Date.now() + TIME_MS;
  for (let delay = FIRST_DELAY_MS; ; delay = Math.min(delay * 2, MAX_DELAY_MS)) {
    try {
      return await call(endsAt - Date.now());
    } catch (error) {
      if (!(error instanceof EngineUnavailable) || Date.now() + delay >= endsAt) throw error;
      await wait(delay);
    }
  }
};
