import { useRef } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import type { Product } from '../../api/models/types';
import { storefrontApi } from '../../api/storefrontApi';
import { useNearViewport } from '../../components/useNearViewport';
import { PRODUCT_ROW_LIMIT } from '../../lib/constants';
import { addedFromCard } from '../cart';
import { similarArg } from './productDetails';
import { ProductRow } from './ProductRow';
import { productPageTexts } from './catalogTexts';

const connector = connect(null, { addedFromCard });

interface OwnProps {
  /** The product beside which they are shown, or the category alone with no id. */
  readonly product: Pick<Product, 'id' | 'category'>;
}

/** Other products of a product's category, loaded when the shopper comes near them. Nothing where there are none. */
export const MoreProductsContainer = connector(function MoreProductsContainer({
  product,
  addedFromCard,
}: ConnectedProps<typeof connector> & OwnProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  const arg = similarArg(product.category);
  storefrontApi.endpoints.listProducts.useQuerySubscription(arg, { skip: !isNear });
  // What is in the store is shown, wherever the page is scrolled to.
  const { currentData: page, isError } = storefrontApi.endpoints.listProducts.useQueryState(arg);
  const others = page?.products.filter(({ id }) => id !== product.id).slice(0, PRODUCT_ROW_LIMIT);
  if (isError || others?.length === 0) return null;
  return (
    <ProductRow
      title={productPageTexts.moreFrom(product.category)}
      products={others ?? null}
      onAddToCart={addedFromCard}
      sectionRef={section}
    />
  );
});
