import { messageOf, type ApiError } from '../../api/apiError';
import { endpointFailed, isOutdated, isUnauthorized } from '../../api/apiMatchers';
import { isAccountEndpoint } from '../../api/session';
import { storefrontApi, type EndpointName } from '../../api/storefrontApi';
import type { AppListenerApi, AppStartListening, Environment } from '../../app/types';
import { REMEMBERED_EMAIL_KEY } from '../../lib/constants';
import { readStored, writeStored } from '../../browser/bestEffortStorage';
import { paths, routes } from '../../lib/routes';
import { toastShown } from '../notifications';
import { selectLocation, selectPath, selectQuery } from '../location';
import {
  accountCreated,
  emailRemembered,
  registrationEmailRefused,
  selectNewAccountFrom,
  sessionBegan,
  sessionChanged,
  sessionEnded,
  sessionRestored,
  signedOut,
  signInPressed,
} from './authSlice';
import { returnAddress } from './returnAddress';
import { authTexts, signInTexts } from './authTexts';

/** The session at start: signed in where the auth cookie exists. */
export function restoreSession(environment: Environment) {
  return sessionRestored({
    sessionId: environment.session.current(),
    rememberedEmail: readStored(environment.deviceStorage, REMEMBERED_EMAIL_KEY) ?? '',
  });
}

/** A toast about a call that failed, or was not made. */
const failure = (about: EndpointName, message: string, title?: string) =>
  toastShown({ variant: 'destructive', message, about, title });

/** Removes the token; false where it could not be removed. */
function forgetToken(session: Environment['session']): boolean {
  try {
    session.forget();
  } catch {
    // Whether it is gone is checked below.
  }
  return session.current() === '';
}

function failureDetail(error: ApiError): string {
  if (error.kind === 'http') return ` (Status: ${error.status})`;
  return error.kind === 'network' ? ' (No response received)' : `: ${messageOf(error, '')}`;
}

export function addAuthListeners(startListening: AppStartListening): void {
  const { authorizeUser, getAccountInfo, registerUser } = storefrontApi.endpoints;

  startListening({
    matcher: authorizeUser.matchFulfilled,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown({ message: authTexts.signedIn, isForNextPage: true }));
    },
  });

  startListening({
    matcher: endpointFailed(authorizeUser),
    effect: ({ payload }, { dispatch }) => {
      dispatch(failure('authorizeUser', messageOf(payload, authTexts.signInFailed)));
    },
  });

  startListening({
    matcher: registerUser.matchFulfilled,
    effect: ({ meta }, { dispatch, extra, getState }) => {
      const { email } = meta.arg.originalArgs.registerRequestDto;
      // The way back to a checkout must survive the home page.
      const from = returnAddress(selectLocation(getState()).state)?.from ?? '';
      dispatch(accountCreated({ email, from }));
      const action = { label: signInTexts.heading, event: signInPressed() };
      dispatch(toastShown({ message: authTexts.registered, isForNextPage: true, action }));
      extra.navigator.push(routes.home);
    },
  });

  startListening({
    actionCreator: signInPressed,
    effect: (_action, { extra, getState }) => {
      const from = selectNewAccountFrom(getState());
      extra.navigator.push(routes.login, from === '' ? undefined : { from });
    },
  });

  startListening({
    matcher: endpointFailed(registerUser),
    effect: ({ payload: error }, { dispatch }) => {
      const message =
        error.kind === 'http' && error.message !== '' ? error.message : authTexts.registrationFailed;
      dispatch(failure('registerUser', message, authTexts.registrationErrorTitle));
    },
  });

  startListening({
    actionCreator: registrationEmailRefused,
    effect: (_action, { dispatch }) => {
      dispatch(failure('registerUser', authTexts.emailRefused, authTexts.emailRefusedTitle));
    },
  });

  startListening({
    actionCreator: signedOut,
    effect: ({ payload }, { dispatch, extra }) => {
      // Before the session ends: the guard of a page that needs one would redirect to the login page.
      extra.navigator.push(routes.home);
      if (!forgetToken(extra.session)) {
        dispatch(sessionChanged({ sessionId: extra.session.current() }));
        dispatch(toastShown({ variant: 'destructive', message: authTexts.signOutFailed }));
        return;
      }
      dispatch(
        payload.from === 'account'
          ? toastShown({ title: authTexts.signedOutTitle, message: authTexts.signedOutOnAccount })
          : toastShown({ message: authTexts.signedOutElsewhere }),
      );
    },
  });

  startListening({
    actionCreator: emailRemembered,
    effect: ({ payload }, { extra }) => {
      writeStored(extra.deviceStorage, REMEMBERED_EMAIL_KEY, payload === '' ? null : payload);
    },
  });

  startListening({
    matcher: endpointFailed(getAccountInfo),
    effect: ({ payload }, { dispatch, getState }) => {
      // Other pages load the account too, as a best effort.
      if (selectPath(getState()) !== paths.account) return;
      dispatch(failure('getAccountInfo', authTexts.accountFailed + failureDetail(payload)));
    },
  });
}

/** Updates the store where the stored token is that of another session. */
function syncSession({ dispatch, extra, getState }: AppListenerApi): void {
  const sessionId = extra.session.current();
  if (sessionId !== getState().auth.sessionId) dispatch(sessionChanged({ sessionId }));
}

/** Replaces an address that contains an order number, which the next shopper must not see. */
function leaveOrderAddress({ extra, getState }: Pick<AppListenerApi, 'extra' | 'getState'>): void {
  const state = getState();
  const path = selectPath(state);
  if (path === paths.payment) extra.navigator.replace(routes.orders);
  else if (path === paths.trackOrder && selectQuery(state) !== '') {
    extra.navigator.replace(routes.trackOrder());
  }
}

/**
 * One session in all tabs: follows a token that another tab stores or removes, removes
 * the token after a 401, aborts the requests of a session that has ended, and tells the other features of its end and of
 * the next.
 */
export function addSessionListeners(startListening: AppStartListening): void {
  // Before the listeners below, which may bring the next session.
  startListening({
    predicate: (_action, current, previous) => previous.auth.sessionId !== current.auth.sessionId,
    effect: (_action, { dispatch, extra, getOriginalState, getState }) => {
      const { auth, api } = getOriginalState();
      const { sessionId } = getState().auth;
      // Before the guard remembers the address for the sign-in page.
      if (auth.sessionId !== '') leaveOrderAddress({ extra, getState });
      extra.session.announce(sessionId);
      for (const query of dispatch(storefrontApi.util.getRunningQueriesThunk())) {
        // The reducer has removed the account's entries already.
        if (isAccountEndpoint(api.queries[query.queryCacheKey]?.endpointName ?? '')) query.abort();
      }
      if (auth.sessionId !== '') dispatch(sessionEnded());
      if (sessionId !== '') dispatch(sessionBegan());
    },
  });

  startListening({
    actionCreator: sessionRestored,
    effect: (_action, api) => {
      api.extra.session.onChange(() => syncSession(api));
    },
  });

  startListening({
    matcher: isOutdated,
    effect: (_action, api) => syncSession(api),
  });

  startListening({
    matcher: isUnauthorized,
    effect: (_action, { extra }) => extra.session.forget(),
  });
}
