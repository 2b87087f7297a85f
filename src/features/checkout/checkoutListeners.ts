import type { AppStartListening } from '../../app/types';
import { routes } from '../../lib/routes';
import { toastShown } from '../notifications/notificationsSlice';
import type { RefusalReason } from '../purchase/purchaseSlice';
import {
  orderMissing,
  orderPlaced,
  orderRefused,
  orderUnconfirmed,
  submitRefused,
} from '../purchase/purchaseSlice';
import { checkoutTexts } from './checkoutTexts';

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

/** Toasts of the checkout (specification, sections 5 and 8), and the navigation to the payment of a new order. */
export function addCheckoutListeners(startListening: AppStartListening): void {
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
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          variant: 'destructive',
          title: checkoutTexts.unconfirmedTitle,
          message: checkoutTexts.unconfirmed,
          about: 'createOrder',
        }),
      );
    },
  });

  startListening({
    actionCreator: submitRefused,
    effect: ({ payload: { reason } }, { dispatch }) => {
      dispatch(toastShown({ variant: 'destructive', ...refusals[reason], about: 'createOrder' }));
    },
  });
}
