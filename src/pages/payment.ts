import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The payment of an order. */
export const paymentPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "payment" */ '../features/payment/PaymentContainer').then(
      (module) => module.PaymentContainer,
    ),
  ),
};
