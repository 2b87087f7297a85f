import { createSelector } from '@reduxjs/toolkit';
import type { CardProduct } from '../../api/models/types';
import { selectLoadedProducts } from '../../api/storefrontApi';
import { isSameJson } from '../../lib/strings';
import { selectCartLines } from '../cart';
import { selectViewed, selectWishlist } from '../wishlist';
import { selectPurchases } from './checkoutSelectors';

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
