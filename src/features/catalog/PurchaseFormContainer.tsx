import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { onlyOption } from '../../lib/lineChoice';
import { addedFromProductPage } from '../cart/cartSlice';
import { toastShown } from '../notifications/notificationsSlice';
import { initialSize } from './productDetails';
import { colorChosen, quantityChosen, selectProductDraft, sizeChosen, sizeMissed } from './productDraftSlice';
import { PurchaseForm } from './PurchaseForm';
import { sizeMissing } from './sizeMissing';

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
  const productId = product.id;
  const choice = {
    size: draft.size ?? initialSize(product.sizes),
    color: draft.color ?? onlyOption(product.colors),
    quantity: draft.quantity,
  };

  return (
    <PurchaseForm
      product={product}
      choice={choice}
      wasSizeMissed={draft.wasSizeMissed}
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
        toastShown({ variant: 'destructive', ...sizeMissing });
      }}
    />
  );
}

export const PurchaseFormContainer = connector(PurchaseFormBase);
