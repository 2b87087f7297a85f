/** Lets a build that records visits see every call of the API. Other builds hold nothing of it. */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { apiUrl } from '../browser/apiOrigin';
import { bodyOfError, messageOf } from './apiError';
import type { StorefrontBaseQuery } from './baseQuery';

export interface WatchedCall {
  readonly method: string;
  /** With its query, without the origin. */
  readonly path: string;
  /** Null where no answer came. */
  readonly status: number | null;
  /** In milliseconds. */
  readonly duration: number;
  /** What went wrong; '' for nothing. */
  readonly error: string;
  /** What was sent and what the answer holds, as the API layer has them; undefined for nothing. */
  readonly request?: unknown;
  readonly answer?: unknown;
}

/** Called when a call begins; its result is called when the call has ended. */
type CallWatcher = () => (call: WatchedCall) => void;

let watcher: CallWatcher | null = null;

export function setCallWatcher(watch: CallWatcher | null): void {
  watcher = watch;
}

/** A call begins. Returns what to call at its end; null where nobody watches. */
export function startCall(): ((call: WatchedCall) => void) | null {
  return watcher?.() ?? null;
}

function callPath({ url, params }: FetchArgs): string {
  const given = Object.entries<unknown>(params ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const { pathname, search } = new URL(`${apiUrl()}${url}?${query}`);
  return pathname + search;
}

export function watchCalls(query: StorefrontBaseQuery): StorefrontBaseQuery {
  return async (args, api, options) => {
    const end = startCall();
    if (end === null) return query(args, api, options);
    const startedAt = performance.now();
    const result = await query(args, api, options);
    const request = typeof args === 'string' ? { url: args } : args;
    end({
      method: request.method ?? 'GET',
      path: callPath(request),
      status: result.meta?.status ?? null,
      duration: Math.round(performance.now() - startedAt),
      request: request.body,
      answer: result.error === undefined ? result.data : bodyOfError(result.error),
      error: result.error === undefined ? '' : messageOf(result.error, result.error.kind),
    });
    return result;
  };
}
