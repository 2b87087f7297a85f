import Box from '@mui/material/Box';
import { TextLink } from './TextLink';
import Typography from '@mui/material/Typography';
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
import { CANNOT_HOVER, gentle } from './tokens';

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

/**
 * A product in a grid (specification, "Product card"). The link of its name is stretched over the whole card; the
 * buttons are siblings above it, so that none is nested in a link. They appear on hover and focus, and the heart of a
 * wished product stays; on touch screens all are always visible, in a row below the picture.
 */
export const ProductCard = memo(function ProductCard({ product, onAddToCart, priority }: ProductCardProps) {
  const nameId = useId();
  const isReduced = product.originalPrice !== null && product.price < product.originalPrice;
  return (
    <Box
      component="article"
      aria-labelledby={nameId}
      sx={{
        ...cardBoxes.card,
        '& .ProductCard-buttons button': {
          opacity: 0,
          transform: 'translateY(4px)',
          transition: gentle(),
        },
        '&:hover .ProductCard-buttons button, &:focus-within .ProductCard-buttons button, & .ProductCard-buttons [aria-pressed="true"]':
          { opacity: 1, transform: 'none' },
        '&:hover .ProductCard-name': { textDecoration: 'underline' },
        [CANNOT_HOVER]: {
          '& .ProductCard-buttons button': { opacity: 1, transform: 'none' },
          '&:hover .ProductCard-name': { textDecoration: 'none' },
        },
      }}
    >
      <ProductImage
        src={product.image}
        alt=""
        sizes={pictureSizes.card}
        productId={product.id}
        priority={priority}
      />
      {isReduced && (
        <Box sx={{ position: 'absolute', top: 12, left: 12 }}>
          <SaleTag />
        </Box>
      )}
      <Box sx={cardBoxes.text}>
        <Typography component="h3" id={nameId} sx={cardBoxes.name}>
          <TextLink
            component={RouterLink}
            to={routes.product(product.id)}
            className="ProductCard-name"
            underline="none"
            sx={{
              textDecorationColor: 'currentColor',
              // Enlarges the target of a finger without moving anything.
              paddingBlock: '4px 8px',
              '&:hover': { color: 'inherit' },
              '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: '2px' },
              '&&:focus-visible': { outline: 'none' },
              '&:focus-visible::after': {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: '3px',
              },
            }}
          >
            {product.name}
          </TextLink>
        </Typography>
        <Typography variant="body2" noWrap sx={cardBoxes.category}>
          {product.category}
        </Typography>
        <PriceTag price={product.price} originalPrice={product.originalPrice} />
      </Box>
      <ProductCardToolbar product={product} nameId={nameId} onAddToCart={onAddToCart} />
    </Box>
  );
});
