import {
  retry,
  type BaseQueryApi,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { isRecord } from '../lib/untrusted';
import { pauses } from './pauses';

export type FetchResult = QueryReturnValue<unknown, FetchBaseQueryError, FetchBaseQueryMeta | undefined>;

/** Of a call that is not sent, or not again: it counts as one without an answer, and is not retried. */
export const notSent: FetchResult = { error: { status: 'CUSTOM_ERROR', error: '' } };

const MAX_RETRIES = 2;
/** The pause before the first retry, on average, in milliseconds; each further one is three times as long. */
const FIRST_PAUSE = 300;
const BACKOFF_FACTOR = 3;
/** No retry later than this after the first attempt, in milliseconds: a screen must say soon that it failed. */
const RETRY_TIMEOUT = 10_000;
/** Statuses after which the same request may succeed in a moment: no complete answer, or a proxy that says so. */
const transientStatuses: ReadonlySet<unknown> = new Set(['FETCH_ERROR', 502, 503, 504]);

function isTransient(error: unknown): boolean {
  if (!isRecord(error)) return false;
  // A proxy answers with a page, which is no JSON.
  return transientStatuses.has(
    error['status'] === 'PARSING_ERROR' ? error['originalStatus'] : error['status'],
  );
}

/** Sends a call, and sends a read again after transient failures. A write is never sent again (docs/payments.md). */
export async function sendWithRetries(
  send: (arg: undefined, api: BaseQueryApi, options: object) => Promise<FetchResult>,
  api: BaseQueryApi,
): Promise<FetchResult> {
  const startedAt = performance.now();
  const query = retry(send, {
    retryCondition: (error, _args, { attempt }) =>
      api.type === 'query' &&
      attempt <= MAX_RETRIES &&
      performance.now() - startedAt < RETRY_TIMEOUT &&
      isTransient(error),
    // Spread, so that the retries of many pages do not come at once.
    backoff: (attempt, _maxRetries, signal) =>
      pauses.wait(FIRST_PAUSE * BACKOFF_FACTOR ** (attempt - 1) * (0.5 + Math.random()), signal),
  });
  try {
    return await query(undefined, api, {});
  } catch {
    // Aborted before an attempt.
    return notSent;
  }
}
