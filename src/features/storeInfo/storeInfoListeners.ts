import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { selectToasts, toastShown } from '../notifications';
import { selectStoreInfoStatus } from './storeInfoSelectors';
import { storeInfoTexts } from './storeInfoTexts';

/** Shows a toast when the shop's information cannot be loaded. */
export function addStoreInfoListeners(startListening: AppStartListening): void {
  startListening({
    matcher: endpointFailed(storefrontApi.endpoints.getStoreInfo),
    effect: (_action, { dispatch, getOriginalState }) => {
      // Every page requests it again: one toast is enough.
      if (selectToasts(getOriginalState()).some(({ message }) => message === storeInfoTexts.storeInfoFailed))
        return;
      // What is shown stays: nothing is missing.
      if (selectStoreInfoStatus(getOriginalState()) === 'loaded') return;
      dispatch(
        toastShown({
          variant: 'destructive',
          message: storeInfoTexts.storeInfoFailed,
          about: 'getStoreInfo',
        }),
      );
    },
  });
}
