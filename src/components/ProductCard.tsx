import { styled } from '@mui/material/styles';
import { TextLink } from './TextLink';
import { Text } from './Text';
import { memo, useId } from 'react';
import { RouterLink } from './RouterLink';
import type { CardProduct } from '../api/models/types';
import { routes } from '../lib/routes';
import { PriceTag } from './PriceTag';
import { cardBoxes } from './productCardBoxes';
import { ProductCardToolbar } from './ProductCardToolbar';
import { pictureSizes } from './pictureSizes';
import { ProductImage } from './ProductImage';
import { SaleTag } from './SaleTag';
import { CANNOT_HOVER, colors, gentle } from './tokens';

interface ProductCardProps {
  readonly product: CardProduct;
  /**
   * Adds one piece to the cart; without it there is no such button. The same function in every render, so that unchanged
   * cards are not rendered again.
   */
  readonly onAddToCart?: (product: CardProduct) => void;
  /** True for a card that is visible without scrolling. */
  readonly priority?: boolean;
}

/** Class name of the link that is stretched over the card. */
const NAME = 'ProductCard-name';

const Card = styled('article')({
  ...cardBoxes.card,
  '& .ProductCard-buttons button': { opacity: 0, transform: 'translateY(4px)', transition: gentle() },
  '&:hover .ProductCard-buttons button, &:focus-within .ProductCard-buttons button, & .ProductCard-buttons [aria-pressed="true"]':
    { opacity: 1, transform: 'none' },
  [`&:hover .${NAME}`]: { textDecoration: 'underline' },
  [CANNOT_HOVER]: {
    '& .ProductCard-buttons button': { opacity: 1, transform: 'none' },
    [`&:hover .${NAME}`]: { textDecoration: 'none' },
  },
});
const SaleCorner = styled('div')({ position: 'absolute', top: 12, left: 12 });
const Words = styled('div')(cardBoxes.text);
const Name = styled('h3')({ margin: 0, letterSpacing: 0, ...cardBoxes.name });
const NameLink = styled(TextLink)({
  textDecorationColor: 'currentColor',
  // Enlarges the target of a finger without moving anything.
  paddingBlock: '4px 8px',
  '&:hover': { color: 'inherit' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 2 },
  '&&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${colors.accent}`, outlineOffset: 3 },
});
const Category = styled(Text)(cardBoxes.category);

/**
 * A product in a grid (specification, "Product card"). The link of its name is stretched over the whole card; the
 * buttons are siblings above it, so that none is nested in a link. They appear on hover and focus, and the heart of a
 * wished product stays; on touch screens all are always visible, in a row below the picture.
 */
export const ProductCard = memo(function ProductCard({ product, onAddToCart, priority }: ProductCardProps) {
  const nameId = useId();
  const isReduced = product.originalPrice !== null && product.price < product.originalPrice;
  return (
    <Card aria-labelledby={nameId}>
      <ProductImage
        src={product.image}
        alt=""
        sizes={pictureSizes.card}
        productId={product.id}
        priority={priority}
      />
      {isReduced && (
        <SaleCorner>
          <SaleTag />
        </SaleCorner>
      )}
      <Words>
        <Name id={nameId}>
          <NameLink className={NAME} component={RouterLink} to={routes.product(product.id)} underline="none">
            {product.name}
          </NameLink>
        </Name>
        <Category variant="body2" noWrap>
          {product.category}
        </Category>
        <PriceTag price={product.price} originalPrice={product.originalPrice} />
      </Words>
      <ProductCardToolbar product={product} nameId={nameId} onAddToCart={onAddToCart} />
    </Card>
  );
});
