import CompareArrows from '@mui/icons-material/CompareArrows';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { cardTexts } from '../../components/componentTexts';
import { routes } from '../../lib/routes';
import { BuyBar } from './BuyBar';
import { ProductChoices, type ProductChoicesProps } from './ProductChoices';
import { useRequiredSize } from './useRequiredSize';
import { productPageTexts } from './catalogTexts';

interface AddToCartFormProps extends Pick<
  ProductChoicesProps,
  'product' | 'choice' | 'onSizeChange' | 'onColorChange'
> {
  /** Add to Cart was pressed without a size: the error is shown. */
  readonly wasSizeMissed: boolean;
  readonly isWished: boolean;
  readonly onQuantityChange: (quantity: number) => void;
  /** Add to Cart was pressed with a valid choice. */
  readonly onAddToCart: () => void;
  /** Add to Cart was pressed without a size. */
  readonly onSizeMissing: () => void;
  readonly onWish: () => void;
  readonly onShare: () => void;
}

/**
 * Size, colour, quantity and Add to Cart. Returns a fragment: its parts
 * are items of the page's layout.
 */
export function AddToCartForm({
  product,
  choice,
  wasSizeMissed,
  isWished,
  onSizeChange,
  onColorChange,
  onQuantityChange,
  onAddToCart,
  onSizeMissing,
  onWish,
  onShare,
}: AddToCartFormProps) {
  const { sizeGroup, isMissing, withSize } = useRequiredSize(product.sizes, choice.size, onSizeMissing);
  return (
    <>
      <ProductChoices
        product={product}
        choice={choice}
        sizeGroup={sizeGroup}
        isSizeMissed={wasSizeMissed && isMissing}
        onSizeChange={onSizeChange}
        onColorChange={onColorChange}
        onQuantityChange={onQuantityChange}
      />
      <BuyBar
        price={product.price * choice.quantity}
        size={choice.size}
        isSizeMissing={isMissing}
        onAdd={() => withSize(onAddToCart)}
      />
      <Stack
        direction="row"
        spacing={1}
        sx={{
          flexWrap: 'wrap',
          '& > *': { flex: '1 0 0' },
          // A line of its own where three do not fit.
          '& > [aria-pressed]': { flexBasis: { xs: '100%', lg: 'auto' } },
        }}
      >
        <Button
          variant="outlined"
          aria-pressed={isWished}
          startIcon={isWished ? <Favorite color="primary" /> : <FavoriteBorder />}
          onClick={onWish}
        >
          {isWished ? cardTexts.inWishlist : cardTexts.addToWishlist}
        </Button>
        <Button variant="outlined" startIcon={<Share />} onClick={onShare}>
          {productPageTexts.share}
        </Button>
        <Button
          variant="outlined"
          component={RouterLink}
          to={routes.compare([product.id])}
          startIcon={<CompareArrows />}
        >
          {productPageTexts.compare}
        </Button>
      </Stack>
    </>
  );
}
