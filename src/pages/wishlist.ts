import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The wishlist. */
export const wishlistPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "wishlist" */ '../features/wishlist/WishlistScreen').then(
      (module) => module.WishlistScreen,
    ),
  ),
};
