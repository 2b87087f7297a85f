import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import type { CardProduct } from '../../api/models/types';
import type { AppDispatch, AppStartListening, Environment, RootState } from '../../app/types';
import { writeStored } from '../../lib/bestEffortStorage';
import { FORGOTTEN_KEY, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { lineAdded, lineSaved, removalUndone } from '../cart/cartSlice';
import { toastShown } from '../notifications/notificationsSlice';
import { listsAfter, withoutWish } from './keptProducts';
import { isKeptProductsEvent } from './keptProductsEvents';
import type { KeptLists } from './keptProductsSlice';
import {
  deviceForgotten,
  keptProductsRead,
  productViewed,
  selectWishedIds,
  wishAdded,
  wishlistWanted,
  wishRemoved,
} from './keptProductsSlice';
import { readLists, writeLists } from './keptProductsStore';
import { keptTexts } from './keptTexts';

type Api = Pick<ListenerEffectAPI<RootState, AppDispatch, Environment>, 'dispatch' | 'extra' | 'getState'>;

function isSame(one: readonly CardProduct[], other: readonly CardProduct[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Shows these lists where the store has others. An equal list stays the same one: its cards are not rendered again. */
function show(lists: KeptLists, { dispatch, getState }: Api): void {
  const shown = getState().keptProducts;
  const wishlist = isSame(shown.wishlist, lists.wishlist) ? shown.wishlist : lists.wishlist;
  const viewed = isSame(shown.viewed, lists.viewed) ? shown.viewed : lists.viewed;
  if (shown.status === 'ready' && wishlist === shown.wishlist && viewed === shown.viewed) return;
  dispatch(keptProductsRead({ wishlist, viewed }));
}

/** Stores changes, follows other tabs and shows the toasts. `early` events came before this code was loaded. */
export function followKeptProducts(
  startListening: AppStartListening,
  api: Api,
  early: readonly UnknownAction[],
): void {
  const { deviceStorage, page } = api.extra;
  /** False once something could not be stored: from then on this tab keeps its own lists. */
  let isStored = true;

  /** Applies a change to what is stored. Returns whether a list was to be stored and could not be. */
  function store(change: (lists: KeptLists) => KeptLists): boolean {
    const stored = readLists(deviceStorage);
    const changed = change(stored);
    const hasFailed = isStored && !writeLists(deviceStorage, changed, stored);
    isStored = isStored && !hasFailed;
    show(isStored ? changed : change(api.getState().keptProducts), api);
    return hasFailed;
  }

  function forget(keys: readonly string[]): void {
    if (keys.length > 0) {
      for (const key of keys) writeStored(deviceStorage, key, null);
      // Its change tells the other tabs.
      writeStored(deviceStorage, FORGOTTEN_KEY, 'now');
      writeStored(deviceStorage, FORGOTTEN_KEY, null);
      api.dispatch(toastShown({ title: keptTexts.forgottenTitle, message: keptTexts.forgotten }));
    }
    show({ wishlist: [], viewed: [] }, api);
  }

  function tell(action: UnknownAction): void {
    if (wishAdded.match(action)) {
      const { id, name } = action.payload;
      const view = { label: keptTexts.viewWishlist, event: wishlistWanted() };
      api.dispatch(
        selectWishedIds(api.getState()).has(id)
          ? toastShown({ message: keptTexts.added(name), action: view })
          : toastShown({ variant: 'info', title: keptTexts.fullTitle, message: keptTexts.full }),
      );
    } else if (wishRemoved.match(action)) {
      const undo = { label: actions.undo, event: wishAdded(action.payload) };
      api.dispatch(toastShown({ message: keptTexts.removed(action.payload.name), action: undo }));
    } else if (lineSaved.match(action)) {
      const { line, removalId } = action.payload;
      const undo = { label: actions.undo, event: removalUndone({ removalId }) };
      api.dispatch(toastShown({ message: keptTexts.saved(line.name), action: undo }));
    }
  }

  function respond(action: UnknownAction): void {
    if (deviceForgotten.match(action)) {
      forget(action.payload.keys);
    } else if (wishlistWanted.match(action)) {
      api.extra.navigator.push(routes.wishlist);
    } else {
      const hasFailed = store((lists) => listsAfter(lists, action));
      if (hasFailed && !productViewed.match(action)) {
        api.dispatch(
          toastShown({ variant: 'info', title: keptTexts.notKeptTitle, message: keptTexts.notKept }),
        );
      }
      tell(action);
    }
  }

  startListening({
    matcher: isKeptProductsEvent,
    effect: (action) => respond(action),
  });

  startListening({
    actionCreator: lineAdded,
    effect: ({ payload: { line, from } }, { getState }) => {
      // A full cart takes no new line.
      const isInCart = getState().cart.lines.some((other) => lineKey(other) === lineKey(line));
      if (from === 'wishlist' && isInCart) store((lists) => withoutWish(lists, line.id));
    },
  });

  const sync = (): void => {
    if (isStored) show(readLists(deviceStorage), api);
  };
  deviceStorage.onChange((key) => {
    if (key === FORGOTTEN_KEY) api.dispatch(deviceForgotten({ keys: [] }));
    if (key === null || key === WISHLIST_KEY || key === VIEWED_KEY) sync();
  });
  // A page that was frozen or in the back/forward cache has missed storage events.
  page.onVisible(sync);
  page.onReturn(sync);

  sync();
  for (const action of early) respond(action);
}
