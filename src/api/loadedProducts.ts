import { createSelector } from '@reduxjs/toolkit';
import { isGone } from './apiError';
import type { Product } from './models/types';
import { storefrontApi, type ShownResult } from './storefrontApi';

/** What of the state products are read from. */
type ApiState = Parameters<typeof storefrontApi.util.selectCachedArgsForQuery>[0];

/** Every product that this page has loaded, from lists and by itself: the same array while nothing changes. */
export const selectLoadedProducts = createSelector(
  [({ api }: ApiState) => api],
  (api): readonly Product[] => {
    const { selectCachedArgsForQuery } = storefrontApi.util;
    const { getProduct, listProducts } = storefrontApi.endpoints;
    return [
      ...selectCachedArgsForQuery({ api }, 'listProducts').flatMap(
        (arg) => listProducts.select(arg)({ api }).data?.products ?? [],
      ),
      ...selectCachedArgsForQuery({ api }, 'getProduct').flatMap(
        (arg) => getProduct.select(arg)({ api }).data ?? [],
      ),
    ];
  },
);

/**
 * A product as a list has sent it, to show it before its own answer is there: lists hold whole products. Undefined where
 * none has it, and for the id '', which a closed dialog asks for.
 */
export function selectListedProduct(state: ApiState, id: string): Product | undefined {
  return id === '' ? undefined : selectLoadedProducts(state).find((product) => product.id === id);
}

/** Whether there is no such product, or it cannot be loaded. A rendered page may show one that was removed since. */
export function isProductMissing({ currentData, isError, error }: ShownResult<Product | null>): boolean {
  return currentData === null || isGone(error) || (isError && currentData === undefined);
}

/**
 * The product to show: its own answer, and until that comes what a list has sent. Null where there is none; undefined
 * while nothing is known, or where it cannot be loaded.
 */
export function productToShow(
  { currentData, isError }: ShownResult<Product | null>,
  listed: Product | undefined,
): Product | null | undefined {
  return currentData === undefined && !isError ? listed : currentData;
}
