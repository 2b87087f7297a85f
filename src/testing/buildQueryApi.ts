import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';

/** What RTK Query hands to a base query, for a read unless `changes` say otherwise. */
export function buildQueryApi(changes: Partial<BaseQueryApi> = {}): BaseQueryApi {
  return {
    signal: new AbortController().signal,
    abort: () => undefined,
    dispatch: (action: unknown) => action,
    getState: () => ({}),
    extra: undefined,
    endpoint: 'getStoreInfo',
    type: 'query',
    ...changes,
  };
}
