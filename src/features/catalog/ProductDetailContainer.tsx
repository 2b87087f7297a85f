import { useEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../api/storefrontApi';
import type { ProductDetailView } from './ProductDetailScreen';
import { ProductDetailScreen } from './ProductDetailScreen';
import { productLeft } from './productDraftSlice';
import { ProductGalleryContainer } from './ProductGalleryContainer';
import { PurchaseFormContainer } from './PurchaseFormContainer';

const connector = connect(null, { productLeft });

type Props = ConnectedProps<typeof connector>;

/**
 * One product, and how much of it in which size and colour goes into the cart (specification, "Product
 * detail"). A product that is not there and one that cannot be loaded look alike (section 8). A choice draws its
 * own part of the page anew, not the page.
 */
function ProductDetailBase({ productLeft }: Props) {
  const { id = '' } = useParams();
  // Not `data`: that would be the product before this one while this one is on its way.
  const { currentData: product, isError } = useGetProductQuery({ id });

  // The next visit begins without what was chosen in this one.
  useEffect(() => () => void productLeft(), [id, productLeft]);

  function view(): ProductDetailView {
    if (product) return { kind: 'ready', product };
    return product === null || isError ? { kind: 'notFound' } : { kind: 'loading' };
  }

  return (
    <ProductDetailScreen
      view={view()}
      gallery={product ? <ProductGalleryContainer key={product.id} product={product} /> : null}
      purchase={product ? <PurchaseFormContainer key={product.id} product={product} /> : null}
    />
  );
}

export const ProductDetailContainer = connector(ProductDetailBase);
