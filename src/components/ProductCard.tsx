import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Product } from '../api/models/types';
import { PriceTag } from './PriceTag';
import { cardBoxes } from './productCardBoxes';
import { ProductImage } from './ProductImage';
import { SaleTag } from './SaleTag';
import { CANNOT_HOVER, gentle } from './tokens';

/** What a card shows of a product. Prices are rupees. */
export type CardProduct = Pick<Product, 'id' | 'name' | 'image' | 'category' | 'price' | 'originalPrice'>;

export interface ProductCardProps {
  readonly product: CardProduct;
  /** The product page's address. */
  readonly href: string;
  /** The shopper asked for one piece in the cart. */
  readonly onAddToCart: () => void;
  /** True for a card in the first view. */
  readonly priority?: boolean;
}

/** The buttons the specification names and gives no action. */
const idleButtons = [
  { title: 'Add to Wishlist', Icon: FavoriteBorder },
  { title: 'Quick View', Icon: Visibility },
  { title: 'Product Demo', Icon: PlayCircle },
] as const;

/**
 * A product in a grid (specification, "Product card"). The whole card follows the link of its name, which is
 * stretched over it; the buttons lie above that link, beside it in the document, so that none is nested in it.
 * With a mouse or the keyboard they appear on hover and focus; on a touch screen they are one slim row below the
 * picture, always there.
 */
export function ProductCard({ product, href, onAddToCart, priority }: ProductCardProps) {
  const nameId = useId();
  const isReduced = product.originalPrice !== null && product.price < product.originalPrice;
  return (
    <Box
      component="article"
      aria-labelledby={nameId}
      sx={{
        ...cardBoxes.card,
        '& .ProductCard-tools': { opacity: 0, transform: 'translateY(4px)', transition: gentle() },
        '&:hover .ProductCard-tools, &:focus-within .ProductCard-tools': { opacity: 1, transform: 'none' },
        '&:hover .ProductCard-name': { textDecoration: 'underline' },
        [CANNOT_HOVER]: {
          '& .ProductCard-tools': { opacity: 1, transform: 'none' },
          '&:hover .ProductCard-name': { textDecoration: 'none' },
        },
      }}
    >
      <ProductImage
        src={product.image}
        alt=""
        productId={product.id}
        priority={priority}
        sizes={cardBoxes.sizes}
      />
      {isReduced && (
        <Box sx={{ position: 'absolute', top: 12, left: 12 }}>
          <SaleTag />
        </Box>
      )}
      <Box sx={cardBoxes.text}>
        <Typography component="h3" id={nameId} sx={cardBoxes.name}>
          <Link
            component={RouterLink}
            to={href}
            className="ProductCard-name"
            underline="none"
            sx={{
              textDecorationColor: 'currentColor',
              // A line of text is no target; this makes it one without moving anything.
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
          </Link>
        </Typography>
        <Typography variant="body2" noWrap sx={cardBoxes.category}>
          {product.category}
        </Typography>
        <PriceTag price={product.price} originalPrice={product.originalPrice} />
      </Box>
      <Box className="ProductCard-tools" sx={cardBoxes.tools}>
        <Box sx={cardBoxes.idleTools}>
          {idleButtons.map(({ title, Icon }) => (
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
                  ...cardBoxes.touchTool,
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
          onClick={onAddToCart}
          sx={[
            {
              pointerEvents: 'auto',
              position: 'absolute',
              left: 8,
              right: 8,
              bottom: 8,
            },
            // Pictures bring a light ground of their own, on which the dark scheme's light button would be lost.
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
                ...cardBoxes.touchTool,
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
}

/** Read out, not seen: on a touch screen the icon alone has room. */
const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
