import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import type { Product } from '../../api/models/types';
import type { RootState } from '../../app/types';
import { ProductGallery } from './ProductGallery';
import { pictureChosen, selectProductDraft } from './productDraftSlice';

interface OwnProps {
  readonly product: Product;
}

const mapStateToProps = (state: RootState, { product }: OwnProps) => ({
  chosen: selectProductDraft(state, product.id).picture,
});

const connector = connect(mapStateToProps, { pictureChosen });

/** A product's pictures, one of them chosen. */
function ProductGalleryBase({ product, chosen, pictureChosen }: ConnectedProps<typeof connector> & OwnProps) {
  return (
    <ProductGallery
      productId={product.id}
      name={product.name}
      images={product.images}
      chosen={chosen}
      onChoose={(value) => {
        pictureChosen({ productId: product.id, value });
      }}
    />
  );
}

export const ProductGalleryContainer = connector(ProductGalleryBase);
