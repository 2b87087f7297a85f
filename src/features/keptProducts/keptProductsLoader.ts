import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/types';
import { cartRestored } from '../cart/cartSlice';
import { changeOf, deviceForgotten, wishlistWanted } from './keptProductsSlice';

/**
 * Loads the code that reads and stores the kept products once the shop has started: the first page does not wait for it.
 * A later event tries again where it could not be loaded.
 */
export function addKeptProductsLoader(startListening: AppStartListening): void {
  let status: 'idle' | 'loading' | 'loaded' = 'idle';
  /** Events from before the code was loaded. */
  let early: readonly UnknownAction[] = [];

  startListening({
    predicate: (action) =>
      status !== 'loaded' &&
      (cartRestored.match(action) ||
        deviceForgotten.match(action) ||
        wishlistWanted.match(action) ||
        changeOf(action) !== null),
    effect: async (action, api) => {
      early = [...early, action];
      if (status !== 'idle') return;
      status = 'loading';
      try {
        const { followKeptProducts } = await import(
          /* webpackChunkName: "kept-products" */ './keptProductsListeners'
        );
        status = 'loaded';
        followKeptProducts(startListening, api, early);
        early = [];
      } catch {
        status = 'idle';
      }
    },
  });
}
