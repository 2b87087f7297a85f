import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import type { CardProduct, Product } from '../../api/models/types';
import { Breadcrumb } from '../../components/Breadcrumb';
import { EmptyState } from '../../components/EmptyState';
import { FailedState } from '../../components/FailedState';
import { ListingPagination } from '../../components/ListingPagination';
import { ProductCard } from '../../components/ProductCard';
import { productCardSkeletons, ProductGrid } from '../../components/ProductGrid';
import { pictureSizes } from '../../components/pictureSizes';
import type { Crumb } from '../../components/structuredData';
import { FILTERS_BESIDE } from '../../components/tokens';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { DEFAULT_PAGE, LISTING_PAGE_SIZE } from '../../lib/constants';
import { withoutFilters } from '../../lib/filters';
import { listingFilterCount, listingAddress, type Listing } from '../../lib/listingQuery';
import { pictureInColors } from '../../lib/pictures';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { CategoryChips } from './CategoryChips';
import { ListingHead } from './ListingHead';
import { listingTexts } from './catalogTexts';
import { ProductRow } from './ProductRow';

/** Cards whose picture is visible without scrolling on wide screens. */
const FIRST_VIEW_CARDS = 3;

export type ListingView =
  /** `total` is that of the page before; 0 while it is unknown. */
  | { readonly kind: 'loading'; readonly total: number }
  /** 'emptyPage': a page inside the list came back empty. */
  | { readonly kind: 'failed' | 'emptyPage' }
  /** With other products: near to what was searched for, or any. */
  | { readonly kind: 'empty'; readonly nearest: readonly Product[]; readonly isNear: boolean }
  | { readonly kind: 'pastEnd'; readonly pageCount: number }
  | {
      readonly kind: 'ready';
      readonly products: readonly Product[];
      readonly total: number;
      /** Whether more may be found, as not all products are known yet. */
      readonly isGrowing?: boolean;
      /** What was searched for in place of mistyped words; '' for nothing else. */
      readonly corrected?: string;
    };

interface ProductListingScreenProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly heading: string;
  readonly listing: Listing;
  /** The pages of the shop that the search may mean. */
  readonly pages: readonly { readonly name: string; readonly to: string }[];
  readonly view: ListingView;
  /** Those of the shop; empty until they are loaded. */
  readonly categories: readonly string[];
  readonly listingFilters: ReactNode;
  /** Beside the products on wide screens; null for none. */
  readonly filterColumn: ReactNode;
  readonly crumbs: readonly Crumb[];
  readonly onClearFilters: () => void;
  readonly onColumnsChange: (columns: Listing['columns']) => void;
  readonly onPageIntent: (page: number) => void;
  readonly onAddToCart: (product: CardProduct) => void;
  readonly onTryAgain: () => void;
}

/** '' for all categories. */
function hrefForCategory(listing: Listing, category: string): string {
  return listingAddress({
    ...listing,
    category: category.toLowerCase(),
    parentCategory: '',
    featured: false,
    page: DEFAULT_PAGE,
    // Sizes and colours differ from category to category.
    filters: withoutFilters(listing.filters),
  });
}

/** On wide screens filters are a column beside the products; two columns of these leave a row on the first screen. */
const columnsSx = (columns: Listing['columns']) => ({
  [FILTERS_BESIDE]: {
    '&:has(> section)': {
      display: 'grid',
      gridTemplateColumns:
        columns === 2
          ? 'minmax(240px, 1fr) minmax(0, max(544px, (100vh - 400px) * 1.6 + 24px))'
          : '240px minmax(0, 1fr)',
      columnGap: 5,
    },
  },
});

export function ProductListingScreen(props: ProductListingScreenProps) {
  const { view, listing } = props;
  return (
    // Nearer to the header of phones than other pages begin.
    <Box sx={{ marginTop: { xs: '-11px', md: 0 } }}>
      <Breadcrumb crumbs={props.crumbs} />
      <CategoryChips
        categories={props.categories}
        current={listing.category}
        hrefFor={(category) => hrefForCategory(listing, category)}
      />
      <ListingHead
        heading={props.heading}
        headingRef={props.headingRef}
        count={summary(view)}
        listing={listing}
        onColumnsChange={props.onColumnsChange}
        listingFilters={props.listingFilters}
        hasList={hasList(view)}
      />
      {/* Where the filters go with an empty list, what comes in its place is new: nothing moves. */}
      <Box key={String(props.filterColumn === null)} sx={columnsSx(listing.columns)}>
        {props.filterColumn}
        <div>
          <Content {...props} />
          <ListingPagination
            page={listing.page}
            total={'total' in view ? view.total : 0}
            hrefFor={(page) => listingAddress({ ...listing, page })}
            onPageIntent={props.onPageIntent}
          />
        </div>
      </Box>
    </Box>
  );
}

