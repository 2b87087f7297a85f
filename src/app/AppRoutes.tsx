import { Fragment } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { createPath, Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { safeLocalPath } from '../browser/safeUrl';
import { selectAuthStatus, selectNewAccountFrom, selectSessionId } from '../features/auth/authSlice';
import type { LocationState } from '../features/location/locationSlice';
import { StoreHeadContainer } from '../features/storeInfo/StoreHeadContainer';
import { paths, routes } from '../lib/routes';
import { isRecord } from '../lib/untrusted';
import { BareLayoutContainer } from './layouts/BareLayoutContainer';
import { MainLayoutContainer } from './layouts/MainLayoutContainer';
import { routeTable, shopRoutes, type ShopRoute } from './routes';
import type { RootState } from './types';

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

function RoutePage({ route: { Head = StoreHeadContainer, Screen } }: { readonly route: ShopRoute }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Head pathname={pathname} search={search} />
      <Screen />
    </>
  );
}

function pagesOf(shownIn: ShopRoute['layout'], seenBy: ShopRoute['access']): RouteObject[] {
  return shopRoutes
    .filter(({ layout = 'main', access = 'anyone' }) => layout === shownIn && access === seenBy)
    .map((route) => ({ path: route.path, element: <RoutePage route={route} /> }));
}

function childrenOf(layout: ShopRoute['layout']): RouteObject[] {
  return [
    ...pagesOf(layout, 'anyone'),
    { element: <RequireSession />, children: pagesOf(layout, 'session') },
    { element: <RequireNoSession />, children: pagesOf(layout, 'noSession') },
  ];
}

/** The route table as the router takes it: layouts around guards around pages. */
const routeObjects: RouteObject[] = [
  { element: <BareLayoutContainer />, children: childrenOf('bare') },
  {
    element: <MainLayoutContainer />,
    children: [...childrenOf('main'), { path: '*', element: <RoutePage route={routeTable.notFound} /> }],
  },
];

export function AppRoutes() {
  return useRoutes(routeObjects);
}
