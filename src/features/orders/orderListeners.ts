import { endpointFailed } from '../../api/outcomes';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { toastShown } from '../notifications/notificationsSlice';
import { orderTexts } from './orderTexts';

/** Says what became of loading and tracking orders (specification, section 8). */
export function addOrderListeners(startListening: AppStartListening): void {
  const { listOrders, trackOrder } = storefrontApi.endpoints;
  const notFound = toastShown.bind(null, { variant: 'destructive', message: orderTexts.trackFailed });

  startListening({
    matcher: endpointFailed(listOrders),
    effect: (_action, { dispatch }) => {
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
}
