import { skipToken } from '@reduxjs/toolkit/query/react';
import { connect, type ConnectedProps } from 'react-redux';
import { selectListedProduct } from '../../api/loadedProducts';
import { useGetProductQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { DemoFacts } from './DemoFacts';
import { productToShow } from './isProductMissing';
import { dimensionsOf } from './productDetails';
import { ProductDemo } from './ProductDemo';
import { quickViewActions, selectQuickViewDraft } from './productDraftSlice';
import { useDialogAddress } from './useDialogAddress';
import { useShownWhileClosing } from './useShownWhileClosing';

interface OwnProps {
  /** The product's id; '' while the pictures are closed. */
  readonly id: string;
  readonly onClose: () => void;
}

const connector = connect(
  (state: RootState, { id }: OwnProps) => ({
    picture: selectQuickViewDraft(state, id).picture,
    listed: selectListedProduct(state, id),
  }),
  { pictureChosen: quickViewActions.pictureChosen },
);

/** The Product Demo: a product's pictures full screen, its dimensions and its description. */
function ProductDemoBase({
  id,
  picture,
  listed,
  pictureChosen,
  onClose,
}: ConnectedProps<typeof connector> & OwnProps) {
  const isOpen = id !== '';
  const productId = useShownWhileClosing(id, isOpen);
  const result = useGetProductQuery(productId === '' ? skipToken : { id: productId });
  const product = productToShow(result, listed);
  return (
    <ProductDemo
      isOpen={isOpen}
      name={product?.name ?? ''}
      images={product?.images ?? (result.isError || product === null ? [] : null)}
      chosen={picture}
      onChoose={(value) => {
        pictureChosen({ productId, value });
      }}
      onClose={onClose}
      facts={
        product && (
          <DemoFacts dimensions={dimensionsOf(product.attributes)} description={product.description} />
        )
      }
    />
  );
}

const ConnectedDemo = connector(ProductDemoBase);

/** The Product Demo that the address opens, over a Quick View or a page. */
export function ProductDemoContainer() {
  const { read, close } = useDialogAddress({ demo: '' });
  return <ConnectedDemo id={read('demo')} onClose={close} />;
}
