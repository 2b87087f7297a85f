import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The cart; below an empty one are the recently viewed products. */
export const cartPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(async () => {
    const [{ CartContainer }, { RecentlyViewedContainer }] = await Promise.all([
      import(/* webpackChunkName: "cart" */ '../features/cart/CartContainer'),
      import(/* webpackChunkName: "cart" */ '../features/catalog/RecentlyViewedContainer'),
    ]);
    return () => <CartContainer belowEmpty={<RecentlyViewedContainer />} />;
  }),
};
