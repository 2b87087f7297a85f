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
    const [{ ProductListingContainer }, { ListingFilters }, { FilterColumn }] = await Promise.all([
      import(/* webpackChunkName: "products" */ '../features/catalog/ProductListingContainer'),
      import(/* webpackChunkName: "products" */ '../features/search/ListingFilters'),
      import(/* webpackChunkName: "products" */ '../features/search/FilterColumn'),
    ]);
    return () => (
      <ProductListingContainer listingFilters={<ListingFilters />} filterColumn={<FilterColumn />} />
    );
  }),
};
