import { useEffect, useState, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import type { Product } from '../../api/models/types';
import { productIdOf } from '../../api/publicQueries';
import { selectListedProduct } from '../../api/loadedProducts';
import { shownOf, useGetProductQuery } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { productViewed } from '../wishlist';
import { selectLocation } from '../location';
import { isProductMissing, productToShow } from './isProductMissing';
import { MoreProductsContainer } from './MoreProductsContainer';
import { OtherProductsContainer } from './OtherProductsContainer';
import { ProductDetailScreen } from './ProductDetailScreen';
import { AddToCartForm } from './AddToCartForm';
import { RecentlyViewedContainer } from './RecentlyViewedContainer';
import { ShopPromises } from './ShopPromises';
import { useIsPainted } from '../../components/useIsPainted';

interface DeferUntilPaintProps {
  /** Whether the page is needed as a whole at once, as for the scroll position that Back restores. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
}

/** What is below the first screen of a page: rendered, and its effects run, after the rest of the page was painted. */
export function DeferUntilPaint({ isWhole, children }: DeferUntilPaintProps) {
  return useIsPainted(isWhole) ? children : null;
}

const mapStateToProps = (state: RootState) => {
  const id = productIdOf(selectLocation(state).pathname);
  return { id, listed: selectListedProduct(state, id) };
};

const connector = connect(mapStateToProps, { productViewed });

type Props = ConnectedProps<typeof connector>;

function ViewedProduct({
  product,
  productViewed,
}: Pick<Props, 'productViewed'> & { readonly product: Product }) {
  useEffect(() => {
    productViewed(product);
  }, [product, productViewed]);
  return null;
}

/**
 * The product page. A missing product and one that cannot be loaded look alike. Until the answer comes, it shows what a list
 * has said of the product. Its parts keep their own state, so that a choice does not render the whole page.
 */
export const ProductDetailContainer = connector(function ProductDetailContainer({
  id,
  listed,
  productViewed,
}: Props) {
  const isBackOrForward = useNavigationType() === 'POP';
  // Not `data`: while this product is loading, that is the product before.
  const result = useGetProductQuery({ id }, { selectFromResult: shownOf });
  const { currentData: answered, isError } = result;
  const product = productToShow(result, listed);

  /** The index of the picture that is shown, from 0 for every product. */
  const [picture, setPicture] = useState(0);
  const [pictureOf, setPictureOf] = useState(product?.id);
  if (pictureOf !== product?.id) {
    setPictureOf(product?.id);
    setPicture(0);
  }

  return (
    <>
      <ProductDetailScreen
        isMissing={isProductMissing(result)}
        product={product ?? null}
        picture={picture}
        onPictureChange={setPicture}
        promises={<ShopPromises />}
        purchase={product && <AddToCartForm product={product} onPictureChange={setPicture} />}
      />
      <DeferUntilPaint key={id} isWhole={isBackOrForward}>
        {answered && <ViewedProduct product={answered} productViewed={productViewed} />}
        {product && product.category !== '' && <MoreProductsContainer key={product.id} product={product} />}
        {product && <RecentlyViewedContainer except={product.id} />}
        {product === undefined && isError && <OtherProductsContainer />}
      </DeferUntilPaint>
    </>
  );
});
