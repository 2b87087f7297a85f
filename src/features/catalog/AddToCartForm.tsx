import CompareArrows from '@mui/icons-material/CompareArrows';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Product } from '../../api/models/types';
import { toPublic } from '../../browser/publicPath';
import { cardTexts } from '../../components/componentTexts';
import { Money } from '../../components/Money';
import { ProductActionsContext } from '../../components/productActions';
import { BOTTOM_BAR_HEIGHT, TOUCH_TARGET } from '../../components/tokens';
import { choiceText } from '../../lib/lineChoice';
import { routes } from '../../lib/routes';
import { actions } from '../../lib/texts';
import { addedFromProductPage } from '../cart';
import { ProductButtons } from './ProductButtons';
import { choiceChanged, linkShared, sizeMissed } from './catalogEvents';
import { productPageTexts } from './catalogTexts';
import { ProductChoices, useProductChoice } from './ProductChoices';
import { inColor } from './productDetails';

interface OwnProps {
  readonly product: Product;
  readonly onPictureChange: (index: number) => void;
}

/** Shares an address with the device's own dialog, else copies it; 'done' too where the shopper gives up. Never rejects. */
export async function shareLink(title: string, url: string): Promise<'done' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'done';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'done';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

const connector = connect(null, { addedFromProductPage, choiceChanged, linkShared, sizeMissed });

/** Size, colour, quantity and Add to Cart. A fragment: its parts are items of the page's layout. */
export const AddToCartForm = connector(function AddToCartForm({
  product,
  onPictureChange,
  addedFromProductPage,
  choiceChanged,
  linkShared,
  sizeMissed,
}: ConnectedProps<typeof connector> & OwnProps) {
  const { wishedIds, onWish } = use(ProductActionsContext);
  const isWished = wishedIds.has(product.id);
  const { choice, choices, isSizeMissing, withSize } = useProductChoice(product, {
    onChange: (change) => choiceChanged({ ...change, isOnPage: true }),
    onPictureChange,
    onSizeMissing: () => sizeMissed({ isOnPage: true }),
  });

  async function share(): Promise<void> {
    const url = new URL(toPublic(routes.product(product.id)), window.location.origin).href;
    const result = await shareLink(product.name, url);
    if (result !== 'done') linkShared(result);
  }

  return (
    <>
      <ProductChoices {...choices} hasQuantity />
      <BuyBar
        price={product.price * choice.quantity}
        size={choice.size}
        isSizeMissing={isSizeMissing}
        onAdd={() => withSize(() => void addedFromProductPage(inColor(product, choice.color), choice))}
      />
      <ProductButtons>
        <Button
          aria-pressed={isWished}
          startIcon={isWished ? <Favorite color="primary" /> : <FavoriteBorder />}
          onClick={() => onWish(product)}
        >
          {isWished ? cardTexts.inWishlist : cardTexts.addToWishlist}
        </Button>
        <Button startIcon={<Share />} onClick={() => void share()}>
          {productPageTexts.share}
        </Button>
        <Button href={routes.compare([product.id])} startIcon={<CompareArrows />}>
          {productPageTexts.compare}
        </Button>
      </ProductButtons>
    </>
  );
});

interface BuyBarProps {
  /** Rupees, for all pieces together. */
  readonly price: number;
  /** The chosen size; '' for none. */
  readonly size: string;
  readonly isSizeMissing: boolean;
  readonly onAdd: () => void;
}

/** The place of Add to Cart and of its skeleton: on phones in the bottom bar, beside its icons. */
export function BuyBarFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        position: { xs: 'fixed', md: 'static' },
        // Beside the four icons of the bottom bar.
        left: 4 * TOUCH_TARGET + 4,
        right: 0,
        bottom: 'env(safe-area-inset-bottom)',
        height: { xs: BOTTOM_BAR_HEIGHT - 1, md: 'auto' },
        // Above the bottom bar, of which it is a part; elsewhere it scrolls below the header.
        zIndex: { xs: 'calc(var(--mui-zIndex-appBar) + 1)', md: 'auto' },
        paddingInline: { xs: '4px 12px', md: 0 },
      }}
    >
      {children}
    </Stack>
  );
}

/** Add to Cart, on phones with the price and, where there is room for it, the chosen size. */
function BuyBar({ price, size, isSizeMissing, onAdd }: BuyBarProps) {
  const chosen = isSizeMissing ? actions.chooseSize : choiceText({ selectedSize: size, selectedColor: '' });
  return (
    <BuyBarFrame>
      <Button
        variant="contained"
        color="primary"
        size="large"
        onClick={onAdd}
        sx={{
          flexGrow: 1,
          flexDirection: 'column',
          minHeight: { xs: 48, md: 52 },
          padding: '2px 8px',
          lineHeight: 1.2,
          // Enlarged text grows only as far as the bar has room for it.
          fontSize: { xs: 'min(0.9375rem, 19px)', md: '1rem' },
        }}
      >
        <span>{cardTexts.addToCart}</span>{' '}
        <Typography
          component="span"
          variant="overline"
          sx={{
            display: { md: 'none' },
            // One line: a size that does not fit is left out as a whole.
            height: '1.2em',
            overflow: 'hidden',
            fontSize: 'min(0.75rem, 15px)',
            lineHeight: 'inherit',
            '& > *': { whiteSpace: 'nowrap' },
          }}
        >
          <Money amount={price} /> {chosen !== '' && <span>· {chosen}</span>}
        </Typography>
      </Button>
    </BuyBarFrame>
  );
}
