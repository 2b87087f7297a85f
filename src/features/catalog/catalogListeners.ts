import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../app/types';
import { noDialogs, withDialogs } from '../../lib/productDialogs';
import { lineChoiceWanted } from '../cart';
import { selectToasts, toastShown, toastsMended } from '../notifications';
import { catalogToastTexts } from './catalogToastTexts';
import {
  linkShared,
  productDialogOpened,
  quickViewActions,
  sizeChosen,
  sizeMissed,
} from './productDraftSlice';

/** Opens a product's dialog as a new entry of the history, so that Back closes it, and shows the toasts of a product. */
export function addCatalogListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: productDialogOpened,
    effect: ({ payload }, { extra, getState }) => {
      // The demo lies over a Quick View, which stays open.
      const others = payload.demo === undefined ? noDialogs : {};
      extra.navigator.push(withDialogs(getState().location.location, { ...others, ...payload }));
    },
  });

  startListening({
    actionCreator: lineChoiceWanted,
    effect: ({ payload: { productId, key } }, { dispatch }) => {
      dispatch(productDialogOpened({ view: productId, line: key }));
    },
  });

  startListening({
    matcher: isAnyOf(sizeMissed, quickViewActions.sizeMissed),
    effect: (_action, { dispatch }) => {
      dispatch(toastShown({ variant: 'destructive', ...catalogToastTexts.sizeMissing, about: 'size' }));
    },
  });

  startListening({
    matcher: isAnyOf(sizeChosen, quickViewActions.sizeChosen),
    effect: (_action, { dispatch, getState }) => {
      if (selectToasts(getState()).some(({ about }) => about === 'size')) {
        dispatch(toastsMended({ about: 'size' }));
      }
    },
  });

  startListening({
    actionCreator: linkShared,
    effect: ({ payload }, { dispatch }) => {
      dispatch(
        toastShown(
          payload === 'copied'
            ? catalogToastTexts.linkCopied
            : { variant: 'info', ...catalogToastTexts.linkNotCopied },
        ),
      );
    },
  });
}
