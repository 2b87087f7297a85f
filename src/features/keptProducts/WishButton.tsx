import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import type { CardProduct } from '../../api/models/types';
import { ProductCard } from '../../components/ProductCard';
import { formatMoney } from '../../lib/money';
import { wishlistTexts } from './keptProductsTexts';

interface WishButtonProps {
  readonly itemRef: RefObject<HTMLDivElement | null>;
  readonly product: CardProduct;
  /** The price when it was added, in rupees. */
  readonly wasPrice: number;
  /** Whether the store still has it. */
  readonly isAvailable: boolean;
  readonly onMoveToCart: (product: CardProduct) => void;
}

/** What a shopper should know of a wish today; '' for nothing. */
function noteOf({ product, wasPrice, isAvailable }: WishButtonProps): string {
  if (!isAvailable) return wishlistTexts.noLongerAvailable;
  return product.price < wasPrice ? wishlistTexts.cheaper(formatMoney(wasPrice - product.price)) : '';
}

/** A product of the wishlist with Move to Cart. */
export function WishButton(props: WishButtonProps) {
  const { itemRef, product, isAvailable, onMoveToCart } = props;
  return (
    <div ref={itemRef}>
      <ProductCard product={product} />
      <Typography variant="body2" color="success" sx={{ minHeight: '1.5em' }}>
        {noteOf(props)}
      </Typography>
      <Button
        variant="outlined"
        fullWidth
        aria-label={wishlistTexts.moveOne(product.name)}
        disabled={!isAvailable}
        onClick={() => onMoveToCart(product)}
        sx={{ mt: 0.5, px: 1 }}
      >
        {wishlistTexts.moveToCart}
      </Button>
    </div>
  );
}
