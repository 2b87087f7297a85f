import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { Button } from './Button';
import { IconButton } from './IconButton';
import type { KeyboardEvent, ReactNode } from 'react';
import { use, useState } from 'react';
import type { CardProduct } from '../api/models/types';
import { ProductActionsContext } from './productActions';
import { cardBoxes } from './productCardBoxes';
import { CANNOT_HOVER, visuallyHidden } from './tokens';

interface ProductCardToolbarProps {
  readonly product: CardProduct;
  /** The id of the element with the product's name. */
  readonly nameId: string;
  readonly onAddToCart?: (product: CardProduct) => void;
}

/** How far each key moves the focus; Home and End move it to an end. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The index that a key leads to; null for other keys. */
function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step === undefined ? null : (index + step + count) % count;
}

/** The buttons of a card: one tab stop, first that of Add to Cart, and arrow keys between them. */
export function ProductCardToolbar({ product, nameId, onAddToCart }: ProductCardToolbarProps) {
  const { wishedIds, onWish, onQuickView, onDemo, onIntent } = use(ProductActionsContext);
  const iconCount = 3;
  const [tabStop, setTabStop] = useState(onAddToCart === undefined ? 0 : iconCount);
  const isWished = wishedIds.has(product.id);
  const { id } = product;

  const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const index = buttons.findIndex((button) => button === event.target);
    const target = targetOf(event.key, index, buttons.length);
    if (target === null) return;
    event.preventDefault();
    buttons[target]?.focus();
  };

  const focusProps = (index: number) => ({
    tabIndex: index === tabStop ? 0 : -1,
    onFocus: () => {
      setTabStop(index);
      if (index > 0 && index < iconCount) onIntent(id);
    },
  });

  return (
    <Box
      className="ProductCard-buttons"
      role="toolbar"
      aria-labelledby={nameId}
      onKeyDown={moveFocus}
      sx={cardBoxes.buttons}
    >
      <Box sx={cardBoxes.iconButtons}>
        <ToolbarIcon
          title="Add to Wishlist"
          nameId={nameId}
          isPressed={isWished}
          onClick={() => onWish(product)}
          {...focusProps(0)}
        >
          {isWished ? <Favorite fontSize="small" color="primary" /> : <FavoriteBorder fontSize="small" />}
        </ToolbarIcon>
        <ToolbarIcon
          title="Quick View"
          nameId={nameId}
          onClick={() => onQuickView(id)}
          onIntent={() => onIntent(id)}
          {...focusProps(1)}
        >
          <Visibility fontSize="small" />
        </ToolbarIcon>
        <ToolbarIcon
          title="Product Demo"
          nameId={nameId}
          onClick={() => onDemo(id)}
          onIntent={() => onIntent(id)}
          {...focusProps(2)}
        >
          <PlayCircle fontSize="small" />
        </ToolbarIcon>
      </Box>
      {onAddToCart !== undefined && (
        <Button
          variant="contained"
          aria-describedby={nameId}
          onClick={() => onAddToCart(product)}
          {...focusProps(iconCount)}
          sx={[
            { pointerEvents: 'auto', position: 'absolute', left: 8, right: 8, bottom: 8 },
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
      )}
    </Box>
  );
}

interface ToolbarIconProps {
  readonly title: string;
  readonly nameId: string;
  readonly tabIndex: number;
  /** For a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly onFocus: () => void;
  readonly onIntent?: () => void;
  readonly children: ReactNode;
}

function ToolbarIcon({ title, nameId, isPressed, onIntent, ...rest }: ToolbarIconProps) {
  return (
    <IconButton
      {...rest}
      title={title}
      aria-label={title}
      aria-describedby={nameId}
      aria-pressed={isPressed}
      onPointerEnter={onIntent}
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
    />
  );
}
