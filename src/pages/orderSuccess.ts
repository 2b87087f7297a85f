import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The thanks for an order, with what the session knows of it. */
export const orderSuccessPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "order-success" */ '../features/orders/OrderSuccessContainer').then(
      (module) => module.OrderSuccessContainer,
    ),
  ),
};
