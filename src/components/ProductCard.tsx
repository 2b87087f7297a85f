import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import type { CardProduct } from '../api/models/types';
import { routes } from '../lib/routes';
import { PriceTag, SaleTag } from './PriceTag';
import { ProductCardToolbar } from './ProductCardToolbar';
import { cardParts } from './productCardStyles';
import { pictureSizes, type PictureSizes } from './pictureSizes';
import { ProductImage } from './ProductImage';

interface ProductCardProps {
  readonly product: CardProduct;
  /** The picture's address; the product's own by default. */
  readonly image?: string;
  /**
   * Adds one piece to the cart; without it there is no such button. The same function in every render, so that unchanged
   * cards are not rendered again.
   */
  readonly onAddToCart?: (product: CardProduct) => void;
  /** True for a card that is visible without scrolling. */
  readonly priority?: boolean;
  /** How wide its picture is shown; that of a grid of three columns by default. */
  readonly sizes?: PictureSizes;
}

/**
 * A product in a ProductGrid, which has its styles. The link of its name is stretched
 * over the whole card; the buttons are siblings above it, so that none is nested in a link. The heart is
 * always on the picture; the others appear on hover and focus, on touch screens in a row below the picture. The prices are
 * the first words, so that those of a row are at one height.
 */
export const ProductCard = memo(function ProductCard({
  product,
  image = product.image,
  onAddToCart,
  priority,
  sizes = pictureSizes.card,
}: ProductCardProps) {
  const nameId = useId();
  const isReduced = product.originalPrice !== null && product.price < product.originalPrice;
  return (
    <article className={cardParts.card} aria-labelledby={nameId}>
      <ProductImage src={image} alt="" sizes={sizes} productId={product.id} priority={priority} />
      {isReduced && (
        <div className={cardParts.sale}>
          <SaleTag />
        </div>
      )}
      <div className={cardParts.words}>
        <PriceTag price={product.price} originalPrice={product.originalPrice} />
        <Typography id={nameId} component="h3" className={cardParts.name}>
          <Link className={cardParts.link} href={routes.product(product.id)} underline="none">
            {product.name}
          </Link>
        </Typography>
        <Typography className={cardParts.category} variant="body2" color="textSecondary" noWrap>
          {product.category}
        </Typography>
      </div>
      <ProductCardToolbar product={product} nameId={nameId} onAddToCart={onAddToCart} />
    </article>
  );
});
