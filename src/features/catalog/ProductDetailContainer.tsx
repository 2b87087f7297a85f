import { useEffect } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { productIdOf } from '../../api/firstQueries';
import { selectListedProduct } from '../../api/loadedProducts';
import { useGetProductQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { DeferUntilPaint } from './DeferUntilPaint';
import { productViewed } from '../keptProducts';
import { selectLocation } from '../location';
import { isProductMissing, productToShow } from './isProductMissing';
import { MoreProductsContainer } from './MoreProductsContainer';
import { ProductDetailScreen, type ProductDetailView } from './ProductDetailScreen';
import { productLeft } from './productDraftSlice';
import { ProductGalleryContainer } from './ProductGalleryContainer';
import { AddToCartFormContainer } from './AddToCartFormContainer';
import { RecentlyViewedContainer } from './RecentlyViewedContainer';
import { ShopPromisesContainer } from './ShopPromisesContainer';
import { SpecificationListContainer } from './SpecificationListContainer';

const mapStateToProps = (state: RootState) => {
  const id = productIdOf(selectLocation(state).pathname);
  return { id, listed: selectListedProduct(state, id) };
};

const connector = connect(mapStateToProps, { productLeft, productViewed });

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
 * The product page. A missing product and one that cannot be loaded look alike. Until the answer comes, it shows what a list has said of the product. Its parts have containers of their own, so that a choice does not render the whole page.
 */
function ProductDetailBase({ id, listed, productLeft, productViewed }: Props) {
  const isBackOrForward = useNavigationType() === 'POP';
  // Not `data`: while this product is loading, that is the product before.
  const result = useGetProductQuery({ id });
  const { currentData: answered, isError } = result;
  const product = productToShow(result, listed);

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
        promises={<ShopPromisesContainer />}
        purchase={product ? <AddToCartFormContainer key={product.id} product={product} /> : null}
        specifications={
          product ? <SpecificationListContainer key={`facts ${product.id}`} product={product} /> : null
        }
      />
      <DeferUntilPaint key={id} isWhole={isBackOrForward}>
        {answered && <ViewedProduct product={answered} productViewed={productViewed} />}
        {product && product.category !== '' && <MoreProductsContainer key={product.id} product={product} />}
        {(product !== undefined || isError) && <RecentlyViewedContainer except={product?.id} />}
      </DeferUntilPaint>
    </>
  );
}

export const ProductDetailContainer = connector(ProductDetailBase);
