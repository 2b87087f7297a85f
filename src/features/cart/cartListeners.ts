import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening, Environment, AppDispatch, AppListenerApi, RootState } from '../../app/types';
import { lineKey } from '../../lib/lineChoice';
import { hasDialog } from '../../lib/productDialogs';
import { paths, routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { deviceForgotten } from '../device';
import { selectPath } from '../location';
import { toastShown } from '../notifications';
import { isSameContents, quantityIn } from './cartOperations';
import { cartOpened, cartRestored, cartSynced, panelClosed, productsChecked } from './cartSlice';
import { operationOf } from './cartChange';
import {
  checkoutPressed,
  cleared,
  lineAdded,
  lineRemoved,
  linesShown,
  removalUndone,
  isLineEvent,
  chooseSizePressed,
} from './cartEvents';
import { cartTexts } from './cartTexts';
import { isApiError, isGone } from '../../api/apiError';
import type { CheckedProduct } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import { ownValue } from '../../lib/untrusted';

type CheckApi = Pick<AppListenerApi, 'condition' | 'dispatch' | 'getState' | 'pause' | 'signal'>;

/** How long the server's word on a product counts, in milliseconds. */
const CHECKED_FOR = 60 * 60_000;
/** How many products are asked for at a time. */
const AT_A_TIME = 4;

/** Ids of the products in the cart that the server has not been asked for in the last hour. */
function uncheckedIds({ cart }: RootState, now: number): readonly string[] {
  const ids = [...new Set(cart.lines.map(({ id }) => id))];
  return ids.filter((id) => now - (ownValue(cart.checked, id)?.at ?? -Infinity) >= CHECKED_FOR);
}

/** Asks for one product; null where the answer says nothing of it. */
async function checkProduct(dispatch: AppDispatch, id: string, at: number): Promise<CheckedProduct | null> {
  const { data, error } = await dispatch(
    storefrontApi.endpoints.getProduct.initiate({ id }, { forceRefetch: true, subscribe: false }),
  );
  // A failed request leaves the answer of an earlier one.
  if (isApiError(error)) return isGone(error) ? { at, price: null, hasSizes: false } : null;
  // An answer about another product says nothing of this one.
  if (data?.id !== id) return null;
  const { price, originalPrice, sizes } = data;
  return { at, price, originalPrice, hasSizes: sizes.length > 0, sizes };
}

/**
 * Asks again for the products of the cart, a few at a time: prices change, and products are sold out while a cart waits.
 * Begins once the stored cart has been read; ends early when its listener is cancelled.
 */
export async function checkProducts(api: CheckApi): Promise<void> {
  const { condition, dispatch, getState, pause, signal } = api;
  if (getState().cart.status === 'loading') await condition((_, { cart }) => cart.status === 'ready');
  const now = Date.now();
  const ids = uncheckedIds(getState(), now);
  for (let start = 0; start < ids.length && !signal.aborted; start += AT_A_TIME) {
    const group = ids.slice(start, start + AT_A_TIME);
    const answers = await pause(
      Promise.all(group.map(async (id) => [id, await checkProduct(dispatch, id, now)] as const)),
    );
    const known = answers.flatMap(([id, checked]) => (checked === null ? [] : [[id, checked] as const]));
    if (known.length > 0) dispatch(productsChecked(Object.fromEntries(known)));
  }
}

/** Reads the stored cart. Dispatch the result once, at start. */
export async function restoreCart({ cartStorage }: Pick<Environment, 'cartStorage'>) {
  const { lines, ordered } = await cartStorage.load();
  return cartRestored(lines, ordered);
}

/** Applies every change to the stored cart, and follows the changes of other tabs. */
function addStorageListeners(startListening: AppStartListening): void {
  startListening({
    matcher: isLineEvent,
    effect: (action, { extra, getOriginalState }) => {
      const operation = operationOf(action, getOriginalState().cart);
      if (operation !== null) extra.cartStorage.apply(operation);
    },
  });

  startListening({
    actionCreator: cartRestored,
    effect: ({ payload }, { dispatch, extra, getState }) =>
      extra.cartStorage.follow(payload, (stored) => {
        if (!isSameContents(stored, getState().cart)) dispatch(cartSynced(stored));
      }),
  });
}

/** Keeps the stored cart up to date, and shows the cart's toasts. What a card adds is shown by the panel. */
export function addCartListeners(startListening: AppStartListening): void {
  addStorageListeners(startListening);

  startListening({
    matcher: isAnyOf(cartOpened, linesShown),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await checkProducts(api);
    },
  });

  startListening({
    // Another page was opened, or a dialog, beside which the panel would be of no use.
    predicate: (_action, current, previous) =>
      current.cart.panel !== null &&
      (selectPath(current) !== selectPath(previous) ||
        (hasDialog(current.location.location.search) && !hasDialog(previous.location.location.search))),
    effect: (_action, { dispatch }) => {
      dispatch(panelClosed());
    },
  });

  startListening({
    actionCreator: lineAdded,
    effect: ({ payload: { line, from, hasSizes } }, { dispatch, extra, getOriginalState, getState }) => {
      const key = lineKey(line);
      const before = quantityIn(getOriginalState().cart, key);
      const after = quantityIn(getState().cart, key);
      if (after === 0) {
        dispatch(toastShown({ variant: 'info', title: cartTexts.fullTitle, message: cartTexts.full }));
      } else if (after === before) {
        dispatch(toastShown({ variant: 'info', message: cartTexts.lineFull(line.name) }));
      } else if (from === 'productPage') {
        const message = cartTexts.addedFromProductPage(line.name);
        dispatch(toastShown({ title: cartTexts.addedTitle, message, isForNextPage: true }));
        extra.navigator.follow(routes.cart);
      } else if (from === 'wishlist') {
        const message = (before > 0 ? cartTexts.increased : cartTexts.added)(line.name);
        const event = chooseSizePressed({ productId: line.id, key });
        const isUnsized = hasSizes === true && line.selectedSize === '';
        dispatch(toastShown({ message, ...(isUnsized && { action: { label: actions.chooseSize, event } }) }));
      }
    },
  });

  startListening({
    actionCreator: lineRemoved,
    effect: ({ payload: { key } }, { dispatch, getOriginalState }) => {
      const line = getOriginalState().cart.lines.find((other) => lineKey(other) === key);
      // Undo is where the line was.
      if (line !== undefined) dispatch(toastShown({ message: cartTexts.removed(line.name) }));
    },
  });

  startListening({
    actionCreator: cleared,
    effect: ({ payload: { removalId } }, { dispatch, getOriginalState }) => {
      const before = getOriginalState();
      if (before.cart.lines.length === 0) return;
      const action = { label: actions.undo, event: removalUndone({ removalId }) };
      // The cart's own page has Undo below.
      dispatch(
        toastShown({ message: cartTexts.cleared, ...(selectPath(before) !== paths.cart && { action }) }),
      );
    },
  });

  startListening({
    actionCreator: deviceForgotten,
    effect: ({ payload: { withCart } }, { dispatch }) => {
      if (withCart) dispatch(cleared());
    },
  });

  startListening({
    actionCreator: checkoutPressed,
    effect: (_action, { dispatch, extra, getState }) => {
      if (getState().auth.status === 'signedIn') return extra.navigator.follow(routes.checkout);
      const { loginRequiredTitle: title, loginRequired: message } = cartTexts;
      dispatch(toastShown({ variant: 'info', title, message, isForNextPage: true }));
      extra.navigator.push(routes.login, { from: routes.checkout });
    },
  });
}
