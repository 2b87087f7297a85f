import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_PAGE } from '../../lib/constants';
import { withoutFilters, type Filters } from '../../lib/filters';
import { listingAddress, readListing, type Listing } from '../../lib/listingQuery';

/** Reads and changes what the address says of the listing. The state of the history stays, and with it the open drawer. */
export function useListingFilters() {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const listing = readListing(new URLSearchParams(location.search));
  const { filters } = listing;
  const show = (changes: Partial<Listing>): void =>
    void navigate(listingAddress({ ...listing, page: DEFAULT_PAGE, ...changes }), { state });
  return {
    listing,
    show,
    setFilters: (changes: Partial<Filters>) => show({ filters: { ...filters, ...changes } }),
    /** Leaves out the sub-category and all filters. */
    clear: () => show({ parentCategory: '', filters: withoutFilters(filters) }),
  };
}
