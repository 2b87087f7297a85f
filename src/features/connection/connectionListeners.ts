import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { storefrontApi } from '../../api/storefrontApi';
import type {
  AppDispatch,
  AppListenerApi,
  AppStartListening,
  Environment,
  RootState,
  ShopServiceWorker,
} from '../../app/types';
import { paths } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { cartRestored } from '../cart';
import { deviceForgotten } from '../device';
import { selectPath } from '../location';
import { toastShown } from '../notifications';
import { connectionLost, connectionRegained } from './connectionSlice';
import { connectionTexts } from './connectionTexts';

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

/** The shopper wants the newer version of the shop, which a toast has offered. */
export const reloadPressed = createAction('offline/reloadPressed');

/** The shortest time between two questions for a newer version, in milliseconds: an hour. */
export const CHECK_INTERVAL = 3_600_000;

/** Pages on which nothing may distract, and a reload would lose what was typed. */
const purchasePaths: ReadonlySet<string> = new Set([paths.checkout, paths.payment]);

const isPurchasing = (state: RootState): boolean => purchasePaths.has(selectPath(state));

/** Offers newer versions, and asks for them when the shopper comes back to the tab. */
function follow(
  worker: ShopServiceWorker,
  { dispatch, extra, getState }: AppListenerApi,
  startListening: AppStartListening,
): void {
  /** Whether a newer version is to be offered after the purchase. */
  let isDue = false;

  const offer = (): void => {
    isDue = isPurchasing(getState());
    if (isDue) return;
    dispatch(
      toastShown({
        variant: 'info',
        ...connectionTexts.newer,
        action: { label: actions.reload, event: reloadPressed() },
      }),
    );
  };
  worker.onNewVersion(offer);
  startListening({ predicate: (_action, state) => isDue && !isPurchasing(state), effect: offer });

  let checkedAt = worker.now();
  extra.page.onVisible(() => {
    if (worker.now() - checkedAt < CHECK_INTERVAL) return;
    checkedAt = worker.now();
    worker.checkVersion();
  });
}

export function addConnectionListeners(startListening: AppStartListening): void {
  let isFollowed = false;

  // Refetches failed queries when the browser is online again, also those of a screen that was left a moment ago. RTK
  // Query's `refetchOnReconnect` would refetch all: one that fails then would replace what is shown by an error.
  startListening({
    actionCreator: connectionRegained,
    effect: (_action, { dispatch, getState }) => {
      for (const entry of Object.values(getState().api.queries)) {
        if (entry?.status !== 'rejected' || !isQueryName(entry.endpointName)) continue;
        dispatch(storefrontApi.util.prefetch(entry.endpointName, entry.originalArgs, { force: true }));
      }
    },
  });

  // Starts the service worker once the page has loaded and the browser is idle: it takes nothing from the first screen.
  // Without it the shop works as it does online.
  startListening({
    matcher: isAnyOf(cartRestored, deviceForgotten, reloadPressed),
    effect: async (action, api) => {
      // A later page tries again where it cannot be started.
      const worker = await api.extra.loadServiceWorker().catch(() => null);
      if (worker === null) return;
      if (!isFollowed) follow(worker, api, startListening);
      isFollowed = true;
      if (deviceForgotten.match(action)) worker.forget();
      if (reloadPressed.match(action)) worker.reload();
    },
  });
}
