import type { Product } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PARENT_CATEGORY_LOOKUP_LIMIT } from '../../lib/constants';
import { lookUpArg } from '../../lib/serverListing';

/** Pages of the catalogue that are read at most, each time that the shopper asks for it. */
export const PAGES_AT_ONCE = 20;

export interface CatalogueSearch {
  /** 'searching' waits for the last of the pages; 'paused' has read as many as it may, and there are more. */
  readonly status: 'searching' | 'failed' | 'paused' | 'done';
  readonly pages: number;
  readonly products: ReadonlyMap<string, Product>;
}

/** Searches what is loaded of the catalogue for products with these names. */
export function searchCatalogue(
  state: Pick<RootState, 'api'>,
  names: readonly string[],
  maxPages: number,
): CatalogueSearch {
  const wanted = new Set(names);
  const products = new Map<string, Product>();
  for (let page = 1; page <= maxPages; page += 1) {
    if (products.size === wanted.size) return { status: 'done', pages: page - 1, products };
    const { data, isError } = storefrontApi.endpoints.listProducts.select(lookUpArg({}, page))(state);
    if (data === undefined) return { status: isError ? 'failed' : 'searching', pages: page, products };
    for (const product of data.products) {
      if (wanted.has(product.name) && !products.has(product.name)) products.set(product.name, product);
    }
    const isLast = data.products.length === 0 || page * PARENT_CATEGORY_LOOKUP_LIMIT >= data.total;
    if (isLast) return { status: 'done', pages: page, products };
  }
  return { status: products.size === wanted.size ? 'done' : 'paused', pages: maxPages, products };
}

/** Asks once more for a page that could not be loaded. */
export const loadPage = (page: number) =>
  storefrontApi.util.prefetch('listProducts', lookUpArg({}, page), { force: true });
