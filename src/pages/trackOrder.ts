import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The tracking of one order. */
export const trackOrderPage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "track-order" */ '../features/orders/TrackOrderContainer').then(
      (module) => module.TrackOrderContainer,
    ),
  ),
};
