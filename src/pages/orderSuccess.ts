import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The thanks for an order. */
export const orderSuccessPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "order-success" */ '../features/orders/OrderSuccessScreen').then(
      (module) => module.OrderSuccessScreen,
    ),
  ),
};
