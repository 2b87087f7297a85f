import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_PAGE } from '../../lib/constants';
import { withoutFilters, type Filters } from '../../lib/filters';
import { listingAddress, readListing, type Listing } from '../../lib/listingQuery';

/** The listing at the address, and how to change it. */
interface ListingAtAddress {
  readonly listing: Listing;
  readonly show: (changes: Partial<Listing>) => void;
  readonly setFilters: (changes: Partial<Filters>) => void;
  /** Leaves out the sub-category and all filters. */
  readonly clear: () => void;
}

/** Reads and changes what the address says of the listing. The state of the history stays, and with it an open sheet. */
export function useListingFilters(): ListingAtAddress {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const listing = readListing(new URLSearchParams(location.search));
  const { filters } = listing;
  const show: ListingAtAddress['show'] = (changes) => {
    void navigate(listingAddress({ ...listing, page: DEFAULT_PAGE, ...changes }), { state });
  };
  return {
    listing,
    show,
    setFilters: (changes) => show({ filters: { ...filters, ...changes } }),
    clear: () => show({ parentCategory: '', filters: withoutFilters(filters) }),
  };
}
