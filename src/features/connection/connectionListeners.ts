import { refetchQuery, countSubscribers, removeQuery } from '../../api/activeQueries';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, OutsideWorld } from '../../app/types';
import { connectionLost, connectionRegained } from './connectionSlice';

/**
 * How long a query may be without a screen before its request is aborted, in milliseconds: the next screen may want
 * the same.
 */
export const ABANDONED_AFTER = 100;

/** Tells the store whether there is a network, now and whenever it changes. Returns how to stop. */
export function watchConnection(dispatch: AppDispatch, { connection }: OutsideWorld): () => void {
  if (!connection.isOnline()) dispatch(connectionLost());
  return connection.onChange(() => {
    dispatch(connection.isOnline() ? connectionRegained() : connectionLost());
  });
}

/** Asks again for what failed once there is a network, and aborts requests that no screen waits for. */
export function addConnectionListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: connectionRegained,
    effect: (_action, { dispatch, getState }) => {
      for (const [queryCacheKey, entry] of Object.entries(getState().api.queries)) {
        if (entry?.status === 'rejected') refetchQuery(dispatch, queryCacheKey, entry);
      }
    },
  });

  /** Ids of requests that a screen began, which it has left. Requests of listeners and prefetches are not among them. */
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
