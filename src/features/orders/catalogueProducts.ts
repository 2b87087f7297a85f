import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { CardProduct, Order, Product } from '../../api/models/types';
import { selectLoadedProducts } from '../../api/loadedProducts';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PARENT_CATEGORY_LOOKUP_LIMIT } from '../../lib/constants';
import { lookUpArg } from '../../lib/serverListing';
import { ownValue } from '../../lib/untrusted';
import { selectCartLines } from '../cart';
import { selectViewed, selectWishlist } from '../keptProducts';

/** Requests at most when the whole catalogue is searched. */
const MAX_PAGES = 20;

/** What of the state the catalogue is read from. */
type ApiState = Pick<RootState, 'api'>;

/** What is known of a product that an order names. */
export type KnownProduct = Pick<CardProduct, 'id' | 'image'>;

/** Products by their names, as orders carry no product ids. */
export type KnownProducts = Readonly<Record<string, KnownProduct>>;

function byName(products: readonly (KnownProduct & Pick<CardProduct, 'name'>)[]): KnownProducts {
  return Object.fromEntries(products.map((product) => [product.name, product]));
}

/** Whether links and pictures are the same: a product is loaded again by its own answer when its link is pointed at. */
function isSame(one: KnownProducts, other: KnownProducts): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const [first, second] = [ownValue(one, name), ownValue(other, name)];
      return first?.id === second?.id && first?.image === second?.image;
    })
  );
}

const whileSame = { memoizeOptions: { resultEqualityCheck: isSame } };

/** The products that this device keeps, in the cart or in lists: the same object while nothing changes. */
export const selectKeptByName = createSelector(
  [selectViewed, selectWishlist, selectCartLines],
  (viewed, wishlist, lines) => byName([...viewed, ...wishlist, ...lines]),
  whileSame,
);

/** Those, and the ones that are loaded already: the same object while nothing changes. */
export const selectKnownByName = createSelector(
  [selectKeptByName, selectLoadedProducts],
  (kept, loaded): KnownProducts => ({ ...kept, ...byName(loaded) }),
  whileSame,
);

/** The first products of the catalogue: the page that the search and buying again ask for too. */
const firstProducts = lookUpArg({}, 1);

/**
 * Loads a page of the catalogue for the links and pictures of what these orders name, unless the device keeps all of it.
 * What other pages have loaded does not count: it is dropped while the orders are shown.
 */
export function useNamedProducts(orders: readonly Order[], kept: KnownProducts): void {
  const areKept = useMemo(
    () => orders.every(({ items }) => items.every(({ name }) => ownValue(kept, name) !== undefined)),
    [orders, kept],
  );
  storefrontApi.endpoints.listProducts.useQuerySubscription(firstProducts, { skip: areKept });
}

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
