import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import { isGone } from '../../api/apiError';
import type { CardProduct } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { productCount } from '../../components/componentTexts';
import { CountedHeading } from '../../components/PageHeading';
import { EmptyState } from '../../components/EmptyState';
import { LoadingBlock } from '../../components/LoadingBlock';
import { ProductCard } from '../../components/ProductCard';
import { cardParts } from '../../components/productCardStyles';
import { productCardSkeletons, ProductGrid } from '../../components/ProductGrid';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { usePaintedRows } from '../../components/useIsPainted';
import { useNearViewport } from '../../components/useNearViewport';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { MAX_COMPARED, PRODUCT_ROW_LIMIT } from '../../lib/constants';
import { formatMoney } from '../../lib/money';
import { routes } from '../../lib/routes';
import { actions, pageNames } from '../../lib/texts';
import { movedFromWishlist } from '../cart';
import { selectWishlistStatus, selectWishlist } from './wishlistSlice';
import { wishlistTexts } from './wishlistTexts';

const connector = connect((state: RootState) => ({
  status: selectWishlistStatus(state),
  wishlist: selectWishlist(state),
}));

const columns = { columns: 3, wideColumns: PRODUCT_ROW_LIMIT } as const;

interface Props extends ConnectedProps<typeof connector> {
  /** Shown where there are none. */
  readonly others?: ReactNode;
}

export const WishlistContainer = connector(function WishlistContainer({ status, wishlist, others }: Props) {
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
          links={[{ to: routes.products(), text: actions.browseProducts }]}
        />
        {others}
      </>
    );
  }
  return (
    <div ref={page}>
      <CountedHeading heading={pageNames.wishlist} count={status === 'ready' ? productCount(count) : ''} />
      {status === 'loading' ? (
        <LoadingBlock label={wishlistTexts.loading}>
          <ProductGrid {...columns}>{productCardSkeletons(PRODUCT_ROW_LIMIT)}</ProductGrid>
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
});

function Wishes({ wishlist }: Pick<Props, 'wishlist'>) {
  // All of them at once for the scroll position that Back restores.
  const shown = usePaintedRows(wishlist, useNavigationType() === 'POP');
  return (
    <ProductGrid {...columns} label={pageNames.wishlist}>
      {shown.map((product) => (
        <Wish key={product.id} product={product} />
      ))}
    </ProductGrid>
  );
}

const wishConnector = connect(null, { movedFromWishlist });

/** A product of the wishlist. What the server says of it today is loaded when the shopper comes near it. */
const Wish = wishConnector(function Wish({
  product: added,
  movedFromWishlist,
}: ConnectedProps<typeof wishConnector> & { readonly product: CardProduct }) {
  const item = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(item);
  const arg = { id: added.id };
  storefrontApi.endpoints.getProduct.useQuerySubscription(arg, { skip: !isNear });
  // What is in the store is shown, wherever the page is scrolled to.
  const { currentData, error } = storefrontApi.endpoints.getProduct.useQueryState(arg);
  const product = currentData ?? added;
  const isAvailable = currentData !== null && !isGone(error);
  const saving = added.price - product.price;
  const cheaper = saving > 0 ? wishlistTexts.cheaper(formatMoney(saving)) : '';
  return (
    // The buttons of a row are at one height, right below the highest words.
    <Stack
      ref={item}
      sx={{ height: '100%', [`&& .${cardParts.words}`]: { minHeight: 0, paddingBottom: '12px' } }}
    >
      <ProductCard product={product} />
      <Button
        variant="outlined"
        fullWidth
        aria-label={wishlistTexts.moveOne(product.name)}
        disabled={!isAvailable}
        onClick={() => movedFromWishlist(product)}
        sx={{ mt: 'auto', px: 1 }}
      >
        {wishlistTexts.moveToCart}
      </Button>
      <Typography variant="body2" color="success" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {isAvailable ? cheaper : wishlistTexts.noLongerAvailable}
      </Typography>
    </Stack>
  );
});
