import { Fragment } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectAuthStatus, selectNewAccountFrom, selectSessionId } from '../../features/auth/authSlice';
import { paths, routes } from '../../lib/routes';
import { safeLocalPath } from '../../browser/safeUrl';
import { isRecord } from '../../lib/untrusted';
import type { RootState } from '../types';
import type { LocationState } from '../../features/location/locationSlice';

const connector = connect((state: RootState) => ({
  status: selectAuthStatus(state),
  sessionId: selectSessionId(state),
  newAccountFrom: selectNewAccountFrom(state),
}));
type Props = ConnectedProps<typeof connector>;

/**
 * Lets signed-in shoppers through and sends others to sign in, remembering path, query and hash.
 * Shows nothing while the session is not known.
 */
export const RequireSession = connector(function RequireSession({ status, sessionId }: Props) {
  const location = useLocation();
  if (status === 'loading') return null;
  if (status === 'signedIn') {
    // The key remounts the page for another session, so that nothing typed or shown in one is left in the next.
    return (
      <Fragment key={sessionId}>
        <Outlet />
      </Fragment>
    );
  }
  const state: LocationState = { from: createPath(location) };
  return <Navigate to={routes.login} replace state={state} />;
});

/** Sends a signed-in shopper on from the sign-in pages: to where they came from, else home. */
export const RequireNoSession = connector(function RequireNoSession({ status, newAccountFrom }: Props) {
  const location = useLocation();
  const state: unknown = location.state;
  if (status === 'loading') return null;
  if (status === 'signedOut') return <Outlet />;
  const fallback = newAccountFrom === '' ? paths.home : newAccountFrom;
  return <Navigate to={safeLocalPath(isRecord(state) ? state['from'] : undefined, fallback)} replace />;
});
