import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, Environment } from '../../app/types';
import { connectionLost, connectionRegained } from './connectionSlice';

type QueryName = Parameters<typeof storefrontApi.util.prefetch>[0];

/** Takes the name of a cache entry, all of which are queries'. */
function isQueryName(name: string): name is QueryName {
  return Object.hasOwn(storefrontApi.endpoints, name);
}

/** Dispatches whether the browser is online, now and whenever it changes. Returns the unsubscribe function. */
export function watchConnection(dispatch: AppDispatch, { connection }: Environment): () => void {
  if (!connection.isOnline()) dispatch(connectionLost());
  return connection.onChange(() => {
    dispatch(connection.isOnline() ? connectionRegained() : connectionLost());
  });
}

/**
 * Refetches failed queries when the browser is online again. RTK Query's `refetchOnReconnect` would refetch all: one that
 * fails then would replace what is shown by an error.
 */
export function addConnectionListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: connectionRegained,
    effect: (_action, { dispatch, getState }) => {
      const { queries, subscriptions } = getState().api;
      for (const [key, entry] of Object.entries(queries)) {
        // The list is half a second late. A query that a screen has just begun to show has not failed yet, for its retries
        // take longer; at worst that of a screen that has just been left is sent too.
        const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
        if (isShown && entry?.status === 'rejected' && isQueryName(entry.endpointName)) {
          dispatch(storefrontApi.util.prefetch(entry.endpointName, entry.originalArgs, { force: true }));
        }
      }
    },
  });
}