/** Whether there are products to sort and to lay out, or may be in a moment. */
export function hasList({ kind }: ListingView): boolean {
  return kind === 'ready' || kind === 'loading';
}

/** What is said beside the heading. */
function summary(view: ListingView): string {
  if (view.kind === 'loading') return listingTexts.loading;
  return view.kind === 'ready' ? listingTexts.count(view) : '';
}

function Content(props: ProductListingScreenProps) {
  const { view, listing } = props;
  switch (view.kind) {
    case 'loading':
      return (
        <div aria-hidden>
          <ProductGrid columns={listing.columns}>{productCardSkeletons(LISTING_PAGE_SIZE)}</ProductGrid>
        </div>
      );
    case 'failed':
      return (
        <FailedState
          title={listingTexts.failed}
          onTryAgain={props.onTryAgain}
          link={{ to: routes.home, text: actions.returnHome }}
        />
      );
    case 'empty':
      return (
        <>
          <Empty {...props} />
          {view.nearest.length > 0 && (
            <ProductRow
              title={view.isNear ? listingTexts.nearest : listingTexts.others}
              products={view.nearest}
              onAddToCart={props.onAddToCart}
            />
          )}
        </>
      );
    case 'emptyPage':
      return <EmptyState drawing="search" title={listingTexts.empty} links={firstPage(listing)} />;
    case 'pastEnd':
      return (
        <EmptyState
          drawing="signpost"
          title={listingTexts.pastEnd}
          text={listingTexts.lastPage(listing.page, view.pageCount)}
          links={[...firstPage(listing), ...lastPage(listing, view.pageCount)]}
        />
      );
    case 'ready':
      return (
        <>
          <Typography variant="h2">
            <VisuallyHidden>{listingTexts.products}</VisuallyHidden>
          </Typography>
          <ProductGrid columns={listing.columns} label={props.heading}>
            {view.products.map((product, index) => (
              <ProductCard
                // By place: the next page's products take over the cards of this one, which is sooner than new cards.
                key={index}
                product={product}
                image={pictureInColors(product, listing.filters.colors)}
                priority={index < FIRST_VIEW_CARDS}
                sizes={listing.columns === 2 ? pictureSizes.half : pictureSizes.listed}
                onAddToCart={props.onAddToCart}
              />
            ))}
          </ProductGrid>
        </>
      );
  }
}

const firstPage = (listing: Listing) => [
  { to: listingAddress({ ...listing, page: DEFAULT_PAGE }), text: listingTexts.firstPage },
];

/** None where the last page is the first. */
const lastPage = (listing: Listing, page: number) =>
  page === DEFAULT_PAGE ? [] : [{ to: listingAddress({ ...listing, page }), text: listingTexts.goToLast }];

function Empty({ listing, pages, onClearFilters }: ProductListingScreenProps) {
  const { search } = listing.filters;
  const hasFilters = listingFilterCount(listing) > 0;
  const links = [
    ...pages.map(({ name, to }) => ({ to, text: name })),
    ...(search === '' || listing.category === ''
      ? []
      : [{ to: hrefForCategory(listing, ''), text: listingTexts.everywhere }]),
    // No link to the page that is shown already.
    ...(hasFilters || listingAddress({ ...listing, page: DEFAULT_PAGE }) === routes.products()
      ? []
      : [{ to: routes.products(), text: actions.browseProducts }]),
  ];
  return (
    <EmptyState
      drawing="search"
      title={search === '' || hasFilters ? listingTexts.empty : listingTexts.nothingFound(search)}
      text={search === '' ? undefined : listingTexts.otherWords}
      links={links}
      action={
        hasFilters && (
          <Button
            variant={links.length === 0 ? 'contained' : 'outlined'}
            color={links.length === 0 ? 'primary' : 'secondary'}
            onClick={onClearFilters}
          >
            {actions.clearFilters}
          </Button>
        )
      }
    />
  );
}
