import { isAnyOf } from '@reduxjs/toolkit';
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

  startListening({
    matcher: endpointFailed(listOrders),
    effect: (_action, { dispatch, getState }) => {
      if (selectPath(getState()) !== paths.orders) return;
      dispatch(toastShown({ variant: 'destructive', message: orderTexts.loadFailed, about: 'listOrders' }));
    },
  });

  startListening({
    matcher: isAnyOf(trackOrder.matchFulfilled, endpointFailed(trackOrder)),
    effect: (action, { dispatch, getState }) => {
      if (selectPath(getState()) !== paths.trackOrder) return;
      const isFound = trackOrder.matchFulfilled(action) && action.payload !== null;
      const { foundTitle: title, found, trackFailed } = orderTexts;
      dispatch(
        isFound
          ? toastShown({ title, message: found })
          : toastShown({ variant: 'destructive', message: trackFailed, about: 'trackOrder' }),
      );
    },
  });
}
