import CompareArrows from '@mui/icons-material/CompareArrows';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Share from '@mui/icons-material/ShareOutlined';
import Button from '@mui/material/Button';
import { use } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Product } from '../../api/models/types';
import { toPublic } from '../../browser/publicPath';
import { cardTexts } from '../../components/componentTexts';
import { ProductActionsContext } from '../../components/productActions';
import { routes } from '../../lib/routes';
import { addedFromProductPage } from '../cart';
import { BuyBar } from './BuyBar';
import { ButtonRow } from './ButtonRow';
import { choiceChanged, linkShared, sizeMissed } from './catalogEvents';
import { productPageTexts } from './catalogTexts';
import { ProductChoices } from './ProductChoices';
import { inColor } from './productDetails';
import { shareLink } from './shareLink';
import { useProductChoice } from './useProductChoice';

interface OwnProps {
  readonly product: Product;
  readonly onPictureChange: (index: number) => void;
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
      <ProductChoices {...choices} />
      <BuyBar
        price={product.price * choice.quantity}
        size={choice.size}
        isSizeMissing={isSizeMissing}
        onAdd={() => withSize(() => void addedFromProductPage(inColor(product, choice.color), choice))}
      />
      <ButtonRow>
        <Button
          variant="outlined"
          aria-pressed={isWished}
          startIcon={isWished ? <Favorite color="primary" /> : <FavoriteBorder />}
          onClick={() => onWish(product)}
        >
          {isWished ? cardTexts.inWishlist : cardTexts.addToWishlist}
        </Button>
        <Button variant="outlined" startIcon={<Share />} onClick={() => void share()}>
          {productPageTexts.share}
        </Button>
        <Button variant="outlined" href={routes.compare([product.id])} startIcon={<CompareArrows />}>
          {productPageTexts.compare}
        </Button>
      </ButtonRow>
    </>
  );
});
