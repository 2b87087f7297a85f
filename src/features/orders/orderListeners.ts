import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { paths } from '../../lib/routes';
import { selectPath } from '../location';
import { toastShown } from '../notifications';
import { orderTexts } from './ordersTexts';

/** Toasts of loading and tracking orders. Other pages load orders too, as a best effort and without toasts. */
export function addOrderListeners(startListening: AppStartListening): void {
  const { listOrders, trackOrder } = storefrontApi.endpoints;
  const notFound = toastShown.bind(null, {
    variant: 'destructive',
    message: orderTexts.trackFailed,
    about: 'trackOrder',
  });

  startListening({
    matcher: endpointFailed(listOrders),
    effect: (_action, { dispatch, getState }) => {
      if (selectPath(getState()) !== paths.orders) return;
      dispatch(toastShown({ variant: 'destructive', message: orderTexts.loadFailed, about: 'listOrders' }));
    },
  });

  startListening({
    matcher: trackOrder.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      if (selectPath(getState()) !== paths.trackOrder) return;
      dispatch(
        payload === null
          ? notFound()
          : toastShown({ title: orderTexts.foundTitle, message: orderTexts.found }),
      );
    },
  });

  startListening({
    matcher: endpointFailed(trackOrder),
    effect: (_action, { dispatch, getState }) => {
      if (selectPath(getState()) === paths.trackOrder) dispatch(notFound());
    },
  });
}
