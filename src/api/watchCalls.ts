import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { apiUrl } from '../browser/apiOrigin';
import { pathOf, startCall, takeBodySize } from './callWatch';
import { messageOf } from './apiError';
import type { StorefrontBaseQuery } from './baseQuery';

/** The path of a call with its query, as the base query sends it. */
function callPath({ url, params }: FetchArgs): string {
  const given = Object.entries<unknown>(params ?? {}).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return pathOf(`${apiUrl()}${url}?${query}`);
}

/** The size of a body in bytes, with placeholders in place of its secrets; null for no body. */
function bodySize(body: unknown): number | null {
  return body === undefined ? null : new TextEncoder().encode(JSON.stringify(body)).length;
}

/** The base query that tells of each call (callWatch.ts), for builds that record visits. */
export function watchCalls(query: StorefrontBaseQuery): StorefrontBaseQuery {
  return async (args, api, options) => {
    const end = startCall();
    if (end === null) return query(args, api, options);
    const startedAt = performance.now();
    const result = await query(args, api, options);
    const request = typeof args === 'string' ? { url: args } : args;
    const path = callPath(request);
    const status = result.meta?.status ?? null;
    end({
      method: request.method ?? 'GET',
      path,
      status,
      duration: Math.round(performance.now() - startedAt),
      sent: bodySize(request.body),
      received: takeBodySize(path),
      request: request.body,
      answer: result.data,
      error: result.error === undefined ? '' : messageOf(result.error, result.error.kind),
    });
    return result;
  };
}
