import { isFulfilled, isPending, isRejectedWithValue } from '@reduxjs/toolkit';
import { isRecord, readNumber, readText } from '../lib/untrusted';
import { isApiError, type ApiError } from './apiError';

interface FailedAction {
  readonly type: string;
  readonly payload: ApiError;
}

function hasFailed(action: unknown): action is FailedAction {
  return isRejectedWithValue(action) && isApiError(action.payload);
}

export function isUnauthorized(action: unknown): action is FailedAction {
  return hasFailed(action) && action.payload.kind === 'http' && action.payload.status === 401;
}

/** What the base query tells of a call beside its answer. */
function metaOf(action: unknown): Readonly<Record<string, unknown>> {
  const meta = isRecord(action) ? action['meta'] : undefined;
  const ofCall = isRecord(meta) ? meta['baseQueryMeta'] : undefined;
  return isRecord(ofCall) ? ofCall : {};
}

export function isOfSession(action: unknown, sessionId: string): boolean {
  return metaOf(action)['session'] === sessionId;
}

/** The server's clock when it answered the call of an action, in milliseconds since 1970; null where it is unknown. */
export function serverTimeOf(action: unknown): number | null {
  return readNumber(metaOf(action)['serverTime']);
}

export function isOutdated(action: unknown): action is FailedAction {
  return hasFailed(action) && action.payload.kind === 'outdated';
}

/**
 * Matches an endpoint's calls that failed with an ApiError. A query that was skipped, because its result is cached, or
 * aborted is rejected too, but without one.
 */
export function endpointFailed(endpoint: { readonly matchRejected: (action: unknown) => boolean }) {
  return (action: unknown): action is FailedAction => hasFailed(action) && endpoint.matchRejected(action);
}

/** The endpoint of a query that has succeeded, or of a mutation that is sent or has succeeded; '' for other actions. */
export function resolvedEndpoint(action: unknown): string {
  if (!isPending(action) && !isFulfilled(action)) return '';
  const { arg }: { readonly arg: unknown } = action.meta;
  if (!isRecord(arg) || (isPending(action) && arg['type'] !== 'mutation')) return '';
  return readText(arg['endpointName']);
}
