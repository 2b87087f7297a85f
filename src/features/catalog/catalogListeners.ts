import type { AppStartListening, RootState } from '../../app/types';
import { hasDialog, noDialogs, withDialogs } from '../../lib/productDialogs';
import { chooseSizePressed } from '../cart';
import { selectToasts, toastShown, toastsResolved } from '../notifications';
import { catalogToastTexts } from './catalogTexts';
import { choiceChanged, linkShared, productDialogOpened, sizeMissed } from './catalogEvents';

function isViewing({ location }: RootState): boolean {
  return hasDialog(location.location.search, ['view']);
}

function isSizeMissed(state: RootState): boolean {
  return selectToasts(state).some(({ about }) => about === 'size');
}

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
    actionCreator: chooseSizePressed,
    effect: ({ payload: { productId, key } }, { dispatch }) => {
      dispatch(productDialogOpened({ view: productId, line: key }));
    },
  });

  startListening({
    actionCreator: sizeMissed,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown({ variant: 'destructive', ...catalogToastTexts.sizeMissing, about: 'size' }));
    },
  });

  startListening({
    predicate: (action, current, previous) =>
      isSizeMissed(current) &&
      ((choiceChanged.match(action) && action.payload.size !== undefined) ||
        (isViewing(previous) && !isViewing(current))),
    effect: (_action, { dispatch }) => {
      dispatch(toastsResolved({ about: 'size' }));
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
