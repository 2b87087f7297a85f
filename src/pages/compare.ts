import { lazyPart } from '../components/lazyPart';
import { StoreHeadContainer } from '../features/shop/StoreHeadContainer';
import type { Page } from './page';

/** The comparison of products. */
export const comparePage: Page = {
  layout: 'main',
  Head: StoreHeadContainer,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "compare" */ '../features/catalog/CompareContainer').then(
      (module) => module.CompareContainer,
    ),
  ),
};
