import type { AppStartListening } from '../../app/types';
import { noDialogs, withDialogs } from '../../lib/productDialogs';
import { productDialogOpened } from './productDraftSlice';

/** Opens a product's dialog as a new entry of the history, so that Back closes it. */
export function addDialogListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: productDialogOpened,
    effect: ({ payload }, { extra, getState }) => {
      // The demo lies over a Quick View, which stays open.
      const others = payload.demo === undefined ? noDialogs : {};
      extra.navigator.push(withDialogs(getState().location.location, { ...others, ...payload }));
    },
  });
}
