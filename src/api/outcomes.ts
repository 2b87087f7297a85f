import { isRejectedWithValue } from '@reduxjs/toolkit';
import { isRecord } from '../lib/untrusted';
import type { ApiError } from './apiError';
import { isApiError } from './apiError';

/** A call that really failed, with what went wrong. */
export interface FailedAction {
  readonly type: string;
  readonly payload: ApiError;
}

function hasFailed(action: unknown): action is FailedAction {
  return isRejectedWithValue(action) && isApiError(action.payload);
}

/** Matches any call that was answered with 401 (specification, section 4). */
export function isUnauthorized(action: unknown): action is FailedAction {
  return hasFailed(action) && action.payload.kind === 'http' && action.payload.status === 401;
}

/** Whether an answer was asked for in this session, and not in one that is over. */
export function isAskedIn(action: unknown, sessionId: string): boolean {
  const meta = isRecord(action) ? action['meta'] : undefined;
  const answer = isRecord(meta) ? meta['baseQueryMeta'] : undefined;
  return isRecord(answer) && answer['session'] === sessionId;
}

/** Matches a call that came to nothing because its session is over. */
export function isOutdated(action: unknown): action is FailedAction {
  return hasFailed(action) && action.payload.kind === 'outdated';
}

/**
 * Matches an endpoint's calls that really failed. A query that was skipped because its answer is there
 * already, or that was given up, is rejected too, but without an error of ours.
 */
export function endpointFailed(endpoint: { readonly matchRejected: (action: unknown) => boolean }) {
  return (action: unknown): action is FailedAction => hasFailed(action) && endpoint.matchRejected(action);
}
