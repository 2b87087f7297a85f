import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { use, useState, type KeyboardEvent } from 'react';
import type { CardProduct } from '../api/models/types';
import { ProductActionsContext } from './productActions';
import { cardParts } from './productCardStyles';
import { cardTexts } from './componentTexts';

interface ProductCardToolbarProps {
  readonly product: CardProduct;
  readonly nameId: string;
  readonly onAddToCart?: (product: CardProduct) => void;
}

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

/** The buttons of a card: one tab stop, first that of Add to Cart, and arrow keys between them. */
export function ProductCardToolbar({ product, nameId, onAddToCart }: ProductCardToolbarProps) {
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
