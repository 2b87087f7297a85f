import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { selectToasts, toastShown } from '../notifications';
import { selectStoreInfoStatus } from './storeInfoSelectors';
import { storeInfoTexts } from './storeInfoTexts';

export function addStoreInfoListeners(startListening: AppStartListening): void {
  startListening({
    matcher: endpointFailed(storefrontApi.endpoints.getStoreInfo),
    effect: (_action, { dispatch, getOriginalState }) => {
      const message = storeInfoTexts.storeInfoFailed;
      // Every page requests it again: one toast is enough.
      if (selectToasts(getOriginalState()).some((toast) => toast.message === message)) return;
      // What is shown stays: nothing is missing.
      if (selectStoreInfoStatus(getOriginalState()) === 'loaded') return;
      dispatch(toastShown({ variant: 'destructive', message, about: 'getStoreInfo' }));
    },
  });
}
