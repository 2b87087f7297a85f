import { combineReducers, type Action } from '@reduxjs/toolkit';
import { isUnauthorized } from '../api/apiMatchers';
import { apiReducer, storefrontApi, withoutAccountAnswers } from '../api/storefrontApi';
import { authReducer } from '../features/auth/authSlice';
import { cartReducer } from '../features/cart/cartSlice';
import { connectionReducer } from '../features/connection/connectionSlice';
import { wishlistReducer } from '../features/wishlist/wishlistSlice';
import { notificationsReducer } from '../features/notifications/notificationsSlice';
import { paymentReducer } from '../features/payment/paymentSlice';
import { checkoutReducer } from '../features/checkout/checkoutSlice';
import { afterExpiry, atSignIn } from '../features/checkout/checkoutState';
import { savedAddressReducer } from '../features/checkout/savedAddressSlice';
import { searchReducer } from '../features/search/searchSlice';
import { locationReducer } from '../features/location/locationSlice';

const slices = combineReducers({
  location: locationReducer,
  auth: authReducer,
  cart: cartReducer,
  wishlist: wishlistReducer,
  checkout: checkoutReducer,
  savedAddresses: savedAddressReducer,
  payment: paymentReducer,
  connection: connectionReducer,
  search: searchReducer,
  notifications: notificationsReducer,
  [storefrontApi.reducerPath]: apiReducer,
});

type State = ReturnType<typeof slices>;

const { createOrder, getAccountInfo } = storefrontApi.endpoints;

/** The purchases of the next session: none, but after a 401 what the same shopper must find. */
function nextCheckout(before: State, after: State, action: Action): State['checkout'] {
  // Not where another tab has ended the session: its shopper may have signed out, and nothing stays then.
  if (isUnauthorized(action)) {
    const { data } = getAccountInfo.select(undefined)(before);
    const email = before.auth.email || (data?.email ?? '');
    const refusedId = createOrder.matchRejected(action) ? before.checkout.currentId : '';
    return afterExpiry(after.checkout, email, refusedId);
  }
  return atSignIn(before.checkout, after.auth.email);
}

function withoutAccount(before: State, state: State, action: Action): State {
  return {
    ...state,
    checkout: nextCheckout(before, state, action),
    savedAddresses: savedAddressReducer(undefined, action),
    payment: paymentReducer(undefined, action),
    [storefrontApi.reducerPath]: withoutAccountAnswers(state[storefrontApi.reducerPath]),
  };
}

/**
 * The reducer of the whole store. The action that ends or changes the session also resets the data of that session, so
 * that no screen is ever drawn with the data of two shoppers.
 */
export function rootReducer(state: State | undefined, action: Action): State {
  const next = slices(state, action);
  return state === undefined || state.auth.sessionId === next.auth.sessionId
    ? next
    : withoutAccount(state, next, action);
}
