import { listingQuery } from '../api/firstQueries';
import { lazyPart } from '../components/lazyPart';
import { ListingHeadContainer } from '../features/catalog/ListingHeadContainer';
import type { Page } from './page';

/** The products listing with its order and filters. */
export const productsPage: Page = {
  layout: 'main',
  Head: ListingHeadContainer,
  firstQuery: listingQuery,
  Screen: lazyPart(() =>
    import(/* webpackChunkName: "products" */ '../features/catalog/ProductListingContainer').then(
      (module) => module.ProductListingContainer,
    ),
  ),
};
