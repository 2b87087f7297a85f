import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { selectListedProduct } from '../../api/loadedProducts';
import { useGetProductQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { DemoFacts } from './DemoFacts';
import { productToShow } from './isProductMissing';
import { dimensionsOf } from './productDetails';
import { ProductDemo } from './ProductDemo';
import { useDialogAddress } from './useDialogAddress';

interface OwnProps {
  readonly isOpen: boolean;
  readonly id: string;
  readonly first: number;
  readonly onClose: () => void;
}

const connector = connect((state: RootState, { id }: OwnProps) => ({
  listed: selectListedProduct(state, id),
}));

/** The Product Demo: a product's pictures full screen, its dimensions and its description. */
const ConnectedDemo = connector(function ConnectedDemo({
  isOpen,
  id,
  first,
  listed,
  onClose,
}: ConnectedProps<typeof connector> & OwnProps) {
  const result = useGetProductQuery(id === '' ? skipToken : { id });
  const product = productToShow(result, listed);
  const images = product?.images ?? (result.isError || product === null ? [] : null);
  const [seen, setSeen] = useState({ isOpen, picture: first });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, picture: isOpen ? first : seen.picture });
  return (
    <ProductDemo
      isOpen={isOpen}
      name={product?.name ?? ''}
      images={images}
      chosen={images?.[seen.picture] === undefined ? 0 : seen.picture}
      onChoose={(picture) => setSeen({ isOpen, picture })}
      onClose={onClose}
      facts={
        product && (
          <DemoFacts dimensions={dimensionsOf(product.attributes)} description={product.description} />
        )
      }
    />
  );
});

/** The Product Demo that the address opens, over a Quick View or a page. */
export function ProductDemoContainer() {
  const { id, shownId, read, close } = useDialogAddress('demo', { demo: '', picture: '' });
  return (
    <ConnectedDemo isOpen={id !== ''} id={shownId} first={Number(read('picture')) - 1} onClose={close} />
  );
}
