import { useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { CardProduct } from '../../api/models/types';
import { isNotFound } from '../../api/apiError';
import { storefrontApi } from '../../api/storefrontApi';
import { useNearViewport } from '../../components/useNearViewport';
import { movedFromWishlist } from '../cart';
import { WishButton } from './WishButton';

const connector = connect(null, { movedFromWishlist });

interface OwnProps {
  /** As it was when it was added. */
  readonly product: CardProduct;
}

/** A product of the wishlist. What the store says of it today is loaded when the shopper comes near it. */
function WishBase({ product, movedFromWishlist }: ConnectedProps<typeof connector> & OwnProps) {
  const item = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(item);
  const arg = { id: product.id };
  storefrontApi.endpoints.getProduct.useQuerySubscription(arg, { skip: !isNear });
  // What is in the store is shown, wherever the page is scrolled to.
  const { currentData, error } = storefrontApi.endpoints.getProduct.useQueryState(arg);
  return (
    <WishButton
      itemRef={item}
      product={currentData ?? product}
      wasPrice={product.price}
      isAvailable={currentData !== null && !isNotFound(error)}
      onMoveToCart={movedFromWishlist}
    />
  );
}

export const WishContainer = connector(WishBase);
