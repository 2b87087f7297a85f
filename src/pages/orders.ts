import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The orders of the shopper. */
export const ordersPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "orders" */ '../features/orders/OrdersContainer').then(
      (module) => module.OrdersContainer,
    ),
  ),
};
