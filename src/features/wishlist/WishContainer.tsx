import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { CardProduct } from '../../api/models/types';
import { isGone } from '../../api/apiError';
import { storefrontApi } from '../../api/storefrontApi';
import { ProductCard } from '../../components/ProductCard';
import { useNearViewport } from '../../components/useNearViewport';
import { formatMoney } from '../../lib/money';
import { movedFromWishlist } from '../cart';
import { wishlistTexts } from './wishlistTexts';

const connector = connect(null, { movedFromWishlist });

/** A product of the wishlist. What the server says of it today is loaded when the shopper comes near it. */
export const WishContainer = connector(function WishContainer({
  product: added,
  movedFromWishlist,
}: ConnectedProps<typeof connector> & { readonly product: CardProduct }) {
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
    <div ref={item}>
      <ProductCard product={product} />
      <Button
        variant="outlined"
        fullWidth
        aria-label={wishlistTexts.moveOne(product.name)}
        disabled={!isAvailable}
        onClick={() => movedFromWishlist(product)}
        sx={{ mt: 1, px: 1 }}
      >
        {wishlistTexts.moveToCart}
      </Button>
      <Typography variant="body2" color="success" sx={{ minHeight: '1.5em', mt: 0.5 }}>
        {isAvailable ? cheaper : wishlistTexts.noLongerAvailable}
      </Typography>
    </div>
  );
});
