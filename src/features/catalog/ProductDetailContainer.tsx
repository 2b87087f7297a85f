import { useEffect } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useNavigationType, useParams } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { useGetProductQuery } from '../../api/storefrontApi';
import { AfterPaint } from './AfterPaint';
import { productViewed } from '../keptProducts';
import { isProductMissing } from './isProductMissing';
import { MoreProductsContainer } from './MoreProductsContainer';
import type { ProductDetailView } from './ProductDetailScreen';
import { ProductDetailScreen } from './ProductDetailScreen';
import { productLeft } from './productDraftSlice';
import { ProductGalleryContainer } from './ProductGalleryContainer';
import { AddToCartFormContainer } from './AddToCartFormContainer';
import { RecentlyViewedContainer } from './RecentlyViewedContainer';
import { SpecificationListContainer } from './SpecificationListContainer';

const connector = connect(null, { productLeft, productViewed });

type Props = ConnectedProps<typeof connector>;

interface ViewedProductProps extends Pick<Props, 'productViewed'> {
  readonly product: Product;
}

/** Adds a product to those that were viewed last. */
function ViewedProduct({ product, productViewed }: ViewedProductProps) {
  useEffect(() => {
    productViewed(product);
  }, [product, productViewed]);
  return null;
}

/**
 * The product page (specification, "Product detail"). A missing product and one that cannot be loaded look alike
 * (section 8). Its parts have containers of their own, so that a choice does not render the whole page.
 */
function ProductDetailBase({ productLeft, productViewed }: Props) {
  const { id = '' } = useParams();
  const isBackOrForward = useNavigationType() === 'POP';
  // Not `data`: while this product is loading, that is the product before.
  const result = useGetProductQuery({ id });
  const { currentData: product, isError } = result;

  // The next visit starts without the choices of this one.
  useEffect(() => () => void productLeft(), [id, productLeft]);

  function view(): ProductDetailView {
    if (isProductMissing(result)) return { kind: 'notFound' };
    return product ? { kind: 'ready', product } : { kind: 'loading' };
  }

  return (
    <>
      <ProductDetailScreen
        view={view()}
        gallery={product ? <ProductGalleryContainer key={product.id} product={product} /> : null}
        purchase={product ? <AddToCartFormContainer key={product.id} product={product} /> : null}
        specifications={
          product ? <SpecificationListContainer key={`facts ${product.id}`} product={product} /> : null
        }
      />
      <AfterPaint key={id} isWhole={isBackOrForward}>
        {product && <ViewedProduct product={product} productViewed={productViewed} />}
        {product && product.category !== '' && <MoreProductsContainer key={product.id} product={product} />}
        {(product !== undefined || isError) && <RecentlyViewedContainer except={product?.id} />}
      </AfterPaint>
    </>
  );
}

export const ProductDetailContainer = connector(ProductDetailBase);
