/** The queries whose answers are the same for every visitor: pages and their data may hold them. */

import { percentDecoded } from '../lib/escaping';
import { paths, plainPath, withQuery } from '../lib/routes';
import { featuredArg, filterNames, listingArg, readServerListing } from '../lib/serverListing';
import { isRecord } from '../lib/untrusted';
import type { GetProductApiArg, ListProductsApiArg } from './generated/endpoints';
import { isProductPage, toProduct, toProductPage } from './models/product';
import { toStoreInfo } from './models/storeInfo';

export type PublicQuery =
  | { readonly endpointName: 'getStoreInfo'; readonly arg?: undefined }
  | { readonly endpointName: 'listProducts'; readonly arg: Readonly<ListProductsApiArg> }
  | { readonly endpointName: 'getProduct'; readonly arg: Readonly<GetProductApiArg> };

/**
 * The address of a query below the API's base path, for code that runs without RTK Query. A test compares it with what the
 * generated endpoints request.
 */
export function requestPath(query: PublicQuery): string {
  switch (query.endpointName) {
    case 'getStoreInfo':
      return '/storeInfo';
    case 'listProducts':
      return withQuery('/products', query.arg);
    case 'getProduct':
      return `/products/${encodeURIComponent(query.arg.id)}`;
  }
}

/** How the answer of each public query is read: whether it has the right type, and which model it becomes. */
export const publicAnswers = {
  getStoreInfo: { accepts: isRecord, toModel: toStoreInfo },
  listProducts: { accepts: isProductPage, toModel: toProductPage },
  getProduct: { accepts: isRecord, toModel: toProduct },
} as const satisfies Record<PublicQuery['endpointName'], object>;

/** The part of an address that decides what a page shows. */
export interface PageAddress {
  readonly pathname: string;
  /** With its '?'; '' for none. */
  readonly search: string;
}

const [productPrefix = ''] = paths.product.split(':');

/** The id in a product's address; '' for any other address. */
export function productIdOf(pathname: string): string {
  if (!pathname.toLowerCase().startsWith(productPrefix)) return '';
  const [id = '', ...rest] = pathname.slice(productPrefix.length).replace(/\/+$/, '').split('/');
  return rest.length === 0 ? (percentDecoded(id) ?? '') : '';
}

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
