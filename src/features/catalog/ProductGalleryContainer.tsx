import { use } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { ProductActionsContext } from '../../components/productActions';
import { ProductGallery } from './ProductGallery';
import {
  pictureChosen,
  productDialogOpened,
  quickViewActions,
  selectProductDraft,
} from './productDraftSlice';

interface OwnProps {
  readonly product: Product;
}

const mapStateToProps = (state: RootState, { product }: OwnProps) => ({
  chosen: selectProductDraft(state, product.id).picture,
});

const connector = connect(mapStateToProps, {
  pictureChosen,
  productDialogOpened,
  demoPictureChosen: quickViewActions.pictureChosen,
});

/** A product's pictures on its page, one of them chosen. */
function ProductGalleryBase({
  product,
  chosen,
  pictureChosen,
  productDialogOpened,
  demoPictureChosen,
}: ConnectedProps<typeof connector> & OwnProps) {
  const { onIntent } = use(ProductActionsContext);
  const productId = product.id;
  return (
    <ProductGallery
      productId={productId}
      name={product.name}
      images={product.images}
      chosen={chosen}
      onChoose={(value) => {
        pictureChosen({ productId, value });
      }}
      onDemo={() => {
        // The full screen starts with the picture that is shown.
        demoPictureChosen({ productId, value: chosen });
        productDialogOpened({ demo: productId });
      }}
      onDemoIntent={() => onIntent('demo', productId)}
    />
  );
}

export const ProductGalleryContainer = connector(ProductGalleryBase);
