import { refetchQuery, countSubscribers, removeQuery } from '../../api/activeQueries';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, Environment } from '../../app/types';
import { connectionLost, connectionRegained } from './connectionSlice';

/** How long a pending query may be without a subscriber before it is aborted, in milliseconds: the next screen may subscribe. */
export const ABANDONED_AFTER = 100;

/** Dispatches whether the browser is online, now and whenever it changes. Returns the unsubscribe function. */
export function watchConnection(dispatch: AppDispatch, { connection }: Environment): () => void {
  if (!connection.isOnline()) dispatch(connectionLost());
  return connection.onChange(() => {
    dispatch(connection.isOnline() ? connectionRegained() : connectionLost());
  });
}

/** Refetches failed queries when the browser is online again, and aborts requests that no screen waits for. */
export function addConnectionListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: connectionRegained,
    effect: (_action, { dispatch, getState }) => {
      for (const [queryCacheKey, entry] of Object.entries(getState().api.queries)) {
        if (entry?.status === 'rejected') refetchQuery(dispatch, queryCacheKey, entry);
      }
    },
  });

  /** Ids of requests whose screen has unmounted. Requests of listeners and prefetches are not among them. */
  const left = new Set<string>();
  startListening({
    actionCreator: storefrontApi.internalActions.unsubscribeQueryResult,
    effect: async ({ payload }, { dispatch, delay, getState }) => {
      const { queryCacheKey, requestId } = payload;
      const entryOf = () => getState().api.queries[queryCacheKey];
      if (entryOf()?.status !== 'pending') return;
      if (entryOf()?.requestId === requestId) left.add(requestId);
      await delay(ABANDONED_AFTER);
      const entry = entryOf();
      if (entry?.status === 'pending' && entry.requestId !== undefined) {
        if (!left.has(entry.requestId) || countSubscribers(dispatch, queryCacheKey) > 0) return;
        removeQuery(dispatch, queryCacheKey);
      }
      left.delete(requestId);
    },
  });
}
