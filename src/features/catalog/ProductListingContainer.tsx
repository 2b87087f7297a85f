import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { shownOf, storefrontApi, useListProductsQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { PREFERS_REDUCED_MOTION } from '../../components/tokens';
import { LISTING_PAGE_SIZE } from '../../lib/constants';
import { isFiltered } from '../../lib/filters';
import {
  listingFilterCount,
  firstPageAddress,
  listingAddress,
  listKey,
  type Listing,
} from '../../lib/listingQuery';
import { listingArg, type ListingArg } from '../../lib/serverListing';
import { addedFromCard } from '../cart';
import {
  FilterColumn,
  ListingFilters,
  retried,
  selectFound,
  selectSearchFailed,
  useListingFilters,
  shopPageOf,
  shopPagesLike,
  type Found,
} from '../search';
import { selectCategories, selectStoreInfo } from '../storeInfo';
import { listingHeadingTexts } from './catalogTexts';
import { listingCrumbs, listingHeading } from './crumbs';
import { OtherProductsContainer } from './OtherProductsContainer';
import { hasList, ProductListingScreen, type ListingView } from './ProductListingScreen';
import { RecentlyViewedContainer } from './RecentlyViewedContainer';

/** The state of a listing with search, order or filters, by what was found; `hasFailed` if it could not be looked for. */
export function foundView(found: Found | null, listing: Listing, hasFailed: boolean): ListingView {
  if (hasFailed) return { kind: 'failed' };
  if (found === null || found.listing !== firstPageAddress(listing)) return { kind: 'loading', total: 0 };
  const { products, total, reading, corrected } = found;
  // The pagination stays while the next page is looked for.
  if (found.page !== listing.page) return { kind: 'loading', total };
  if (products.length > 0) {
    return { kind: 'ready', products, total, corrected, isGrowing: reading.status === 'reading' };
  }
  if (reading.status === 'reading') return { kind: 'loading', total };
  if (reading.status === 'failed' && total === 0) return { kind: 'failed' };
  return total === 0
    ? { kind: 'empty', nearest: found.nearest ?? [], isNear: found.isNear === true }
    : { kind: 'pastEnd', pageCount: Math.ceil(total / LISTING_PAGE_SIZE) };
}

const mapStateToProps = (state: RootState) => ({
  storeCategories: selectStoreInfo(state).categories,
  categories: selectCategories(state),
  found: selectFound(state),
  hasSearchFailed: selectSearchFailed(state),
});

const connector = connect(mapStateToProps, {
  addedFromCard,
  retried,
  prefetchPage: (arg: ListingArg) => storefrontApi.util.prefetch('listProducts', arg, {}),
});

interface OwnProps {
  /** What Try Again does: reloads the page. Given by tests. */
  readonly reloadPage?: () => void;
}

/** The heading, with the name of the category where the results of a search are from one. */
function headingOf(listing: Listing, storeCategories: readonly string[]): string {
  const { category, featured, filters } = listing;
  const name = listingHeading(listing, storeCategories);
  if (filters.search === '') return name;
  return listingHeadingTexts.resultsFor(filters.search, category === '' && !featured ? '' : name);
}

/**
 * Scrolls to the top and moves the focus to the heading when the page of a list changes (smoothly) or another list is
 * shown (at once). Back and Forward keep the scroll position.
 */
function useTopOfList(listing: Listing, heading: RefObject<HTMLElement | null>): void {
  const isBackOrForward = useNavigationType() === 'POP';
  const { page, parentCategory, filters } = listing;
  const settings = JSON.stringify([parentCategory, filters]);
  const key = listKey(listing);
  const last = useRef({ page, settings, key });
  useEffect(() => {
    // A new sub-category, order or filter goes to page 1 too, but the shopper is still setting it.
    const hasTurned = last.current.page !== page && last.current.settings === settings;
    const isOtherList = last.current.key !== key;
    last.current = { page, settings, key };
    if (isBackOrForward || (!hasTurned && !isOtherList)) return;
    const isInstant = isOtherList || window.matchMedia(PREFERS_REDUCED_MOTION).matches;
    window.scrollTo({ top: 0, behavior: isInstant ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  }, [page, settings, key, isBackOrForward, heading]);
}

export const ProductListingContainer = connector(function ProductListingContainer({
  storeCategories,
  categories,
  found,
  hasSearchFailed,
  addedFromCard,
  retried,
  prefetchPage,
  reloadPage = () => window.location.reload(),
}: ConnectedProps<typeof connector> & OwnProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { listing, clear } = useListingFilters();
  // Sorted, searched or filtered, the shop's own list is shown; else the server's pages.
  const isOwnList = isFiltered(listing.filters);

  storefrontApi.endpoints.getStoreInfo.useQuerySubscription();
  const { currentData: page, isError } = useListProductsQuery(isOwnList ? skipToken : listingArg(listing), {
    selectFromResult: shownOf,
  });
  useTopOfList(listing, heading);

  const list = firstPageAddress(listing);
  /** What the last page said, so that the pagination stays while the next one is loading. */
  const [known, setKnown] = useState({ list: '', total: 0 });
  if (page !== undefined && (known.list !== list || known.total !== page.total)) {
    setKnown({ list, total: page.total });
  }

  function view(): ListingView {
    if (isOwnList) return foundView(found, listing, hasSearchFailed);
    if (page === undefined) {
      if (isError) return { kind: 'failed' };
      return { kind: 'loading', total: known.list === list ? known.total : 0 };
    }
    if (page.products.length > 0) return { kind: 'ready', products: page.products, total: page.total };
    if (page.total === 0) return { kind: 'empty', nearest: [], isNear: false };
    const pageCount = Math.ceil(page.total / LISTING_PAGE_SIZE);
    return listing.page > pageCount ? { kind: 'pastEnd', pageCount } : { kind: 'emptyPage' };
  }

  const shown = view();
  const hasProducts = hasList(shown) || (shown.kind === 'empty' && listingFilterCount(listing) > 0);

  return (
    <>
      <ProductListingScreen
        headingRef={heading}
        heading={headingOf(listing, storeCategories)}
        listing={listing}
        // The page itself is above the list.
        pages={shopPageOf(listing.filters.search) === null ? shopPagesLike(listing.filters.search) : []}
        view={shown}
        categories={categories}
        listingFilters={
          <ListingFilters
            hasList={hasList(shown)}
            hasProducts={hasProducts}
            total={shown.kind === 'empty' ? 0 : ('total' in shown && shown.total) || null}
          />
        }
        filterColumn={hasProducts ? <FilterColumn /> : null}
        crumbs={listingCrumbs(listing, storeCategories)}
        onClearFilters={() => {
          clear();
          // The focused button disappears.
          heading.current?.focus({ preventScroll: true });
        }}
        onColumnsChange={(columns) => {
          void navigate(listingAddress({ ...listing, columns }), { replace: true });
        }}
        onPageIntent={(number) => {
          if (!isOwnList) prefetchPage(listingArg({ ...listing, page: number }));
        }}
        onAddToCart={addedFromCard}
        onTryAgain={isOwnList ? () => retried() : reloadPage}
      />
      {(shown.kind === 'pastEnd' || (shown.kind === 'empty' && shown.nearest.length === 0)) && (
        <OtherProductsContainer near={listing.category} />
      )}
      {/* The device knows these. */}
      {shown.kind === 'failed' && <RecentlyViewedContainer />}
    </>
  );
});
