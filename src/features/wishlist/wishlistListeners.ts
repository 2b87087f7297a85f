import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { FORGOTTEN_KEY, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { isSameJson } from '../../lib/strings';
import { lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { cartRestored, lineAdded, lineSaved, saveForLaterPressed } from '../cart';
import { deviceForgotten } from '../device';
import { toastShown } from '../notifications';
import { listsAfter, withoutWish, readLists, writeLists } from './wishlist';
import {
  listsRead,
  productViewed,
  selectWishedIds,
  wishAdded,
  viewWishlistPressed,
  wishRemoved,
  type KeptLists,
} from './wishlistSlice';
import { keptTexts } from './wishlistTexts';

/** Shows these lists where the store has others. An equal list stays the same one: its cards are not rendered again. */
function show(lists: KeptLists, { dispatch, getState }: AppListenerApi): void {
  const shown = getState().wishlist;
  const wishlist = isSameJson(shown.wishlist, lists.wishlist) ? shown.wishlist : lists.wishlist;
  const viewed = isSameJson(shown.viewed, lists.viewed) ? shown.viewed : lists.viewed;
  if (shown.status === 'ready' && wishlist === shown.wishlist && viewed === shown.viewed) return;
  dispatch(listsRead({ wishlist, viewed }));
}

const wishlistFull = toastShown.bind(null, {
  variant: 'info',
  title: keptTexts.fullTitle,
  message: keptTexts.full,
});

function showToastOf(action: UnknownAction, { dispatch, getState }: AppListenerApi): void {
  if (wishAdded.match(action)) {
    const { id } = action.payload;
    const view = { label: keptTexts.view, event: viewWishlistPressed() };
    dispatch(
      selectWishedIds(getState()).has(id)
        ? toastShown({ message: keptTexts.added, action: view })
        : wishlistFull(),
    );
  } else if (wishRemoved.match(action)) {
    const undo = { label: actions.undo, event: wishAdded(action.payload) };
    dispatch(toastShown({ message: keptTexts.removed, action: undo }));
  } else if (lineSaved.match(action)) {
    dispatch(toastShown({ message: keptTexts.saved(action.payload.line.name) }));
  }
}

export function addWishlistListeners(startListening: AppStartListening): void {
  /** False once something could not be stored: from then on this tab keeps its own lists. */
  let isStored = true;

  /** Applies a change to what is stored. Returns whether a list was to be stored and could not be. */
  function store(change: (lists: KeptLists) => KeptLists, api: AppListenerApi): boolean {
    const { deviceStorage } = api.extra;
    const stored = readLists(deviceStorage);
    const changed = change(stored);
    const hasFailed = isStored && !writeLists(deviceStorage, changed, stored);
    isStored = isStored && !hasFailed;
    show(isStored ? changed : change(api.getState().wishlist), api);
    return hasFailed;
  }

  startListening({
    matcher: isAnyOf(wishAdded, wishRemoved, productViewed, lineSaved),
    effect: (action, api) => {
      const hasFailed = store((lists) => listsAfter(lists, action), api);
      if (hasFailed && !productViewed.match(action)) {
        api.dispatch(
          toastShown({ variant: 'info', title: keptTexts.notKeptTitle, message: keptTexts.notKept }),
        );
      }
      showToastOf(action, api);
    },
  });

  startListening({
    actionCreator: saveForLaterPressed,
    effect: ({ payload: { line } }, { dispatch, extra, getState }) => {
      const lists = isStored ? readLists(extra.deviceStorage) : getState().wishlist;
      const saving = lineSaved({ line });
      const hasRoom = listsAfter(lists, saving) !== lists;
      dispatch(hasRoom ? saving : wishlistFull());
    },
  });

  startListening({
    actionCreator: viewWishlistPressed,
    effect: (_action, { extra }) => extra.navigator.follow(routes.wishlist),
  });

  startListening({
    actionCreator: deviceForgotten,
    effect: (_action, api) => show({ wishlist: [], viewed: [] }, api),
  });

  startListening({
    actionCreator: lineAdded,
    effect: ({ payload: { line, from } }, api) => {
      // A full cart takes no new line.
      const isInCart = api.getState().cart.lines.some((other) => lineKey(other) === lineKey(line));
      if (from === 'wishlist' && isInCart) store((lists) => withoutWish(lists, line.id), api);
    },
  });

  // With the cart: the device is read once the shop has started.
  startListening({
    actionCreator: cartRestored,
    effect: (_action, api) => {
      const { deviceStorage, page } = api.extra;
      api.unsubscribe();
      const sync = (): void => {
        if (isStored) show(readLists(deviceStorage), api);
      };
      deviceStorage.onChange((key) => {
        if (key === FORGOTTEN_KEY) api.dispatch(deviceForgotten({ keys: [], withCart: false }));
        if (key === null || key === WISHLIST_KEY || key === VIEWED_KEY) sync();
      });
      // A page that was frozen or in the back/forward cache has missed storage events.
      page.onVisible(sync);
      page.onReturn(sync);
      sync();
    },
  });
}
