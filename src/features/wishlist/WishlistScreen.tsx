import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { connect } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import type { CardProduct } from '../../api/models/types';
import type { RootState } from '../../app/types';
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
import { actions, pageNames } from '../../lib/texts';
import { selectWishlistStatus, selectWishlist } from './wishlistSlice';
import { wishlistTexts } from './wishlistTexts';
import { WishContainer } from './WishContainer';

interface WishlistProps {
  readonly status: 'loading' | 'ready';
  /** Newest first. */
  readonly wishlist: readonly CardProduct[];
  /** Shown where there are none. */
  readonly others?: ReactNode;
}

function Wishlist({ status, wishlist, others }: WishlistProps) {
  const page = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(page);
  const count = wishlist.length;
  if (status === 'ready' && count === 0) {
    return (
      <>
        <EmptyState
          title={wishlistTexts.empty}
          titleComponent="h1"
          text={wishlistTexts.emptyHint}
          drawing="heart"
          links={[
            { to: routes.products(), text: actions.browseProducts },
            { to: routes.products({ featured: true }), text: wishlistTexts.featuredProducts },
          ]}
        />
        {others}
      </>
    );
  }
  return (
    <div ref={page}>
      <CountedHeading
        heading={pageNames.wishlist}
        count={status === 'ready' ? wishlistTexts.count(count) : null}
      />
      {status === 'loading' ? (
        <LoadingBlock label={wishlistTexts.loading}>
          <ProductGrid columns={PRODUCT_ROW_LIMIT} mediumColumns={3}>
            {productCardSkeletons(PRODUCT_ROW_LIMIT)}
          </ProductGrid>
        </LoadingBlock>
      ) : (
        <>
          <VisuallyHidden as="h2">{wishlistTexts.products}</VisuallyHidden>
          <Wishes wishlist={wishlist} />
          {count > 1 && (
            <Button
              href={routes.compare(wishlist.slice(0, MAX_COMPARED).map(({ id }) => id))}
              variant="outlined"
              sx={{ mt: 4 }}
            >
              {count > MAX_COMPARED ? wishlistTexts.compareNewest : wishlistTexts.compareThese}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Wishes({ wishlist }: Pick<WishlistProps, 'wishlist'>) {
  // All of them at once for the scroll position that Back restores.
  const shown = usePaintedRows(wishlist, useNavigationType() === 'POP');
  return (
    <ProductGrid columns={PRODUCT_ROW_LIMIT} mediumColumns={3} label={pageNames.wishlist}>
      {shown.map((product) => (
        <WishContainer key={product.id} product={product} />
      ))}
    </ProductGrid>
  );
}

export const WishlistScreen = connect((state: RootState) => ({
  status: selectWishlistStatus(state),
  wishlist: selectWishlist(state),
}))(Wishlist);
