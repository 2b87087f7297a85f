import type { FetchBaseQueryError, FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query/react';

/**
 * Retries reads: one that got no answer, or a status that says 'later', is sent again after a pause. A write is never
 * retried (docs/payments.md).
 */

/** What fetchBaseQuery returns. */
export type FetchResult = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta | undefined>;

/** How often and how long to retry. Times are in milliseconds. */
export interface RetryPolicy {
  /** Retries at most. */
  readonly retries: number;
  /** The delay before the first retry, on average; each further one is three times as long. */
  readonly firstDelay: number;
  /** The longest delay that a server may ask for. Where it asks for more, the call fails at once. */
  readonly maxDelay: number;
  /** No retry starts later than this after the first attempt: a screen must say soon that it failed. */
  readonly retryTimeout: number;
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

/** The shop's policy. Unit tests replace `wait`, so that they do not wait. */
export const retryPolicy: { -readonly [K in keyof RetryPolicy]: RetryPolicy[K] } = {
  retries: 2,
  firstDelay: 300,
  maxDelay: 5000,
  retryTimeout: 10_000,
  wait,
  now: () => performance.now(),
  random: Math.random,
};

const BACKOFF_FACTOR = 3;
/** How much of a delay is random. */
const JITTER = 0.5;
/** Statuses by which a server or its proxy says that it may work in a moment. */
const transientStatuses: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The HTTP status of a failure; null where no complete answer came. */
function statusOf(error: FetchBaseQueryError): number | null {
  if (typeof error.status === 'number') return error.status;
  return error.status === 'PARSING_ERROR' ? error.originalStatus : null;
}

/** Whether the same request may succeed in a moment. */
function isTransient(error: FetchBaseQueryError): boolean {
  const status = statusOf(error);
  return status === null ? error.status !== 'CUSTOM_ERROR' : transientStatuses.has(status);
}

/** A date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`. */
const HTTP_DATE = /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/;

/**
 * The delay that a server asks for (Retry-After, in seconds or as a date), in milliseconds; null for none. Across
 * origins the header is readable only where the API exposes it.
 */
export function retryAfter(headers: Headers | undefined, today: number = Date.now()): number | null {
  const text = headers?.get('Retry-After') ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // `Date.parse` finds a date in many other texts, such as "about 3".
  const date = HTTP_DATE.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - today);
}

/**
 * Sends a read, and retries it after transient failures: no or an incomplete answer, 429, 502, 503 and 504. Returns the
 * last result. Stops when the signal is aborted, or when `isWanted` says that the answer is no longer needed.
 */
export async function fetchWithRetry(
  send: () => Promise<FetchResult>,
  { signal, isWanted = () => true }: { readonly signal: AbortSignal; readonly isWanted?: () => boolean },
  policy: RetryPolicy = retryPolicy,
): Promise<FetchResult> {
  const startedAt = policy.now();
  let delay = policy.firstDelay;
  for (let retry = 0; ; retry += 1) {
    const result = await send();
    if (result.error === undefined || retry >= policy.retries || !isTransient(result.error)) return result;
    const requested = retryAfter(result.meta?.response?.headers);
    const time = requested ?? delay * (1 - JITTER + 2 * JITTER * policy.random());
    const isTooLate = policy.now() - startedAt + time > policy.retryTimeout;
    if (isTooLate || time > policy.maxDelay) return result;
    await policy.wait(time, signal);
    if (signal.aborted || !isWanted()) return result;
    delay *= BACKOFF_FACTOR;
  }
}
