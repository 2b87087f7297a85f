import { use } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { ProductActionsContext } from '../../components/productActions';
import { routes } from '../../lib/routes';
import { addedFromProductPage } from '../cart';
import { choiceOf, chosenColor, inColor } from './productDetails';
import {
  colorChosen,
  linkShared,
  quantityChosen,
  selectProductDraft,
  sizeChosen,
  sizeMissed,
} from './productDraftSlice';
import { AddToCartForm } from './AddToCartForm';
import { shareLink } from './shareLink';
import { toPublic } from '../../browser/publicPath';

interface OwnProps {
  readonly product: Product;
}

const mapStateToProps = (state: RootState, { product }: OwnProps) => ({
  draft: selectProductDraft(state, product.id),
});

const connector = connect(mapStateToProps, {
  addedFromProductPage,
  linkShared,
  sizeChosen,
  colorChosen,
  quantityChosen,
  sizeMissed,
});

/** The choice of a product, and adding it to the cart. */
function AddToCartFormBase({
  product,
  draft,
  addedFromProductPage,
  linkShared,
  sizeChosen,
  colorChosen,
  quantityChosen,
  sizeMissed,
}: ConnectedProps<typeof connector> & OwnProps) {
  const { wishedIds, onWish } = use(ProductActionsContext);
  const productId = product.id;
  const choice = choiceOf(product, draft);

  async function share(): Promise<void> {
    const url = new URL(toPublic(routes.product(productId)), window.location.origin).href;
    const result = await shareLink(product.name, url);
    if (result !== 'done') linkShared(result);
  }

  return (
    <AddToCartForm
      product={product}
      choice={choice}
      wasSizeMissed={draft.wasSizeMissed}
      isWished={wishedIds.has(productId)}
      onSizeChange={(value) => void sizeChosen({ productId, value })}
      onColorChange={(value) => void colorChosen(chosenColor(product, value))}
      onQuantityChange={(value) => void quantityChosen({ productId, value })}
      onAddToCart={() => void addedFromProductPage(inColor(product, choice.color), choice)}
      onSizeMissing={() => void sizeMissed({ productId })}
      onWish={() => onWish(product)}
      onShare={() => void share()}
    />
  );
}

export const AddToCartFormContainer = connector(AddToCartFormBase);
