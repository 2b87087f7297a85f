import { productQuery } from '../api/firstQueries';
import { lazyPart } from '../components/lazyPart';
import { ProductHeadContainer } from '../features/catalog/ProductHeadContainer';
import type { Page } from './page';

/** A product's page. */
export const productPage: Page = {
  layout: 'main',
  Head: ProductHeadContainer,
  firstQuery: productQuery,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "product" */ '../features/catalog/ProductDetailContainer').then(
      (module) => module.ProductDetailContainer,
    ),
  ),
};
