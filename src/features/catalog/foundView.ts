import { firstPageAddress, type Listing } from '../../lib/listingQuery';
import { LISTING_PAGE_SIZE } from '../../lib/constants';
import type { Found } from '../search';
import type { ListingView } from './ProductListingScreen';

/** The state of a listing with search, order or filters, by what was found; `hasFailed` if it could not be looked for. */
export function foundView(found: Found | null, listing: Listing, hasFailed: boolean): ListingView {
  if (hasFailed) return { kind: 'failed' };
  if (found === null || found.listing !== firstPageAddress(listing)) return { kind: 'loading', total: 0 };
  const { products, total, reading } = found;
  // The pagination stays while the next page is looked for.
  if (found.page !== listing.page) return { kind: 'loading', total };
  if (products.length > 0) return { kind: 'ready', products, total, isGrowing: reading.status === 'reading' };
  if (reading.status === 'reading') return { kind: 'loading', total };
  if (reading.status === 'failed' && total === 0) return { kind: 'failed' };
  return total === 0
    ? { kind: 'empty', nearest: found.nearest ?? [] }
    : { kind: 'pastEnd', pageCount: Math.ceil(total / LISTING_PAGE_SIZE) };
}
