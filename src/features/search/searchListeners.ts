import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/types';
import { paths, plainPath } from '../../lib/routes';
import { deviceForgotten } from '../keptProducts/keptProductsSlice';
import { search } from './searchEffects';
import {
  failed,
  filtersToggled,
  finderWanted,
  opened,
  recentForgotten,
  retried,
  submitted,
  typed,
} from './searchSlice';

const isOfShopper = isAnyOf(
  deviceForgotten,
  opened,
  typed,
  submitted,
  recentForgotten,
  finderWanted,
  filtersToggled,
  retried,
);

/** Searches, sorts and filters when a shopper does, or opens a listing. */
export function addSearchListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (action, { location }, before) =>
      isOfShopper(action) ||
      (location !== before.location && plainPath(location.location.pathname) === paths.products),
    effect: async (action, api) => {
      try {
        await search(action, api);
      } catch {
        api.dispatch(failed());
      }
    },
  });
}
