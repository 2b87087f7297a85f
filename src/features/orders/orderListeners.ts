import { matchPath } from 'react-router-dom';
import { endpointFailed } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { paths } from '../../lib/routes';
import { toastShown } from '../notifications/notificationsSlice';
import { trackingRefused } from './orderEvents';
import { orderTexts } from './orderTexts';

/** Says what became of loading and tracking orders (specification, section 8). */
export function addOrderListeners(startListening: AppStartListening): void {
  const { listOrders, trackOrder } = storefrontApi.endpoints;
  const notFound = toastShown.bind(null, { variant: 'destructive', message: orderTexts.trackFailed });

  startListening({
    matcher: endpointFailed(listOrders),
    effect: (_action, { dispatch, getState }) => {
      // Other pages ask for the orders too, as a courtesy that nobody misses.
      if (matchPath(paths.orders, getState().location.location.pathname) === null) return;
      dispatch(toastShown({ variant: 'destructive', message: orderTexts.loadFailed }));
    },
  });

  startListening({
    matcher: trackOrder.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(
        payload === null
          ? notFound()
          : toastShown({ title: orderTexts.foundTitle, message: orderTexts.found }),
      );
    },
  });

  startListening({
    matcher: endpointFailed(trackOrder),
    effect: (_action, { dispatch }) => {
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
        }),
      );
    },
  });
}
