import type { RouteObject } from 'react-router-dom';
import { useRoutes } from 'react-router-dom';
import { BareLayoutContainer } from './layouts/BareLayoutContainer';
import { MainLayoutContainer } from './layouts/MainLayoutContainer';
import { routeTable } from './routeTable';
import { RequireNoSession, RequireSession } from './router/guards';
import type { ShopRoute } from './shopRoute';

function pagesOf(layout: ShopRoute['layout'], access: ShopRoute['access']): RouteObject[] {
  return Object.values<ShopRoute>(routeTable)
    .filter((route) => route.layout === layout && route.access === access)
    .map(({ path, screen }) => ({ path, element: <screen.Component /> }));
}

function childrenOf(layout: ShopRoute['layout']): RouteObject[] {
  return [
    ...pagesOf(layout, 'anyone'),
    { element: <RequireSession />, children: pagesOf(layout, 'session') },
    { element: <RequireNoSession />, children: pagesOf(layout, 'noSession') },
  ];
}

/** The route table as the router takes it: layouts around guards around screens. */
const routeObjects: RouteObject[] = [
  { element: <BareLayoutContainer />, children: childrenOf('bare') },
  {
    element: <MainLayoutContainer />,
    children: [...childrenOf('main'), { path: '*', element: <routeTable.notFound.screen.Component /> }],
  },
];

/** Shows the page of the current address (specification, section 2). */
export function AppRoutes() {
  return useRoutes(routeObjects);
}
