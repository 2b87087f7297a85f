import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { CardProduct } from '../../api/models/types';
import { isNotFound } from '../../api/apiError';
import { useGetProductQuery } from '../../api/storefrontApi';
import { useNearViewport } from '../../components/useNearViewport';
import { movedFromWishlist } from '../cart/cartSlice';
import { WishScreen } from './WishScreen';

const connector = connect(null, { movedFromWishlist });

interface OwnProps {
  /** As it was when it was added. */
  readonly product: CardProduct;
}

/** A product of the wishlist. What the store says of it today is loaded when the shopper comes near it. */
function WishBase({ product, movedFromWishlist }: ConnectedProps<typeof connector> & OwnProps) {
  const item = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(item);
  const { currentData, error } = useGetProductQuery(isNear ? { id: product.id } : skipToken);
  return (
    <WishScreen
      itemRef={item}
      product={currentData ?? product}
      wasPrice={product.price}
      isAvailable={currentData !== null && !isNotFound(error)}
      onMoveToCart={movedFromWishlist}
    />
  );
}

export const WishContainer = connector(WishBase);
