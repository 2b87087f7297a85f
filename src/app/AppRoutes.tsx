import { useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import type { Page } from '../pages/page';
import { BareLayoutContainer } from './layouts/BareLayoutContainer';
import { MainLayoutContainer } from './layouts/MainLayoutContainer';
import { RequireNoSession, RequireSession } from './router/guards';
import { routeTable, shopRoutes, type ShopRoute } from './routeTable';

/** A page, and what it says of itself. */
function RoutePage({ page: { Head, Screen } }: { readonly page: Page }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <Head pathname={pathname} search={search} />
      <Screen />
    </>
  );
}

function pagesOf(layout: Page['layout'], access: ShopRoute['access']): RouteObject[] {
  return shopRoutes
    .filter((route) => route.page.layout === layout && route.access === access)
    .map(({ path, page }) => ({ path, element: <RoutePage page={page} /> }));
}

function childrenOf(layout: Page['layout']): RouteObject[] {
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
    children: [...childrenOf('main'), { path: '*', element: <RoutePage page={routeTable.notFound.page} /> }],
  },
];

/** Shows the page of the current address. */
export function AppRoutes() {
  return useRoutes(routeObjects);
}
