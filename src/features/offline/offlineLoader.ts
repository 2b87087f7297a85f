import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/types';
import { cartRestored } from '../cart/cartSlice';
import { deviceForgotten } from '../keptProducts/keptProductsSlice';
import { newVersionWanted } from './offlineEvents';

/**
 * Starts the service worker once the page has loaded and the browser is idle: it takes nothing from the first screen.
 * Without it the shop works as it does online.
 */
export function addOfflineLoader(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(cartRestored, deviceForgotten, newVersionWanted),
    effect: async (action, api) => {
      try {
        const worker = await api.extra.loadServiceWorker();
        if (worker === null) return;
        const { respond } = await import(/* webpackChunkName: "offline" */ './offlineEffects');
        respond(action, worker, api, startListening);
      } catch {
        // A later page tries again.
      }
    },
  });
}
