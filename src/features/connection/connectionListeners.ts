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
 * Refetches failed queries when the browser is online again, also those of a screen that was left a moment ago. RTK
 * Query's `refetchOnReconnect` would refetch all: one that fails then would replace what is shown by an error.
 */
export function addConnectionListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: connectionRegained,
    effect: (_action, { dispatch, getState }) => {
      for (const entry of Object.values(getState().api.queries)) {
        if (entry?.status !== 'rejected' || !isQueryName(entry.endpointName)) continue;
        dispatch(storefrontApi.util.prefetch(entry.endpointName, entry.originalArgs, { force: true }));
      }
    },
  });
}
