import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The checkout. */
export const checkoutPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "checkout" */ '../features/checkout/CheckoutContainer').then(
      (module) => module.CheckoutContainer,
    ),
  ),
};
