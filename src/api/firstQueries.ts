import { paths, plainPath } from '../lib/routes';
import { filterNames, listingArg, readServerListing, featuredArg } from '../lib/serverListing';
import type { PublicQuery } from './publicRequests';

/** The part of an address that decides what a page asks for. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

const [productPrefix = ''] = paths.product.split(':');

/** The id in a product's address; '' for any other address. */
export function productIdOf(pathname: string): string {
  if (!pathname.toLowerCase().startsWith(productPrefix)) return '';
  const [id = '', ...rest] = pathname.slice(productPrefix.length).replace(/\/+$/, '').split('/');
  try {
    return rest.length === 0 ? decodeURIComponent(id) : '';
  } catch {
    return '';
  }
}

/** The query that every page makes. */
export const storeQuery: PublicQuery = { endpointName: 'getStoreInfo' };

/** The query of the home page, once the shop's categories are known. */
export function homeQuery(categories: readonly string[]): PublicQuery {
  return { endpointName: 'listProducts', arg: featuredArg(categories) };
}

/** What the listing at an address asks for; null at other addresses. */
export function listingQuery({ pathname, search }: PageAddress): PublicQuery | null {
  if (plainPath(pathname) !== paths.products) return null;
  const query = new URLSearchParams(search);
  // The shop itself finds the products of a search, an order or filters.
  if (Object.values(filterNames).some((name) => query.has(name))) return null;
  return { endpointName: 'listProducts', arg: listingArg(readServerListing(query)) };
}

/** What the product's page at an address asks for; null at other addresses. */
export function productQuery({ pathname }: PageAddress): PublicQuery | null {
  const id = productIdOf(pathname);
  return id === '' ? null : { endpointName: 'getProduct', arg: { id } };
}
