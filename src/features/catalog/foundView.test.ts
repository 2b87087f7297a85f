import { firstPageAddress, readListing } from '../../lib/listingQuery';
import { buildProductModel } from '../../testing/builders';
import type { Found, Reading } from '../search/searchSlice';
import { foundView } from './foundView';

const listing = readListing(new URLSearchParams('search=hammer&page=2'));
const products = [buildProductModel()];

/** What the second page of the listing has found, of 25 products. */
function found(changes: Partial<Found> = {}, status: Reading['status'] = 'complete'): Found {
  return {
    listing: firstPageAddress(listing),
    page: 2,
    corrected: '',
    products,
    total: 25,
    reading: { status, read: 100, total: 100 },
    ...changes,
  };
}

describe('A listing with search', () => {
  it.each([
    ['failed where nothing can be looked for', found(), true, { kind: 'failed' }],
    ['loading before anything is found', null, false, { kind: 'loading', total: 0 }],
    [
      'loading while another listing is shown',
      found({ listing: '/products?search=saw' }),
      false,
      { kind: 'loading', total: 0 },
    ],
    [
      'loading with the pagination while another page is looked for',
      found({ page: 1 }),
      false,
      { kind: 'loading', total: 25 },
    ],
    ['ready', found(), false, { kind: 'ready', products, total: 25, isGrowing: false }],
    [
      'ready and growing while the catalogue is read',
      found({}, 'reading'),
      false,
      { kind: 'ready', products, total: 25, isGrowing: true },
    ],
    [
      'ready with what was read before reading failed',
      found({}, 'failed'),
      false,
      { kind: 'ready', products, total: 25, isGrowing: false },
    ],
    [
      'loading while nothing was found so far',
      found({ products: [], total: 0 }, 'reading'),
      false,
      { kind: 'loading', total: 0 },
    ],
    [
      'failed where reading failed before anything was found',
      found({ products: [], total: 0 }, 'failed'),
      false,
      { kind: 'failed' },
    ],
    [
      'empty where nothing was found',
      found({ products: [], total: 0 }),
      false,
      { kind: 'empty', nearest: [] },
    ],
    ['past its end', found({ products: [] }), false, { kind: 'pastEnd', pageCount: 3 }],
    [
      'past its end where reading failed later',
      found({ products: [], total: 12 }, 'failed'),
      false,
      { kind: 'pastEnd', pageCount: 1 },
    ],
  ] as const)('is %s', (_what, result, hasFailed, view) =>
    expect(foundView(result, listing, hasFailed)).toEqual(view),
  );
});
