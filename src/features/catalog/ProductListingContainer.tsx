import { useRef } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { storefrontApi, useGetStoreInfoQuery, useListProductsQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { DEFAULT_PAGE, LISTING_PAGE_SIZE } from '../../lib/constants';
import { addedFromCard } from '../cart/cartSlice';
import { selectStoreInfo } from '../shop/shopSelectors';
import { listingHeading } from './listingHeading';
import type { ListingArg } from './listingQuery';
import {
  listingAddress,
  listingArg,
  parentCategoriesArg,
  parentCategoriesOf,
  readListing,
} from './listingQuery';
import { selectKnownTotal } from './listingSelectors';
import type { ListingView } from './ProductListingScreen';
import { ProductListingScreen } from './ProductListingScreen';
import { useTopOfList } from './useTopOfList';

const mapStateToProps = (state: RootState) => ({
  storeCategories: selectStoreInfo(state).categories,
  knownTotal: selectKnownTotal(state),
});

const mapDispatchToProps = {
  addedFromCard,
  pageRequested: (arg: ListingArg) => storefrontApi.util.prefetch('listProducts', arg, {}),
};

const connector = connect(mapStateToProps, mapDispatchToProps);

interface OwnProps {
  /** What Try Again does: reloads the page. Given by tests. */
  readonly reloadPage?: () => void;
}

type Props = ConnectedProps<typeof connector> & OwnProps;

function reloadWindow(): void {
  window.location.reload();
}

/** The products listing (specification, "Products listing"; rulings 2 to 5). */
function ProductListingBase({
  storeCategories,
  knownTotal,
  addedFromCard,
  pageRequested,
  reloadPage = reloadWindow,
}: Props) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const listing = readListing(search);
  const arg = listingArg(listing);

  useGetStoreInfoQuery();
  const { currentData: page, isError } = useListProductsQuery(arg);
  const { currentData: lookup } = useListProductsQuery(parentCategoriesArg(listing));
  useTopOfList(listing, heading);

  function view(): ListingView {
    if (page === undefined) {
      if (isError) return { kind: 'failed' };
      // The pagination stays while the next page is loading.
      return { kind: 'loading', total: knownTotal };
    }
    if (page.products.length > 0) return { kind: 'ready', products: page.products, total: page.total };
    if (page.total === 0) return { kind: 'empty' };
    const pageCount = Math.ceil(page.total / LISTING_PAGE_SIZE);
    // An empty page before the end of the list is an error of the server.
    return listing.page > pageCount ? { kind: 'pastEnd', pageCount } : { kind: 'failed' };
  }

  const showParentCategory = (parentCategory: string): void => {
    void navigate(listingAddress({ ...listing, parentCategory, page: DEFAULT_PAGE }));
  };

  return (
    <ProductListingScreen
      headingRef={heading}
      heading={listingHeading(listing, storeCategories)}
      view={view()}
      page={listing.page}
      columns={listing.columns}
      parentCategory={listing.parentCategory}
      parentCategories={parentCategoriesOf(lookup?.products ?? [], listing.parentCategory)}
      hrefForPage={(number) => listingAddress({ ...listing, page: number })}
      onParentCategoryChange={showParentCategory}
      onClearFilters={() => {
        showParentCategory('');
        // The focused button disappears.
        heading.current?.focus({ preventScroll: true });
      }}
      onColumnsChange={(columns) => {
        void navigate(listingAddress({ ...listing, columns }), { replace: true });
      }}
      onPageIntent={(number) => {
        pageRequested(listingArg({ ...listing, page: number }));
      }}
      onAddToCart={addedFromCard}
      onTryAgain={reloadPage}
    />
  );
}

export const ProductListingContainer = connector(ProductListingBase);
