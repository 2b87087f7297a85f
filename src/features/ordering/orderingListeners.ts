import type { AppStartListening } from '../../app/types';
import { paths, routes } from '../../lib/routes';
import { sessionBegan } from '../auth';
import { linesOrdered, productCheckWanted } from '../cart';
import { selectPath } from '../location';
import { toastShown } from '../notifications';
import { checkoutTexts } from './orderingTexts';
import { loadOrders } from './orderLookupThunks';
import { isOfCart, placeOrder, resolveEarlier } from './placeOrder';
import type { RefusalReason } from './purchaseSlice';
import {
  checkoutOpened,
  orderMissing,
  orderPlaced,
  orderRefused,
  orderUnconfirmed,
  resolutionStarted,
  selectPurchase,
  selectUnresolved,
  submitRefused,
  submitted,
} from './purchaseSlice';
import { addPurchaseStorageListeners, underPurchaseLock } from './purchaseStorage';
import { addSavedAddressListeners } from './savedAddressListeners';

const refusals = {
  cartEmpty: { title: checkoutTexts.cartEmptyTitle, message: checkoutTexts.cartEmpty },
  blankFields: { title: checkoutTexts.fieldsTitle, message: checkoutTexts.fields },
} as const satisfies Record<RefusalReason, { title: string; message: string }>;

const failed = toastShown.bind(null, {
  variant: 'destructive',
  title: checkoutTexts.failedTitle,
  message: checkoutTexts.failed,
  about: 'createOrder',
});

/**
 * Places orders, each once [4.cart.11, decision.29]. After an unanswered request the shopper's orders are looked up
 * before a failure is reported.
 */
function addPlacingListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: submitted,
    effect: async ({ payload: { id } }, api) => {
      // Not for a submission that the reducer has ignored.
      if (api.getState().purchase.currentId !== id) return;
      await underPurchaseLock(api, (run) => placeOrder(api, id, run));
    },
  });

  startListening({
    actionCreator: checkoutOpened,
    effect: async (_action, api) => {
      const { condition, dispatch, getState } = api;
      dispatch(productCheckWanted());
      if (getState().cart.status === 'loading') await condition((_, { cart }) => cart.status === 'ready');
      const earlier = selectUnresolved(getState());
      // The checkout waits for the outcome of its own cart.
      const own = earlier.find((record) => record.sentAt > 0 && isOfCart(getState(), record));
      if (own !== undefined) dispatch(resolutionStarted({ id: own.id }));
      if (earlier.length > 0) await resolveEarlier(api);
      else await dispatch(loadOrders());
    },
  });

  startListening({
    actionCreator: sessionBegan,
    effect: async (_action, api) => {
      // The checkout page does this when it is opened.
      if (selectPath(api.getState()) === paths.checkout) return;
      if (selectUnresolved(api.getState()).length > 0) await resolveEarlier(api);
      // They may have been paid in another browser.
      else if (api.getState().purchase.records.some(({ orderId }) => orderId !== '')) {
        await api.dispatch(loadOrders());
      }
    },
  });

  startListening({
    actionCreator: orderPlaced,
    effect: ({ payload: { id } }, { dispatch, getState }) => {
      // Stryker disable next-line ArrayDeclaration: A purchase whose order is placed has lines; the default is there for the type.
      const { lines = [] } = selectPurchase(getState(), id) ?? {};
      dispatch(linesOrdered({ purchaseId: id, lines }));
    },
  });
}

/** Toasts of the checkout [5.checkout, 8.orders], and the navigation to the payment of a new order. */
function addOutcomeListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: orderPlaced,
    effect: ({ payload: { id, orderId } }, { dispatch, extra, getState }) => {
      if (getState().purchase.currentId !== id) return;
      dispatch(
        toastShown({
          title: checkoutTexts.createdTitle,
          message: checkoutTexts.created,
          isForNextPage: true,
        }),
      );
      extra.navigator.push(routes.payment(orderId));
    },
  });

  startListening({
    actionCreator: orderRefused,
    effect: ({ payload: { id } }, { dispatch, getOriginalState }) => {
      if (getOriginalState().purchase.currentId === id) dispatch(failed());
    },
  });

  startListening({
    actionCreator: orderMissing,
    effect: ({ payload: { isOld } }, { dispatch }) => {
      if (!isOld) dispatch(failed());
    },
  });

  startListening({
    actionCreator: orderUnconfirmed,
    // The page says beside it that the order may exist [decision.29].
    effect: (_action, { dispatch }) => {
      dispatch(failed());
    },
  });

  startListening({
    actionCreator: submitRefused,
    effect: ({ payload: { reason } }, { dispatch }) => {
      dispatch(toastShown({ variant: 'destructive', ...refusals[reason], about: 'createOrder' }));
    },
  });
}

/** Places orders, and shows what became of them. */
export function addOrderingListeners(startListening: AppStartListening): void {
  // Before the listeners that send it: a purchase is stored first.
  addPurchaseStorageListeners(startListening);
  addSavedAddressListeners(startListening);
  addPlacingListeners(startListening);
  addOutcomeListeners(startListening);
}
