import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '../lib/untrusted';
import { storefrontApi } from './storefrontApi';

/** Cached queries as listeners see and change them: without a hook of a component. */

type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A query's cache key. */
type QueryKey = Parameters<typeof storefrontApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

interface Subscriptions {
  readonly getSubscriptionCount: (queryCacheKey: string) => number;
}

function isSubscriptions(value: unknown): value is Subscriptions {
  return isRecord(value) && typeof value['getSubscriptionCount'] === 'function';
}

/** A query endpoint for arguments from the cache, which got them from the same endpoint. */
interface QueryEndpoint {
  readonly initiate: (
    arg: unknown,
    options: { readonly forceRefetch: boolean; readonly subscribe: boolean },
  ) => (dispatch: ApiDispatch) => Promise<unknown>;
}

function isQueryEndpoint(value: unknown): value is QueryEndpoint {
  return isRecord(value) && typeof value['initiate'] === 'function' && 'useQuery' in value;
}

/** How many components subscribe to a query. */
export function countSubscribers(dispatch: ApiDispatch, queryCacheKey: string): number {
  // The state's own list is half a second late. The guard of a replay returns something else.
  const subscriptions: unknown = dispatch(storefrontApi.internalActions.internal_getRTKQSubscriptions());
  return isSubscriptions(subscriptions) ? subscriptions.getSubscriptionCount(queryCacheKey) : 0;
}

/** Aborts a query's request and removes its cache entry, so that the next component fetches it anew. */
export function removeQuery(dispatch: ApiDispatch, queryCacheKey: QueryKey): void {
  const running = dispatch(storefrontApi.util.getRunningQueriesThunk());
  running.find((query) => query.queryCacheKey === queryCacheKey)?.abort();
  dispatch(storefrontApi.internalActions.removeQueryResult({ queryCacheKey }));
}

/** A query's cache entry. */
interface CachedQuery {
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

/** Fetches a query again, past the cache, if a component subscribes to it. */
export function refetchQuery(dispatch: ApiDispatch, queryCacheKey: string, query: CachedQuery): void {
  if (countSubscribers(dispatch, queryCacheKey) === 0) return;
  const endpoints: Readonly<Record<string, unknown>> = storefrontApi.endpoints;
  const endpoint = endpoints[query.endpointName ?? ''];
  if (!isQueryEndpoint(endpoint)) return;
  void dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
}
