/** Route handlers that drop, delay or hold back the store's answers. */
import type { Route } from '@playwright/test';

/** Sends the request and drops the answer. */
export async function actAndDrop(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback();
  await route.fetch();
  await route.abort();
}

/** Answers that are held back until they are released. */
export interface HeldAnswers {
  /** How many calls are waiting. */
  readonly count: () => number;
  /** Delivers every answer, or this status instead. */
  readonly release: (status?: number) => void;
  readonly handle: (route: Route) => Promise<void>;
}

/** Holds back the answers to calls of a method: all, or the first few. */
export function holdAnswers(method: 'GET' | 'POST', limit = Infinity): HeldAnswers {
  let count = 0;
  let release: (status?: number) => void = () => undefined;
  const released = new Promise<number | undefined>((resolve) => {
    release = resolve;
  });
  return {
    count: () => count,
    release: (status) => {
      release(status);
    },
    handle: async (route) => {
      if (route.request().method() !== method || count >= limit) return route.fallback();
      count += 1;
      const response = await route.fetch();
      const status = await released;
      // The page may have aborted the call by now.
      await route
        .fulfill(
          status === undefined ? { response } : { response, status, json: { error: 'Please sign in.' } },
        )
        .catch(() => undefined);
    },
  };
}
