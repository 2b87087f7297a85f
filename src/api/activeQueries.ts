import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { isRecord } from '../lib/untrusted';
import { storefrontApi } from './storefrontApi';

/** Queries that are under way or on a screen, and what can be done with them from outside their screens. */

type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A query's key in the cache. */
export type QueryKey = Parameters<typeof storefrontApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

interface Subscriptions {
  readonly getSubscriptionCount: (queryCacheKey: string) => number;
}

function isSubscriptions(value: unknown): value is Subscriptions {
  return isRecord(value) && typeof value['getSubscriptionCount'] === 'function';
}

/** A query's endpoint as this file needs it: the arguments come from the cache, which got them from the same endpoint. */
interface QueryEndpoint {
  readonly initiate: (
    arg: unknown,
    options: { readonly forceRefetch: boolean; readonly subscribe: boolean },
  ) => (dispatch: ApiDispatch) => Promise<unknown>;
}

function isQueryEndpoint(value: unknown): value is QueryEndpoint {
  return isRecord(value) && typeof value['initiate'] === 'function' && 'useQuery' in value;
}

/** How many screens show a query's result, or wait for it. */
export function countSubscribers(dispatch: ApiDispatch, queryCacheKey: string): number {
  // The state's own list is half a second late. A replay's guard answers with something else.
  const subscriptions: unknown = dispatch(storefrontApi.internalActions.internal_getRTKQSubscriptions());
  return isSubscriptions(subscriptions) ? subscriptions.getSubscriptionCount(queryCacheKey) : 0;
}

/** Aborts a query's request and forgets the query, as though nobody had asked: the next screen asks anew. */
export function dropQuery(dispatch: ApiDispatch, queryCacheKey: QueryKey): void {
  const running = dispatch(storefrontApi.util.getRunningQueriesThunk());
  running.find((query) => query.queryCacheKey === queryCacheKey)?.abort();
  dispatch(storefrontApi.internalActions.removeQueryResult({ queryCacheKey }));
}

/** A query as the cache knows it. */
export interface CachedQuery {
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
}

/** Asks for a query again, past the cache, if it is on a screen. */
export function askAgain(dispatch: ApiDispatch, queryCacheKey: string, query: CachedQuery): void {
  if (countSubscribers(dispatch, queryCacheKey) === 0) return;
  const endpoints: Readonly<Record<string, unknown>> = storefrontApi.endpoints;
  const endpoint = endpoints[query.endpointName ?? ''];
  if (!isQueryEndpoint(endpoint)) return;
  void dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }));
}
