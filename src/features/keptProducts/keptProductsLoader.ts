import type { UnknownAction } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/types';
import { cartRestored } from '../cart/cartSlice';
import { isKeptProductsEvent } from './keptProductsEvents';

/**
 * Loads the code that reads and stores the kept products once the shop has started: the first page does not wait for it.
 * A later event tries again where it could not be loaded.
 */
export function addKeptProductsLoader(startListening: AppStartListening): void {
  /** Events from before the code was loaded; null from then on. */
  let early: readonly UnknownAction[] | null = [];
  let isLoading = false;

  startListening({
    matcher: isAnyOf(cartRestored, isKeptProductsEvent),
    effect: async (action, api) => {
      if (early === null) return;
      if (isKeptProductsEvent(action)) early = [...early, action];
      if (isLoading) return;
      isLoading = true;
      try {
        const { followKeptProducts } = await import(
          /* webpackChunkName: "kept-products" */ './keptProductsListeners'
        );
        followKeptProducts(startListening, api, early);
        early = null;
      } catch {
        isLoading = false;
      }
    },
  });
}
