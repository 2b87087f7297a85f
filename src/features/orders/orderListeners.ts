import { matchPath } from 'react-router-dom';
import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening, RootState } from '../../app/types';
import { paths } from '../../lib/routes';
import { toastShown } from '../notifications';
import { orderTexts } from './ordersTexts';

/** Toasts of loading and tracking orders. Other pages load orders too, as a best effort and without toasts. */
export function addOrderListeners(startListening: AppStartListening): void {
  const { listOrders, trackOrder } = storefrontApi.endpoints;
  const isAt = (path: string, { location }: RootState): boolean =>
    matchPath(path, location.location.pathname) !== null;
  const notFound = toastShown.bind(null, {
    variant: 'destructive',
    message: orderTexts.trackFailed,
    about: 'trackOrder',
  });

  startListening({
    matcher: endpointFailed(listOrders),
    effect: (_action, { dispatch, getState }) => {
      if (!isAt(paths.orders, getState())) return;
      dispatch(toastShown({ variant: 'destructive', message: orderTexts.loadFailed, about: 'listOrders' }));
    },
  });

  startListening({
    matcher: trackOrder.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      if (!isAt(paths.trackOrder, getState())) return;
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
      if (isAt(paths.trackOrder, getState())) dispatch(notFound());
    },
  });
}
