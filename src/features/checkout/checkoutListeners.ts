import { isAnyOf } from '@reduxjs/toolkit';
import { isUnauthorized } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { paths, routes } from '../../lib/routes';
import { sessionBegan, sessionChanged, writeInterrupted } from '../auth';
import { linesOrdered, linesShown, selectLastPurchase } from '../cart';
import { selectPath } from '../location';
import { toastShown } from '../notifications';
import { checkoutTexts } from './checkoutTexts';
import { loadOrders } from './orderLookupThunks';
import { placeOrder, recogniseOrders, resolveEarlier } from './placeOrder';
import {
  checkoutOpened,
  orderMissing,
  orderPlaced,
  orderRefused,
  orderUnconfirmed,
  resolutionStarted,
  selectCheckoutStatus,
  selectPurchase,
  selectUnresolved,
  submitRefused,
  submitted,
} from './checkoutSlice';
import { unansweredWrite } from './checkoutState';
import { addPurchaseStorageListeners, addSavedAddressListeners } from './checkoutStorage';
import { isSameOrder, isUnpaid } from './purchase';

const refusals = {
  // Said below too, with ways on: nothing has failed.
  cartEmpty: { variant: 'info', title: checkoutTexts.cartEmptyTitle, message: checkoutTexts.cartEmpty },
  blankFields: { variant: 'destructive', title: checkoutTexts.fieldsTitle, message: checkoutTexts.fields },
} as const;

/** Takes out of the cart what was ordered, where the page ended after the answer and before it could. */
async function takeOrderedLines({ condition, dispatch, getState }: AppListenerApi): Promise<void> {
  if (getState().cart.status === 'loading') await condition((_, { cart }) => cart.status === 'ready');
  const last = selectLastPurchase(getState());
  const missed = getState().checkout.records.find(
    ({ after, lines, orderId, phase }) =>
      // A settled one is of long ago: its cart, which may have lost its own note of it, was filled anew.
      phase !== 'settled' && orderId !== '' && lines.length > 0 && after === last,
  );
  if (missed !== undefined) dispatch(linesOrdered({ purchaseId: missed.id, lines: missed.lines }));
}

/** After an unanswered request the shopper's orders are looked up before a failure is reported. */
function addPlacingListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: submitted,
    effect: async ({ payload: { id } }, api) => {
      // Not for a submission that the reducer has ignored.
      if (api.getState().checkout.currentId === id) await placeOrder(api, id);
    },
  });

  startListening({
    actionCreator: checkoutOpened,
    effect: async (_action, api) => {
      const { condition, dispatch, getState } = api;
      dispatch(linesShown());
      const earlier = selectUnresolved(getState());
      // The orders that exist before one is placed: asked for now, so that Place Order waits for nothing.
      if (earlier.length === 0) {
        await dispatch(loadOrders());
        return;
      }
      if (getState().cart.status === 'loading') await condition((_, { cart }) => cart.status === 'ready');
      // The checkout waits for the outcome of its own cart.
      const { lines } = getState().cart;
      const own = selectUnresolved(getState()).find((record) => isSameOrder(record.lines, lines));
      if (own !== undefined) dispatch(resolutionStarted({ id: own.id }));
      await resolveEarlier(api);
    },
  });

  startListening({
    matcher: storefrontApi.endpoints.listOrders.matchFulfilled,
    effect: ({ payload }, api) => recogniseOrders(api, payload),
  });

  startListening({ actionCreator: sessionBegan, effect: (_action, api) => takeOrderedLines(api) });

  startListening({
    actionCreator: sessionBegan,
    effect: async (_action, api) => {
      // The checkout page does this when it is opened.
      if (selectPath(api.getState()) === paths.checkout) return;
      if (selectUnresolved(api.getState()).length > 0) await resolveEarlier(api);
      // They may have been paid in another browser.
      else if (api.getState().checkout.records.some(isUnpaid)) await api.dispatch(loadOrders());
    },
  });

  startListening({
    actionCreator: orderPlaced,
    effect: ({ payload: { id } }, { dispatch, getState }) => {
      const { lines = [] } = selectPurchase(getState(), id) ?? {};
      dispatch(linesOrdered({ purchaseId: id, lines }));
    },
  });
}

const isNotPlaced = isAnyOf(orderRefused, orderMissing, orderUnconfirmed);

/** Toasts of the checkout, and the navigation to the payment of a new order. */
function addOutcomeListeners(startListening: AppStartListening): void {
  startListening({
    // By an answer to this tab, or as another tab has stored it.
    predicate: (_action, current, previous) =>
      selectCheckoutStatus(current) === 'placed' && selectCheckoutStatus(previous) !== 'placed',
    effect: (_action, { dispatch, extra, getState }) => {
      const { orderId } = selectPurchase(getState(), getState().checkout.currentId) ?? { orderId: '' };
      const { createdTitle: title, created: message } = checkoutTexts;
      dispatch(toastShown({ title, message, about: 'createOrder', isForNextPage: true }));
      extra.navigator.push(routes.payment(orderId));
    },
  });

  startListening({
    matcher: isNotPlaced,
    effect: ({ payload: { id } }, { dispatch, getOriginalState, getState }) => {
      // Only for the purchase that this page waits for. What is known of the order is said beside it.
      const isAwaited = getOriginalState().checkout.currentId === id;
      if (!isAwaited || getState().checkout.failure === null) return;
      const { failedTitle: title, failed: message } = checkoutTexts;
      dispatch(toastShown({ variant: 'destructive', title, message, about: 'createOrder' }));
    },
  });

  startListening({
    actionCreator: submitRefused,
    effect: ({ payload: { reason } }, { dispatch }) => {
      dispatch(toastShown({ ...refusals[reason], about: 'createOrder' }));
    },
  });
}

/** Says at the sign-in that it is unknown what became of an order or a payment that was under way when the session ended. */
function addExpiryListener(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(isUnauthorized, sessionChanged),
    effect: (_action, { dispatch, getOriginalState, getState }) => {
      const { auth, checkout } = getOriginalState();
      const unanswered = unansweredWrite(checkout);
      if (unanswered === null || getState().auth.sessionId === auth.sessionId) return;
      dispatch(writeInterrupted(unanswered));
    },
  });
}

export function addCheckoutListeners(startListening: AppStartListening): void {
  // Before the listeners that send it: a purchase is stored first.
  addPurchaseStorageListeners(startListening);
  addSavedAddressListeners(startListening);
  addPlacingListeners(startListening);
  addOutcomeListeners(startListening);
  addExpiryListener(startListening);
}
