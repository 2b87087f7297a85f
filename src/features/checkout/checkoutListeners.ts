import { endpointFailed } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { routes } from '../../lib/routes';
import { toastShown } from '../notifications/notificationsSlice';
import { checkoutTexts } from './checkoutTexts';

/** Moves on to the payment once an order exists, and says so when none does (specification, section 8). */
export function addCheckoutListeners(startListening: AppStartListening): void {
  const { createOrder } = storefrontApi.endpoints;
  const failure = toastShown.bind(null, {
    variant: 'destructive',
    title: checkoutTexts.failedTitle,
    message: checkoutTexts.failed,
  });

  startListening({
    matcher: createOrder.matchFulfilled,
    effect: ({ payload: orderId }, { dispatch, extra }) => {
      if (orderId === '') {
        dispatch(failure());
        return;
      }
      dispatch(toastShown({ title: checkoutTexts.createdTitle, message: checkoutTexts.created }));
      extra.navigator.push(routes.payment(orderId));
    },
  });

  startListening({
    matcher: endpointFailed(createOrder),
    effect: (_action, { dispatch }) => {
      dispatch(failure());
    },
  });
}
