import { useNavigate, useSearchParams } from 'react-router-dom';
import { DEFAULT_PAGE } from '../../lib/constants';
import { withoutFilters, type Find } from '../../lib/find';
import { listingAddress, readListing, type Listing } from '../../lib/listingQuery';
import type { LocationState } from '../../app/types';

export interface ListingFindProps {
  readonly historyState: LocationState | null;
}

/** The listing at the address, and how to change it. */
interface ListingFind {
  readonly listing: Listing;
  /** `isSame`: the change goes on with the last one, so that Back undoes them together. */
  readonly show: (changes: Partial<Listing>, isSame?: boolean) => void;
  readonly setFind: (changes: Partial<Find>, isSame?: boolean) => void;
  /** Leaves out the sub-category and all filters. */
  readonly clear: () => void;
}

/** Reads and changes what the address says of the listing. The state of the history stays, and with it an open sheet. */
export function useListingFind(historyState: ListingFindProps['historyState']): ListingFind {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const listing = readListing(search);
  const { find } = listing;
  const show: ListingFind['show'] = (changes, isSame = false) => {
    void navigate(listingAddress({ ...listing, page: DEFAULT_PAGE, ...changes }), {
      replace: isSame,
      state: historyState,
    });
  };
  return {
    listing,
    show,
    setFind: (changes, isSame) => show({ find: { ...find, ...changes } }, isSame),
    clear: () => show({ parentCategory: '', find: withoutFilters(find) }),
  };
}
