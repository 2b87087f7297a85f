import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_PAGE } from '../../lib/constants';
import { withoutFilters, type Filters } from '../../lib/filters';
import { listingAddress, readListing, type Listing } from '../../lib/listingQuery';

/** The listing at the address, and how to change it. */
interface ListingAtAddress {
  readonly listing: Listing;
  /** `isSame`: the change goes on with the last one, so that Back undoes them together. */
  readonly show: (changes: Partial<Listing>, isSame?: boolean) => void;
  readonly setFilters: (changes: Partial<Filters>, isSame?: boolean) => void;
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
  const show: ListingAtAddress['show'] = (changes, isSame = false) => {
    const address = listingAddress({ ...listing, page: DEFAULT_PAGE, ...changes });
    void navigate(address, { replace: isSame, state });
  };
  return {
    listing,
    show,
    setFilters: (changes, isSame) => show({ filters: { ...filters, ...changes } }, isSame),
    clear: () => show({ parentCategory: '', filters: withoutFilters(filters) }),
  };
}
