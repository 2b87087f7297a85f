import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { isAskedIn, isOutdated, isUnauthorized } from '../../api/outcomes';
import { isAccountEndpoint } from '../../api/session';
import { storefrontApi } from '../../api/storefrontApi';
import type { AppDispatch, AppStartListening, OutsideWorld, RootState } from '../../app/types';
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

/**
 * One session in every tab (specification, sections 4 and 7): a token that another tab stores or removes is
 * noticed here, a 401 removes the token that it was for, and reads of a session that is over are aborted.
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
      if (isAskedIn(action, getOriginalState().auth.sessionId)) extra.session.forget();
    },
  });

  startListening({
    predicate: (_action, current, previous) => current.auth.sessionId !== previous.auth.sessionId,
    effect: (_action, { dispatch, extra, getState }) => {
      extra.session.announce(getState().auth.sessionId);
      for (const query of dispatch(storefrontApi.util.getRunningQueriesThunk())) {
        if (isAccountEndpoint(endpointOf(query.queryCacheKey))) query.abort();
      }
    },
  });
}
