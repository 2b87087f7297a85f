import { matchPath } from 'react-router-dom';
import { messageOf, type ApiError } from '../../api/apiError';
import { endpointFailed } from '../../api/apiMatchers';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppStartListening } from '../../app/types';
import { paths } from '../../lib/routes';
import { toastShown } from '../notifications';
import { authTexts } from './authTexts';

function failureDetail(error: ApiError): string {
  switch (error.kind) {
    case 'http':
      return ` (Status: ${error.status})`;
    case 'network':
      return ' (No response received)';
    default:
      return `: ${messageOf(error, '')}`;
  }
}

/** Shows a toast when the account page cannot load the account. */
export function addAccountListeners(startListening: AppStartListening): void {
  startListening({
    matcher: endpointFailed(storefrontApi.endpoints.getAccountInfo),
    effect: ({ payload }, { dispatch, getState }) => {
      // Other pages load the account too, as a best effort.
      if (matchPath(paths.account, getState().location.location.pathname) === null) return;
      dispatch(
        toastShown({
          variant: 'destructive',
          message: authTexts.accountFailed + failureDetail(payload),
          about: 'getAccountInfo',
        }),
      );
    },
  });
}
