import { createPersistoid, getStoredState } from 'redux-persist';
import type { AppStartListening, OutsideWorld } from '../../app/types';
import { CART_STORAGE_KEY } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { isRecord } from '../../lib/untrusted';
import { toastShown } from '../notifications/notificationsSlice';
import { lineKey, readLines } from './cartLine';
import {
  cartChangedElsewhere,
  cartRestored,
  checkoutRefused,
  cleared,
  clearingUndone,
  lineAdded,
  lineRemoved,
  removalUndone,
} from './cartSlice';
import { cartTexts } from './cartTexts';

/** How redux-persist keeps the cart: plain JSON under exactly the key 'cart' (section 4). */
function persistConfig(storage: OutsideWorld['cartStorage']) {
  return {
    key: CART_STORAGE_KEY,
    keyPrefix: '',
    storage,
    whitelist: ['lines'],
    serialize: false,
    deserialize: false,
  };
}

async function readCart(storage: OutsideWorld['cartStorage']) {
  const stored: unknown = await getStoredState(persistConfig(storage));
  return readLines(isRecord(stored) ? stored['lines'] : undefined);
}

/** Reads the stored cart into the store. Dispatch the result once, at start. */
export async function restoreCart(storage: OutsideWorld['cartStorage']) {
  return cartRestored(await readCart(storage));
}

/** Keeps the cart on the device, and tells the shopper what happened to it. */
export function addCartListeners(startListening: AppStartListening, world: OutsideWorld): void {
  const persistoid = createPersistoid(persistConfig(world.cartStorage));

  startListening({
    predicate: (action, current, previous) =>
      current.cart.status === 'ready' &&
      current.cart.lines !== previous.cart.lines &&
      !cartChangedElsewhere.match(action),
    effect: (_action, { getState }) => {
      persistoid.update({ lines: getState().cart.lines });
      // At once, not on the next tick: a shopper may close the page right after the click.
      void persistoid.flush();
    },
  });

  startListening({
    actionCreator: cartRestored,
    effect: (_action, { dispatch, extra }) => {
      extra.cartStorage.onForeignChange(() => {
        void readCart(extra.cartStorage).then((lines) => dispatch(cartChangedElsewhere(lines)));
      });
    },
  });

  startListening({
    actionCreator: lineAdded,
    effect: ({ payload: { line, from } }, { dispatch, extra, getOriginalState }) => {
      if (from === 'productPage') {
        dispatch(
          toastShown({ title: cartTexts.addedTitle, message: cartTexts.addedFromProductPage(line.name) }),
        );
        extra.navigator.push(routes.cart);
        return;
      }
      const known = getOriginalState().cart.lines.some((other) => lineKey(other) === lineKey(line));
      dispatch(toastShown({ message: (known ? cartTexts.increased : cartTexts.added)(line.name) }));
    },
  });

  startListening({
    actionCreator: lineRemoved,
    effect: ({ payload: { key } }, { dispatch, getOriginalState }) => {
      const { lines } = getOriginalState().cart;
      const index = lines.findIndex((line) => lineKey(line) === key);
      const line = lines[index];
      if (line === undefined) return;
      const event = removalUndone({ line, index });
      dispatch(toastShown({ message: cartTexts.removed(line.name), action: { label: actions.undo, event } }));
    },
  });

  startListening({
    actionCreator: cleared,
    effect: (_action, { dispatch, getOriginalState }) => {
      const { lines } = getOriginalState().cart;
      const event = clearingUndone({ lines });
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
