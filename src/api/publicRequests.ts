import { withQuery } from '../lib/routes';
import type { GetProductApiArg, ListProductsApiArg } from './generated/endpoints';
import type { operations } from './generated/operations';

/** The queries whose answers are the same for every visitor: pages and their data may hold them. */

/** A query of the shop's information, of a page of the catalogue, or of a product. */
export type PublicQuery =
  | { readonly endpointName: 'getStoreInfo'; readonly arg?: undefined }
  | { readonly endpointName: 'listProducts'; readonly arg: Readonly<ListProductsApiArg> }
  | { readonly endpointName: 'getProduct'; readonly arg: Readonly<GetProductApiArg> };

/** A path of the description with any text in place of its parameters. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;

/** The paths are compared with the description by their types alone, so that no page loads the list of operations. */
type PathOf<Id extends PublicQuery['endpointName']> = Filled<(typeof operations)[Id]['path']>;

/** The address of a query below the API's base path, for code that runs without RTK Query. */
export function requestPath(query: PublicQuery): string {
  switch (query.endpointName) {
    case 'getStoreInfo':
      return '/storeInfo' satisfies PathOf<'getStoreInfo'>;
    case 'listProducts':
      return withQuery('/products' satisfies PathOf<'listProducts'>, query.arg);
    case 'getProduct':
      return `/products/${encodeURIComponent(query.arg.id)}` satisfies PathOf<'getProduct'>;
  }
}
