import { createSelector } from '@reduxjs/toolkit';
import type { Product } from './models/types';
import { storefrontApi } from './storefrontApi';

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
