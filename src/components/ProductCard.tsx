import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, use, useId, useState, type KeyboardEvent } from 'react';
import type { CardProduct } from '../api/models/types';
import { isReduced } from '../lib/money';
import { routes } from '../lib/routes';
import { cardTexts } from './componentTexts';
import { PriceTag, SaleTag } from './PriceTag';
import { ProductActionsContext } from './productActions';
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
 * A product in a ProductGrid, which has its styles. The link of its name is stretched over the whole card; the buttons are
 * siblings above it, so that none is nested in a link. The prices are the first words, so that those of a row are at one
 * height.
 */
export const ProductCard = memo(function ProductCard({
  product,
  image = product.image,
  onAddToCart,
  priority,
  sizes = pictureSizes.card,
}: ProductCardProps) {
  const nameId = useId();
  return (
    <article className={cardParts.card} aria-labelledby={nameId}>
      <ProductImage src={image} alt="" sizes={sizes} productId={product.id} priority={priority} />
      {isReduced(product) && (
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
      <Toolbar product={product} nameId={nameId} onAddToCart={onAddToCart} />
    </article>
  );
});

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** The index of Add to Cart, after the icons. */
const ADD_TO_CART = 3;

/** Moves the focus between the buttons of a toolbar by arrow keys, from the last one to the first. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === event.target);
  buttons.at((index + step) % buttons.length)?.focus();
}

interface ToolbarProps extends Pick<ProductCardProps, 'product' | 'onAddToCart'> {
  readonly nameId: string;
}

/** The buttons of a card: one tab stop, first that of Add to Cart, and arrow keys between them. */
function Toolbar({ product, nameId, onAddToCart }: ToolbarProps) {
  const { wishedIds, onWish, onQuickView, onDemo, onIntent } = use(ProductActionsContext);
  const [tabStop, setTabStop] = useState(onAddToCart === undefined ? 0 : ADD_TO_CART);
  const isWished = wishedIds.has(product.id);
  const { id } = product;

  const icons = [
    {
      title: cardTexts.addToWishlist,
      className: cardParts.heart,
      Icon: isWished ? Favorite : FavoriteBorder,
      isPressed: isWished,
      onClick: () => onWish(product),
    },
    {
      title: cardTexts.quickView,
      Icon: Visibility,
      onClick: () => onQuickView(id),
      onIntent: () => onIntent('view', id),
    },
    {
      title: cardTexts.productDemo,
      Icon: PhotoLibrary,
      onClick: () => onDemo(id),
      onIntent: () => onIntent('demo', id),
    },
  ];
  const tabProps = (index: number) => ({
    tabIndex: index === tabStop ? 0 : -1,
    onFocus: () => {
      setTabStop(index);
      icons[index]?.onIntent?.();
    },
  });

  return (
    <div className={cardParts.buttons} role="toolbar" aria-labelledby={nameId} onKeyDown={moveFocus}>
      <div className={cardParts.icons}>
        {icons.map(({ title, Icon, className, isPressed, onClick, onIntent: onPointerEnter }, index) => (
          <IconButton
            key={title}
            className={className}
            title={title}
            aria-label={title}
            aria-describedby={nameId}
            aria-pressed={isPressed}
            onClick={onClick}
            onPointerEnter={onPointerEnter}
            {...tabProps(index)}
          >
            <Icon fontSize="small" />
          </IconButton>
        ))}
      </div>
      {onAddToCart !== undefined && (
        <Button
          className={cardParts.add}
          variant="contained"
          aria-describedby={nameId}
          onClick={() => onAddToCart(product)}
          {...tabProps(ADD_TO_CART)}
        >
          <AddShoppingCart fontSize="small" aria-hidden />
          <span className={cardParts.addLabel}>{cardTexts.addToCart}</span>
        </Button>
      )}
    </div>
  );
}
