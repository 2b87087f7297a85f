import { createSelector } from '@reduxjs/toolkit';
import type { Product } from '../../api/models/types';
import { selectLoadedProducts } from '../../api/loadedProducts';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PARENT_CATEGORY_LOOKUP_LIMIT } from '../../lib/constants';
import { lookUpArg } from '../../lib/serverListing';
import { shallowEqual } from 'react-redux';

/** Requests at most when the whole catalogue is searched. */
const MAX_PAGES = 20;

/** What of the state the catalogue is read from. */
type ApiState = Pick<RootState, 'api'>;

/** Addresses of pictures by the product's name, of what is loaded already: the same object while nothing changes. */
export const selectLoadedPictures = createSelector(
  [selectLoadedProducts],
  (products): Readonly<Record<string, string>> =>
    Object.fromEntries(products.map(({ name, image }) => [name, image])),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** How far the search of the catalogue for products is. */
export interface CatalogueSearch {
  /** 'searching' waits for the page `nextPage`. */
  readonly status: 'searching' | 'failed' | 'done';
  readonly nextPage: number;
  readonly products: ReadonlyMap<string, Product>;
}

/** Searches what is loaded of the catalogue for products with these names. */
export function searchCatalogue(state: ApiState, names: readonly string[]): CatalogueSearch {
  const wanted = new Set(names);
  const products = new Map<string, Product>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, isError } = storefrontApi.endpoints.listProducts.select(lookUpArg({}, page))(state);
    if (data === undefined) return { status: isError ? 'failed' : 'searching', nextPage: page, products };
    for (const product of data.products) {
      if (wanted.has(product.name) && !products.has(product.name)) products.set(product.name, product);
    }
    const isLast = data.products.length === 0 || page * PARENT_CATEGORY_LOOKUP_LIMIT >= data.total;
    if (products.size === wanted.size || isLast) break;
  }
  return { status: 'done', nextPage: 0, products };
}
