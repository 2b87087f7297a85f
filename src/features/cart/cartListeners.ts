import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, Environment, RootState } from '../../app/types';
import { lineKey } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { toastShown } from '../notifications/notificationsSlice';
import type { CartContents, CartOperation } from './cartOperations';
import {
  cartRestored,
  cartSynced,
  checkoutRefused,
  cleared,
  lineAdded,
  lineRemoved,
  operationOf,
  removalUndone,
} from './cartSlice';
import { isSameContents } from './cartStore';
import { cartTexts } from './cartTexts';

type CartListenerApi = ListenerEffectAPI<RootState, AppDispatch, Environment>;

/** Reads the stored cart. Dispatch the result once, at start. */
export async function restoreCart({ cartStore }: Pick<Environment, 'cartStore'>) {
  const { lines, ordered } = await cartStore.load();
  return cartRestored(lines, ordered);
}

/** Shows the stored cart where it is another than what is shown. */
function show(stored: CartContents, { dispatch, getState }: CartListenerApi): void {
  if (!isSameContents(stored, getState().cart)) dispatch(cartSynced(stored));
}

/** Resolves when the listeners end. */
function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Makes every change to the cart on the device too, and follows what other tabs change. */
function addStorageListeners(startListening: AppStartListening): void {
  /** Changes from before the stored cart was read; null from then on. */
  let early: readonly CartOperation[] | null = [];

  startListening({
    predicate: (action, _current, { cart }) => operationOf(action, cart) !== null,
    effect: (action, api) => {
      const operation = operationOf(action, api.getOriginalState().cart);
      if (operation === null) return;
      if (early === null) show(api.extra.cartStore.commit(operation), api);
      else early = [...early, operation];
    },
  });

  startListening({
    actionCreator: cartRestored,
    effect: async ({ payload }, api) => {
      const { cartStore, page } = api.extra;
      api.cancelActiveListeners();
      let stored = cartStore.begin(payload);
      for (const operation of early ?? []) stored = cartStore.commit(operation);
      early = null;
      show(stored, api);
      const look = (): void => show(cartStore.sync(), api);
      // A page that was frozen or in the back/forward cache has missed what other tabs did.
      const stops = [cartStore.onChange(look), page.onVisible(look), page.onReturn(look)];
      await ended(api.signal);
      for (const stop of stops) stop();
    },
  });
}

/** Keeps the cart on the device, and tells the shopper what happened to it. */
export function addCartListeners(startListening: AppStartListening): void {
  addStorageListeners(startListening);

  startListening({
    actionCreator: lineAdded,
    effect: ({ payload: { line, from } }, { dispatch, extra, getOriginalState, getState }) => {
      const quantityIn = (state: RootState): number =>
        state.cart.lines.find((other) => lineKey(other) === lineKey(line))?.quantity ?? 0;
      const [before, after] = [quantityIn(getOriginalState()), quantityIn(getState())];
      if (after === 0) {
        dispatch(toastShown({ variant: 'info', title: cartTexts.fullTitle, message: cartTexts.full }));
      } else if (after === before) {
        dispatch(toastShown({ variant: 'info', message: cartTexts.lineFull(line.name) }));
      } else if (from === 'productPage') {
        dispatch(
          toastShown({ title: cartTexts.addedTitle, message: cartTexts.addedFromProductPage(line.name) }),
        );
        extra.navigator.push(routes.cart);
      } else {
        const text = before > 0 ? cartTexts.increased : cartTexts.added;
        dispatch(toastShown({ message: text(line.name) }));
      }
    },
  });

  startListening({
    actionCreator: lineRemoved,
    effect: ({ payload: { key, removalId } }, { dispatch, getOriginalState }) => {
      const line = getOriginalState().cart.lines.find((other) => lineKey(other) === key);
      if (line === undefined) return;
      const event = removalUndone({ removalId });
      dispatch(toastShown({ message: cartTexts.removed(line.name), action: { label: actions.undo, event } }));
    },
  });

  startListening({
    actionCreator: cleared,
    effect: ({ payload: { removalId } }, { dispatch, getOriginalState }) => {
      if (getOriginalState().cart.lines.length === 0) return;
      const event = removalUndone({ removalId });
      dispatch(toastShown({ message: cartTexts.cleared, action: { label: actions.undo, event } }));
    },
  });

  startListening({
    actionCreator: checkoutRefused,
    effect: (_action, { dispatch, extra }) => {
      dispatch(
        toastShown({
          variant: 'info',
          title: cartTexts.loginRequiredTitle,
          message: cartTexts.loginRequired,
        }),
      );
      extra.navigator.push(routes.login, { from: routes.checkout });
    },
  });
}
