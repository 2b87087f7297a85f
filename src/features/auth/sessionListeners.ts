import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { matchPath } from 'react-router-dom';
import { isOfSession, isOutdated, isUnauthorized } from '../../api/apiMatchers';
import { isAccountEndpoint } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, OutsideWorld, RootState } from '../../app/types';
import { paths, routes } from '../../lib/routes';
import { sessionChanged, sessionRestored } from './authSlice';

type SessionApi = Pick<
  ListenerEffectAPI<RootState, AppDispatch, OutsideWorld>,
  'dispatch' | 'extra' | 'getState'
>;

/** Compares the stored token with the session that this page shows, and follows it. */
function followToken({ dispatch, extra, getState }: SessionApi): void {
  const sessionId = extra.session.current();
  if (sessionId !== getState().auth.sessionId) dispatch(sessionChanged({ sessionId }));
}

/** The endpoint of a cache key, which RTK Query writes as `endpoint(arguments)`. */
function endpointOf(cacheKey: string): string {
  return cacheKey.slice(0, cacheKey.indexOf('('));
}

/** Leaves an address that names an order, which is nobody else's business, for the page where orders are found. */
function leaveOrderAddress({ extra, getState }: Pick<SessionApi, 'extra' | 'getState'>): void {
  const { pathname, search } = getState().location.location;
  if (matchPath(paths.payment, pathname) !== null) extra.navigator.replace(routes.orders);
  else if (matchPath(paths.trackOrder, pathname) !== null && search !== '') {
    extra.navigator.replace(routes.trackOrder());
  }
}

/**
 * One session in every tab (specification, sections 4 and 7): a token that another tab stores or removes is
 * noticed here, a 401 removes the token that it was for, and reads of a session that is over are aborted. The number of an order does not stay in the address either.
 */
export function addSessionListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionRestored,
    effect: (_action, api) => {
      api.extra.session.onChange(() => followToken(api));
    },
  });

  startListening({
    matcher: isOutdated,
    effect: (_action, api) => followToken(api),
  });

  startListening({
    matcher: isUnauthorized,
    effect: (action, { extra, getOriginalState }) => {
      if (isOfSession(action, getOriginalState().auth.sessionId)) extra.session.forget();
    },
  });

  startListening({
    predicate: (_action, current, previous) => current.auth.sessionId !== previous.auth.sessionId,
    effect: (_action, { dispatch, extra, getOriginalState, getState }) => {
      // First, so that the sign-in page does not lead the next shopper back to it.
      if (getOriginalState().auth.sessionId !== '') leaveOrderAddress({ extra, getState });
      extra.session.announce(getState().auth.sessionId);
      for (const query of dispatch(storefrontApi.util.getRunningQueriesThunk())) {
        if (isAccountEndpoint(endpointOf(query.queryCacheKey))) query.abort();
      }
    },
  });
}
