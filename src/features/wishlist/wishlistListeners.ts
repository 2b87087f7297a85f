import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { readPicture } from '../../api/models/product';
import type { CardProduct, CartLine } from '../../api/models/types';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { createStoredSlot } from '../../browser/bestEffortStorage';
import type { TextStorage } from '../../browser/browserStorage';
import { FORGOTTEN_KEY, LIMITS, MAX_VIEWED, MAX_WISHES, VIEWED_KEY, WISHLIST_KEY } from '../../lib/constants';
import { isSameJson } from '../../lib/strings';
import { lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { fieldsOf, readAmount, readId, readList, readShortText, readShortTexts } from '../../lib/untrusted';
import { cartRestored, lineAdded, lineSaved, saveForLaterPressed } from '../cart';
import { deviceForgotten } from '../device';
import { toastShown } from '../notifications';
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

const valueLimits = { count: LIMITS.values, length: LIMITS.nameLength } as const;

/** A product from an untrusted stored value; null where it is none. */
function readProduct(value: unknown): CardProduct | null {
  const fields = fieldsOf<CardProduct>(value);
  const id = readId(fields.id, LIMITS.idLength);
  if (id === '') return null;
  return toCardProduct({
    id,
    name: readShortText(fields.name, LIMITS.nameLength) || id,
    image: readPicture(fields.image),
    category: readShortText(fields.category, LIMITS.nameLength),
    price: readAmount(fields.price, LIMITS.price) ?? 0,
    originalPrice: readAmount(fields.originalPrice, LIMITS.price),
    sizes: readShortTexts(fields.sizes, valueLimits),
    colors: readShortTexts(fields.colors, valueLimits),
  });
}

function slotOf(key: string, limit: number) {
  return createStoredSlot(key, (fields): readonly CardProduct[] => {
    const products = new Map<string, CardProduct>();
    for (const value of readList(fields['products']).slice(0, limit)) {
      const product = readProduct(value);
      if (product !== null && !products.has(product.id)) products.set(product.id, product);
    }
    return [...products.values()];
  });
}

const slots = { wishlist: slotOf(WISHLIST_KEY, MAX_WISHES), viewed: slotOf(VIEWED_KEY, MAX_VIEWED) };

export function readLists(storage: TextStorage): KeptLists {
  return { wishlist: slots.wishlist.read(storage), viewed: slots.viewed.read(storage) };
}

/** Stores what differs from `stored`. Returns whether that was possible. */
export function writeLists(storage: TextStorage, lists: KeptLists, stored: KeptLists): boolean {
  return (['wishlist', 'viewed'] as const).every((name) => {
    const products = lists[name];
    if (products === stored[name]) return true;
    return slots[name].write(storage, products.length === 0 ? null : { products });
  });
}

/** Sizes and colours that are kept of one product: a card needs to know whether there are several. */
const KEPT_VALUES = 20;

export function toCardProduct(product: CardProduct): CardProduct {
  const { id, name, image, category, price, originalPrice } = product;
  const [sizes, colors] = [product.sizes.slice(0, KEPT_VALUES), product.colors.slice(0, KEPT_VALUES)];
  return { id, name, image, category, price, originalPrice, sizes, colors };
}

/** What is known of a cart line's product; its page has the rest. */
function cardOfLine({ id, name, image, price, selectedSize, selectedColor }: CartLine): CardProduct {
  const only = (value: string) => (value === '' ? [] : [value]);
  const [sizes, colors] = [only(selectedSize), only(selectedColor)];
  return { id, name, image, category: '', price, originalPrice: null, sizes, colors };
}

function without(list: readonly CardProduct[], id: string): CardProduct[] {
  return list.filter((other) => other.id !== id);
}

function wish(lists: KeptLists, product: CardProduct): KeptLists {
  const others = without(lists.wishlist, product.id);
  return others.length >= MAX_WISHES ? lists : { ...lists, wishlist: [toCardProduct(product), ...others] };
}

function withoutWish(lists: KeptLists, id: string): KeptLists {
  return { ...lists, wishlist: without(lists.wishlist, id) };
}

/** The lists after an event; the same ones where it changes nothing. The oldest viewed products are dropped. */
export function listsAfter(lists: KeptLists, action: UnknownAction): KeptLists {
  if (wishAdded.match(action)) return wish(lists, action.payload);
  if (lineSaved.match(action)) return wish(lists, cardOfLine(action.payload.line));
  if (wishRemoved.match(action)) return withoutWish(lists, action.payload.id);
  if (!productViewed.match(action)) return lists;
  const viewed = [toCardProduct(action.payload), ...without(lists.viewed, action.payload.id)];
  return { ...lists, viewed: viewed.slice(0, MAX_VIEWED) };
}

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
