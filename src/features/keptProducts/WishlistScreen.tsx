import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink';
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
import { keptTexts } from './keptTexts';
import { wishlistTexts } from './wishlistTexts';

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
  useFocusAfterRemoval(view.kind === 'ready' ? view.items.length : 0);
  if (view.kind === 'ready' && view.items.length === 0) return <EmptyWishlist />;
  return (
    <div>
      <CountedHeading
        heading={keptTexts.wishlist}
        count={
          view.kind === 'ready'
            ? `${view.items.length} ${view.items.length === 1 ? 'product' : 'products'}`
            : null
        }
        sx={{ marginBottom: 3 }}
      />
      {view.kind === 'loading' ? (
        <LoadingBlock label={wishlistTexts.loading}>
          <ProductGrid columns={PRODUCT_ROW_LIMIT}>{productCardSkeletons(PRODUCT_ROW_LIMIT)}</ProductGrid>
        </LoadingBlock>
      ) : (
        <>
          <Box component="h2" sx={{ margin: 0 }}>
            <VisuallyHidden>{wishlistTexts.products}</VisuallyHidden>
          </Box>
          <Products {...view} />
          {view.ids.length > 1 && (
            <Box sx={{ marginTop: 4 }}>
              <ButtonLink to={routes.compare(view.ids.slice(0, MAX_COMPARED))}>
                {view.ids.length > MAX_COMPARED ? wishlistTexts.compareNewest : wishlistTexts.compareThese}
              </ButtonLink>
            </Box>
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
        <ButtonLink to={routes.products()} variant="contained" color="primary">
          {actions.browseProducts}
        </ButtonLink>
      }
      secondAction={
        <ButtonLink to={routes.products({ featured: true })}>{wishlistTexts.featuredProducts}</ButtonLink>
      }
    />
  );
}
