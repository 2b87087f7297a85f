import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { TextLink } from './TextLink';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { RouterLink } from './RouterLink';
import type { Product } from '../api/models/types';
import { routes } from '../lib/routes';
import { PriceTag } from './PriceTag';
import { cardBoxes } from './productCardBoxes';
import { pictureSizes } from './pictureSizes';
import { ProductImage } from './ProductImage';
import { SaleTag } from './SaleTag';
import { CANNOT_HOVER, gentle, visuallyHidden } from './tokens';

interface ProductCardProps {
  readonly product: Product;
  /** Adds one piece to the cart. The same function in every render, so that unchanged cards are not rendered again. */
  readonly onAddToCart: (product: Product) => void;
  /** True for a card that is visible without scrolling. */
  readonly priority?: boolean;
}

/** The three buttons that have no action in the specification. */
const buttonsWithoutAction = [
  { title: 'Add to Wishlist', Icon: FavoriteBorder },
  { title: 'Quick View', Icon: Visibility },
  { title: 'Product Demo', Icon: PlayCircle },
] as const;

/**
 * A product in a grid (specification, "Product card"). The link of its name is stretched over the whole card; the
 * buttons are siblings above it, so that none is nested in a link. They appear on hover and focus; on touch screens
 * they are always visible, in a row below the picture.
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
        '& .ProductCard-buttons': { opacity: 0, transform: 'translateY(4px)', transition: gentle() },
        '&:hover .ProductCard-buttons, &:focus-within .ProductCard-buttons': {
          opacity: 1,
          transform: 'none',
        },
        '&:hover .ProductCard-name': { textDecoration: 'underline' },
        [CANNOT_HOVER]: {
          '& .ProductCard-buttons': { opacity: 1, transform: 'none' },
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
      <Box className="ProductCard-buttons" sx={cardBoxes.buttons}>
        <Box sx={cardBoxes.buttonsWithoutAction}>
          {buttonsWithoutAction.map(({ title, Icon }) => (
            <IconButton
              key={title}
              title={title}
              aria-label={title}
              aria-describedby={nameId}
              sx={{
                pointerEvents: 'auto',
                bgcolor: 'background.paper',
                '&:hover': { bgcolor: 'background.paper', color: 'primary.main' },
                [CANNOT_HOVER]: {
                  ...cardBoxes.touchButton,
                  bgcolor: 'transparent',
                  '&:hover': { bgcolor: 'transparent', color: 'inherit' },
                },
              }}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </Box>
        <Button
          variant="contained"
          aria-describedby={nameId}
          onClick={() => onAddToCart(product)}
          sx={[
            {
              pointerEvents: 'auto',
              position: 'absolute',
              left: 8,
              right: 8,
              bottom: 8,
            },
            // Product pictures are light, and so is the dark scheme's contained button.
            (theme) =>
              theme.applyStyles('dark', {
                bgcolor: 'background.paper',
                color: 'text.primary',
                border: '1px solid',
                borderColor: 'divider',
                '&:hover': { bgcolor: 'background.default' },
              }),
            {
              [CANNOT_HOVER]: {
                ...cardBoxes.touchButton,
                left: 'auto',
                right: 'auto',
                bottom: 'auto',
                '&, &:hover': { bgcolor: 'transparent', border: 0, color: 'primary.main' },
              },
            },
          ]}
        >
          <AddShoppingCart fontSize="small" aria-hidden />
          <Box component="span" sx={{ marginLeft: 1, [CANNOT_HOVER]: visuallyHidden }}>
            Add to Cart
          </Box>
        </Button>
      </Box>
    </Box>
  );
});
