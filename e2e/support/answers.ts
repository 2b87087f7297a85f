/** What becomes of the store's answers on their way, for `route`. */
import type { Route } from '@playwright/test';

/** The server acts; its answer is lost. */
export async function actAndDrop(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback();
  await route.fetch();
  await route.abort();
}

/** A server that takes its time: resolves the given promise before it answers. */
export function answerAfter(released: Promise<void>) {
  return async (route: Route): Promise<void> => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await released;
    // The page that asked may be gone by now.
    await route.fulfill({ response }).catch(() => undefined);
  };
}

/** Answers that are held back until somebody lets them go. */
export interface HeldAnswers {
  /** How many calls wait. */
  readonly count: () => number;
  /** Lets every answer go, as it was given while the call was made, or with a status instead. */
  readonly release: (status?: number) => void;
  readonly handle: (route: Route) => Promise<void>;
}

/** Holds the answers to one method's calls back: to the first one alone, or to all of them. */
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
      // The page may have given the call up by now.
      await route
        .fulfill(
          status === undefined ? { response } : { response, status, json: { error: 'Please sign in.' } },
        )
        .catch(() => undefined);
    },
  };
}
