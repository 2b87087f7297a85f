import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening, RootState, ShopServiceWorker } from '../../app/types';
import { paths } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { cartRestored } from '../cart';
import { selectPath } from '../location';
import { deviceForgotten } from '../device';
import { toastShown } from '../notifications';
import { connectionTexts } from './connectionTexts';

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

/**
 * Starts the service worker once the page has loaded and the browser is idle: it takes nothing from the first screen.
 * Without it the shop works as it does online.
 */
export function addNewVersionListeners(startListening: AppStartListening): void {
  let isFollowed = false;

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
