import { createSelector } from '@reduxjs/toolkit';
import type { CardProduct, Product } from '../../api/models/types';
import { selectLoadedProducts, storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PARENT_CATEGORY_LOOKUP_LIMIT } from '../../lib/constants';
import { lookUpArg } from '../../lib/serverListing';
import { isSameJson } from '../../lib/strings';
import { selectCartLines } from '../cart';
import { selectPurchases } from '../checkout';
import { selectViewed, selectWishlist } from '../wishlist';

/** Pages of the catalogue that are read at most, each time that the shopper asks for it. */
export const PAGES_AT_ONCE = 20;

/** Products by their names, as orders carry no product ids. */
export type KnownProducts = Readonly<Record<string, Pick<CardProduct, 'id' | 'image'>>>;

function byName(products: readonly Pick<CardProduct, 'id' | 'image' | 'name'>[]): KnownProducts {
  return Object.fromEntries(products.map(({ id, image, name }) => [name, { id, image }]));
}

/** A product is loaded again by its own answer when its link is pointed at. */
const whileSame = { memoizeOptions: { resultEqualityCheck: isSameJson } };

const selectBought = createSelector([selectPurchases], (purchases) =>
  purchases.flatMap(({ lines }) => lines),
);

/** The products that this device keeps, with purchases, in the cart or in lists: the same object while nothing changes. */
export const selectKeptByName = createSelector(
  [selectBought, selectViewed, selectWishlist, selectCartLines],
  (bought, viewed, wishlist, lines) => byName([...bought, ...viewed, ...wishlist, ...lines]),
  whileSame,
);

/**
 * Those, and the ones that are loaded already; pictures that were kept with a purchase come first. The same object while
 * nothing changes.
 */
export const selectKnownByName = createSelector(
  [selectKeptByName, selectLoadedProducts, selectBought],
  (kept, loaded, bought): KnownProducts => ({
    ...kept,
    ...byName(loaded),
    ...byName(bought.filter(({ image }) => image !== '')),
  }),
  whileSame,
);

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
