import { isOutdated, isUnauthorized } from '../../api/apiMatchers';
import { isAccountEndpoint } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppListenerApi, AppStartListening } from '../../app/types';
import { paths, routes } from '../../lib/routes';
import { selectPath, selectQuery } from '../location';
import { sessionBegan, sessionChanged, sessionEnded, sessionRestored } from './authSlice';

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
