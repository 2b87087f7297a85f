import { ProductListingContainer } from '../features/catalog/ProductListingContainer';
import { FinderContainer } from '../features/search/FinderContainer';

/** The products listing with its order and filters. */
export function ListingRoute() {
  return <ProductListingContainer finder={<FinderContainer />} />;
}
