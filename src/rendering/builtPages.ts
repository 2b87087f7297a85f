import type { PageAddress } from '../api/firstQueries';
import type { PublicQuery } from '../api/publicRequests';
import { routes, policySlugs } from '../lib/routes';
import { routeOf, routeTable, shopRoutes, type ShopRoute } from '../app/routes';

/** The pages whose HTML is written at build time. */
export const prerenderedPaths: readonly string[] = shopRoutes
  .filter(({ isPrerendered = false }) => isPrerendered)
  .map(({ path }) => path);

const isFixed = (path: string): boolean => !path.includes(':');

/** The pages of which only the frame is known at build time, and which scripts they need. */
export const framedPaths: readonly string[] = [
  ...shopRoutes
    .filter(({ isPrerendered = false, path }) => !isPrerendered && isFixed(path))
    .map(({ path }) => path),
  ...policySlugs.map((slug) => routes.policy(slug)),
];

/** The name of an address's route in the table. */
export function routeNameOf(pathname: string): string {
  const route = routeOf(pathname);
  return Object.entries<ShopRoute>(routeTable).find(([, other]) => other === route)?.[0] ?? '';
}

/** What the page at an address asks for first, beside the shop's information; null where its address does not tell. */
export function firstQuery(address: PageAddress): PublicQuery | null {
  return routeOf(address.pathname).firstQuery?.(address) ?? null;
}
