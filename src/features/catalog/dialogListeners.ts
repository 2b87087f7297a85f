import type { AppStartListening } from '../../app/types';
import { readDialogs, withDialogs } from '../../lib/productDialogs';
import { productDialogOpened } from './productDraftSlice';

/** Opens a product's dialog as a new entry of the history, so that Back closes it. */
export function addDialogListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: productDialogOpened,
    effect: ({ payload }, { extra, getState }) => {
      const { location } = getState().location;
      // The demo lies over a Quick View, which stays open.
      const below = payload.demo === undefined ? {} : readDialogs(location.search);
      extra.navigator.push(withDialogs(location, { ...below, ...payload }));
    },
  });
}
