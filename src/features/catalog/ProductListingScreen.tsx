import GridView from '@mui/icons-material/GridViewOutlined';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { CardProduct, Product } from '../../api/models/types';
import { ButtonLink } from '../../components/ButtonLink';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { FormSelect } from '../../components/FormSelect';
import { ListingPagination } from '../../components/ListingPagination';
import { PageHeading } from '../../components/PageHeading';
import { ProductCard } from '../../components/ProductCard';
import { ProductCardSkeleton } from '../../components/ProductCardSkeleton';
import { ProductGrid } from '../../components/ProductGrid';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { LIMITS, LISTING_PAGE_SIZE } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';

const texts = {
  products: 'Products',
  loading: 'Loading products…',
  failed: 'Failed to load products. Please try again.',
  empty: 'No products found with the selected filters.',
  clearFilters: 'Clear Filters',
  listCut: `Showing the first ${LIMITS.products} products of this page.`,
  pastEnd: 'This list is not that long',
  firstPage: 'Go to the first page',
  subCategory: 'Sub-category',
  allSubCategories: 'All sub-categories',
} as const;

/** Cards whose picture is visible without scrolling on wide screens. */
const FIRST_VIEW_CARDS = 3;

const layouts = [
  { columns: 3, name: '3 columns', Icon: ViewModule },
  { columns: 2, name: '2 columns', Icon: GridView },
] as const;

/** The state of the listing. */
export type ListingView =
  /** `total` is that of the page before; 0 while it is unknown. */
  | { readonly kind: 'loading'; readonly total: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'pastEnd'; readonly pageCount: number }
  | { readonly kind: 'ready'; readonly products: readonly Product[]; readonly total: number };

interface ProductListingScreenProps {
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly heading: string;
  readonly view: ListingView;
  /** From 1. */
  readonly page: number;
  readonly columns: 2 | 3;
  /** The chosen sub-category; '' for all. */
  readonly parentCategory: string;
  readonly parentCategories: readonly string[];
  readonly hrefForPage: (page: number) => string;
  /** '' for all. */
  readonly onParentCategoryChange: (parentCategory: string) => void;
  readonly onClearFilters: () => void;
  readonly onColumnsChange: (columns: 2 | 3) => void;
  /** Called on hover and focus of a page's link, for prefetching. */
  readonly onPageIntent: (page: number) => void;
  readonly onAddToCart: (product: CardProduct) => void;
  readonly onTryAgain: () => void;
}

/** A page of the listing with filter and pagination (specification, "Products listing"). */
export function ProductListingScreen(props: ProductListingScreenProps) {
  const { view, page } = props;
  const total = view.kind === 'ready' || view.kind === 'loading' ? view.total : 0;
  return (
    <div>
      <PageHeading headingRef={props.headingRef}>{props.heading}</PageHeading>
      <Toolbar {...props} />
      <Content {...props} />
      <ListingPagination
        page={page}
        pageCount={Math.ceil(total / LISTING_PAGE_SIZE)}
        total={total}
        pageSize={LISTING_PAGE_SIZE}
        hrefFor={props.hrefForPage}
        onPageIntent={props.onPageIntent}
      />
    </div>
  );
}

/** The status text above the grid, which screen readers announce. */
function summary(view: ListingView): string {
  switch (view.kind) {
    case 'loading':
      return texts.loading;
    case 'ready':
      return view.total === 1 ? '1 product' : `${view.total} products`;
    case 'failed':
    case 'empty':
    case 'pastEnd':
      return '';
  }
}

function Toolbar(props: ProductListingScreenProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        columnGap: 2,
        rowGap: 1.5,
        marginTop: { xs: 2, md: 3 },
        marginBottom: { xs: 3, md: 4 },
        paddingBottom: { xs: 2, md: 3 },
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <FormSelect
        label={texts.subCategory}
        value={props.parentCategory}
        options={[
          { value: '', words: texts.allSubCategories },
          ...props.parentCategories.map((name) => ({ value: name, words: name })),
        ]}
        onChange={props.onParentCategoryChange}
        sx={{ width: { xs: '100%', md: 280 } }}
      />
      <Box
        role="status"
        sx={{
          minHeight: { md: 44 },
          lineHeight: { xs: 1.5, md: '44px' },
          flexGrow: 1,
          fontSize: '0.9375rem',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {summary(props.view)}
      </Box>
      <Box
        role="group"
        aria-label="Grid layout"
        sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, marginLeft: 'auto' }}
      >
        {layouts.map(({ columns, name, Icon }) => (
          <IconButton
            key={columns}
            title={name}
            aria-label={name}
            aria-pressed={props.columns === columns}
            onClick={() => {
              props.onColumnsChange(columns);
            }}
            sx={{
              color: 'text.secondary',
              border: '1px solid transparent',
              '&[aria-pressed="true"]': { color: 'text.primary', borderColor: 'outline' },
            }}
          >
            <Icon />
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}

function Content(props: ProductListingScreenProps) {
  const { view } = props;
  switch (view.kind) {
    case 'loading':
      return (
        <div aria-hidden>
          <ProductGrid columns={props.columns}>
            {Array.from({ length: LISTING_PAGE_SIZE }, (_, index) => (
              <ProductCardSkeleton key={index} />
            ))}
          </ProductGrid>
        </div>
      );
    case 'failed':
      return <ErrorState message={texts.failed} actionLabel={actions.tryAgain} onAction={props.onTryAgain} />;
    case 'empty':
      return (
        <EmptyState
          title={texts.empty}
          action={
            props.parentCategory === '' ? (
              // No link to the page that is shown already.
              props.hrefForPage(1) === routes.products() ? undefined : (
                <ButtonLink to={routes.products()}>{actions.browseProducts}</ButtonLink>
              )
            ) : (
              <Button variant="outlined" onClick={props.onClearFilters}>
                {texts.clearFilters}
              </Button>
            )
          }
        />
      );
    case 'pastEnd':
      return (
        <EmptyState
          title={texts.pastEnd}
          text={
            view.pageCount === 1
              ? `There is no page ${props.page}: everything is on one page.`
              : `There is no page ${props.page}: the last one is page ${view.pageCount}.`
          }
          action={<ButtonLink to={props.hrefForPage(1)}>{texts.firstPage}</ButtonLink>}
        />
      );
    case 'ready':
      return (
        <>
          <Box component="h2" sx={{ margin: 0 }}>
            <VisuallyHidden>{texts.products}</VisuallyHidden>
          </Box>
          <ProductGrid columns={props.columns} label={props.heading}>
            {view.products.map((product, index) => (
              <ProductCard
                // With the index: a server may send an id twice.
                key={`${index} ${product.id}`}
                product={product}
                priority={index < FIRST_VIEW_CARDS}
                onAddToCart={props.onAddToCart}
              />
            ))}
          </ProductGrid>
          {view.products.length >= LIMITS.products && (
            <Typography sx={{ color: 'text.secondary', marginTop: 3 }}>{texts.listCut}</Typography>
          )}
        </>
      );
  }
}
