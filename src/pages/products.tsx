import { listingQuery } from '../api/firstQueries';
import { lazyPart } from '../components/lazyPart';
import { ListingHeadContainer } from '../features/catalog/ListingHeadContainer';
import type { Page } from './page';

/** The products listing with its order and filters. */
export const productsPage: Page = {
  layout: 'main',
  Head: ListingHeadContainer,
  firstQuery: listingQuery,
  Screen: lazyPart(async () => {
    const [{ ProductListingContainer }, { FinderContainer }, { FilterColumnContainer }] = await Promise.all([
      import(/* webpackChunkName: "products" */ '../features/catalog/ProductListingContainer'),
      import(/* webpackChunkName: "products" */ '../features/search/FinderContainer'),
      import(/* webpackChunkName: "products" */ '../features/search/FilterColumnContainer'),
    ]);
    return () => <ProductListingContainer finder={<FinderContainer />} filters={<FilterColumnContainer />} />;
  }),
};
