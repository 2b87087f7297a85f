import { matchPath } from 'react-router-dom';
import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening, RootState } from '../../app/types';
import { paths } from '../../lib/routes';
import { toastShown } from '../notifications';
import { trackingRefused } from './trackingSlice';
import { orderTexts } from './ordersTexts';
import type { TrackOrderValues } from './trackOrderSchema';

/** Toasts of loading and tracking orders. */
export function addOrderListeners(startListening: AppStartListening): void {
  const { listOrders, trackOrder } = storefrontApi.endpoints;
  const trackingFailed = endpointFailed(trackOrder);
  /** Whether the tracking page sent the request: the payment page looks up orders too, without toasts. */
  const isSearched = (state: RootState, { orderId, contactInfo }: TrackOrderValues): boolean =>
    state.tracking.search?.orderId === orderId && state.tracking.search.contactInfo === contactInfo;

  const notFound = toastShown.bind(null, {
    variant: 'destructive',
    message: orderTexts.trackFailed,
    about: 'trackOrder',
  });

  startListening({
    matcher: endpointFailed(listOrders),
    effect: (_action, { dispatch, getState }) => {
      // Other pages load the orders too, as a best effort.
      if (matchPath(paths.orders, getState().location.location.pathname) === null) return;
      dispatch(toastShown({ variant: 'destructive', message: orderTexts.loadFailed, about: 'listOrders' }));
    },
  });

  startListening({
    matcher: trackOrder.matchFulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      if (!isSearched(getState(), meta.arg.originalArgs)) return;
      dispatch(
        payload === null
          ? notFound()
          : toastShown({ title: orderTexts.foundTitle, message: orderTexts.found }),
      );
    },
  });

  startListening({
    matcher: trackOrder.matchRejected,
    effect: (action, { dispatch, getState }) => {
      if (!trackingFailed(action) || !isSearched(getState(), action.meta.arg.originalArgs)) return;
      dispatch(notFound());
    },
  });

  startListening({
    actionCreator: trackingRefused,
    effect: (_action, { dispatch }) => {
      dispatch(
        toastShown({
          variant: 'destructive',
          title: orderTexts.requiredTitle,
          message: orderTexts.required,
          about: 'trackOrder',
        }),
      );
    },
  });
}
