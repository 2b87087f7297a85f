import type { FetchBaseQueryError, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';

/**
 * Asking again where that is safe: a read that got no answer, or one that says 'later', is sent once more after a
 * pause. A write is never sent twice by itself (docs/payments.md).
 */

/** One answer of fetchBaseQuery. */
export type Answer = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta | undefined>;

/** How often and how long to try. Times are in milliseconds. */
export interface RetryPolicy {
  /** Tries after the first one, at most. */
  readonly retries: number;
  /** The pause before the first retry, on average; each further one is three times as long. */
  readonly firstPause: number;
  /** The longest pause that a server may ask for. Where it asks for more, the call fails at once. */
  readonly longestPause: number;
  /** No retry starts later than this after the first try: a screen must not wait much longer to say that it failed. */
  readonly window: number;
  /** Resolves after a time, or as soon as the signal is aborted. */
  readonly wait: (time: number, signal: AbortSignal) => Promise<void>;
  /** The time now, in milliseconds. */
  readonly now: () => number;
  /** From 0 up to, not including, 1: spreads the retries of many pages. */
  readonly random: () => number;
}

/** Resolves after a time, or as soon as the signal is aborted. */
function wait(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** What the shop does. Unit tests replace `wait`, so that they wait for nothing. */
export const retryPolicy: { -readonly [K in keyof RetryPolicy]: RetryPolicy[K] } = {
  retries: 2,
  firstPause: 300,
  longestPause: 5000,
  window: 10_000,
  wait,
  now: () => performance.now(),
  random: Math.random,
};

const PAUSE_FACTOR = 3;
/** Part of a pause that is left to chance. */
const SPREAD = 0.5;
const TOO_MANY_REQUESTS = 429;
/** Statuses by which a server, or what stands before it, says that it may work in a moment. */
const passing: ReadonlySet<number> = new Set([TOO_MANY_REQUESTS, 502, 503, 504]);

/** Whether the connection broke while the body came: it is then no JSON, but for another reason. */
export function wasCut(error: FetchBaseQueryError): boolean {
  return error.status === 'PARSING_ERROR' && !error.error.startsWith('SyntaxError');
}

/** The HTTP status of a failure, or null where no whole answer came. */
function statusOf(error: FetchBaseQueryError): number | null {
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' && !wasCut(error) ? error.originalStatus : null;
}

/** Whether the same request may get a better answer in a moment. */
function mayPass(error: FetchBaseQueryError): boolean {
  const status = statusOf(error);
  return status === null ? error.status !== 'CUSTOM_ERROR' : passing.has(status);
}

/**
 * How long a server asks to be left alone (Retry-After, in seconds or as a date), in milliseconds; null where it does
 * not say. Across origins a browser shows the header only where the API exposes it.
 */
export function retryAfter(headers: Headers | undefined, today: number = Date.now()): number | null {
  const text = headers?.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - today);
}

/**
 * Sends a read, and sends it again after failures that may pass: no or half an answer, 429, 502, 503 and 504. Gives
 * the last answer. Ends early when the signal is aborted, or when `isWanted` says that nobody waits for it any more.
 */
export async function sendRead(
  send: () => Promise<Answer>,
  { signal, isWanted = () => true }: { readonly signal: AbortSignal; readonly isWanted?: () => boolean },
  policy: RetryPolicy = retryPolicy,
): Promise<Answer> {
  const startedAt = policy.now();
  let pause = policy.firstPause;
  for (let retry = 0; ; retry += 1) {
    const answer = await send();
    if (answer.error === undefined || retry >= policy.retries || !mayPass(answer.error)) return answer;
    const asked = retryAfter(answer.meta?.response?.headers);
    const time = asked ?? pause * (1 - SPREAD + 2 * SPREAD * policy.random());
    const isTooLate = policy.now() - startedAt + time > policy.window;
    if (isTooLate || time > policy.longestPause) return answer;
    await policy.wait(time, signal);
    if (signal.aborted || !isWanted()) return answer;
    pause *= PAUSE_FACTOR;
  }
}
