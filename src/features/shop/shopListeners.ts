import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { selectIsTesting } from '../diagnostics/diagnosticsSlice';
import { selectToasts } from '../notifications/notificationsSelectors';
import { toastShown } from '../notifications/notificationsSlice';

/** What is said when the store's information cannot be loaded (specification, section 8). */
export const storeInfoFailed = 'Failed to load store information. Please refresh the page.';

/** Says when the store's information cannot be loaded. */
export function addShopListeners(startListening: AppStartListening): void {
  startListening({
    matcher: endpointFailed(storefrontApi.endpoints.getStoreInfo),
    effect: (_action, { dispatch, getOriginalState }) => {
      // Every page that needs the store asks again; what stands on the screen need not be said again.
      if (selectToasts(getOriginalState()).some(({ message }) => message === storeInfoFailed)) return;
      // A connectivity test tells its outcome itself.
      if (selectIsTesting(getOriginalState())) return;
      dispatch(toastShown({ variant: 'destructive', message: storeInfoFailed }));
    },
  });
}
