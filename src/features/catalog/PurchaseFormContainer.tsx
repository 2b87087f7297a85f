import { use } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { ProductActionsContext } from '../../components/productActions';
import { routes } from '../../lib/routes';
import { addedFromProductPage } from '../cart/cartSlice';
import { toastShown } from '../notifications/notificationsSlice';
import { choiceOf } from './productDetails';
import { colorChosen, quantityChosen, selectProductDraft, sizeChosen, sizeMissed } from './productDraftSlice';
import { PurchaseForm } from './PurchaseForm';
import { shareLink } from './shareLink';
import { productTexts } from './productTexts';
import { productPageTexts } from './productPageTexts';
import { toPublic } from '../../lib/publicPath';

interface OwnProps {
  readonly product: Product;
}

const mapStateToProps = (state: RootState, { product }: OwnProps) => ({
  draft: selectProductDraft(state, product.id),
});

const connector = connect(mapStateToProps, {
  addedFromProductPage,
  toastShown,
  sizeChosen,
  colorChosen,
  quantityChosen,
  sizeMissed,
});

const shareTexts = {
  copied: productPageTexts.linkCopied,
  failed: {
    variant: 'info',
    ...productPageTexts.linkNotCopied,
  },
} as const;

/** The choice of a product, and adding it to the cart (specification, "Product detail" and section 5). */
function PurchaseFormBase({
  product,
  draft,
  addedFromProductPage,
  toastShown,
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
    if (result !== 'done') toastShown(shareTexts[result]);
  }

  return (
    <PurchaseForm
      product={product}
      choice={choice}
      wasSizeMissed={draft.wasSizeMissed}
      isWished={wishedIds.has(productId)}
      onSizeChange={(value) => {
        sizeChosen({ productId, value });
      }}
      onColorChange={(value) => {
        colorChosen({ productId, value });
      }}
      onQuantityChange={(value) => {
        quantityChosen({ productId, value });
      }}
      onAddToCart={() => {
        addedFromProductPage(product, choice);
      }}
      onSizeMissing={() => {
        sizeMissed({ productId });
        toastShown({ variant: 'destructive', ...productTexts.sizeMissing });
      }}
      onWish={() => onWish(product)}
      onShare={() => void share()}
    />
  );
}

export const PurchaseFormContainer = connector(PurchaseFormBase);
