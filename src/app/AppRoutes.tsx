import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { StoreHeadContainer } from '../features/storeInfo/StoreHeadContainer';
import { BareLayoutContainer } from './layouts/BareLayoutContainer';
import { MainLayoutContainer } from './layouts/MainLayoutContainer';
import { RequireNoSession, RequireSession } from './router/guards';
import { routeTable, shopRoutes, type ShopRoute } from './routes';

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
