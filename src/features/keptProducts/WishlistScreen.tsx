import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CountedHeading } from '../../components/CountedHeading';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { productCardSkeletons } from '../../components/ProductCardSkeleton';
import { ProductGrid } from '../../components/ProductGrid';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { usePaintedRows } from '../../components/useIsPainted';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { MAX_COMPARED, PRODUCT_ROW_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { keptTexts, wishlistTexts } from './keptProductsTexts';

interface ReadyWishlist {
  readonly kind: 'ready';
  /** Newest first. */
  readonly ids: readonly string[];
  /** One for each id. */
  readonly items: readonly ReactNode[];
  /** Whether all are in the first paint, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
}

interface WishlistScreenProps {
  readonly view: { readonly kind: 'loading' } | ReadyWishlist;
}

/** The wishlist: loading, empty with ways on, or its products. */
export function WishlistScreen({ view }: WishlistScreenProps) {
  const page = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(page);
  if (view.kind === 'ready' && view.items.length === 0) return <EmptyWishlist />;
  return (
    <div ref={page}>
      <CountedHeading
        heading={keptTexts.wishlist}
        count={
          view.kind === 'ready'
            ? `${view.items.length} ${view.items.length === 1 ? 'product' : 'products'}`
            : null
        }
      />
      {view.kind === 'loading' ? (
        <LoadingBlock label={wishlistTexts.loading}>
          <ProductGrid columns={PRODUCT_ROW_LIMIT}>{productCardSkeletons(PRODUCT_ROW_LIMIT)}</ProductGrid>
        </LoadingBlock>
      ) : (
        <>
          <VisuallyHidden as="h2">{wishlistTexts.products}</VisuallyHidden>
          <Products {...view} />
          {view.ids.length > 1 && (
            <Button
              component={RouterLink}
              to={routes.compare(view.ids.slice(0, MAX_COMPARED))}
              variant="outlined"
              sx={{ mt: 4 }}
            >
              {view.ids.length > MAX_COMPARED ? wishlistTexts.compareNewest : wishlistTexts.compareThese}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Products({ items, isWhole }: Pick<ReadyWishlist, 'items' | 'isWhole'>) {
  const rows = usePaintedRows(items, isWhole);
  return (
    <ProductGrid columns={PRODUCT_ROW_LIMIT} label={keptTexts.wishlist}>
      {rows}
    </ProductGrid>
  );
}

function EmptyWishlist() {
  return (
    <EmptyState
      title={wishlistTexts.empty}
      titleComponent="h1"
      text={wishlistTexts.emptyHint}
      drawing="heart"
      action={
        <Button component={RouterLink} to={routes.products()} variant="contained" color="primary">
          {actions.browseProducts}
        </Button>
      }
      secondAction={
        <Button component={RouterLink} to={routes.products({ featured: true })} variant="outlined">
          {wishlistTexts.featuredProducts}
        </Button>
      }
    />
  );
}
