import { connect, type ConnectedProps } from 'react-redux';
import type { RootState } from '../../app/types';
import { PRODUCT_ROW_LIMIT } from '../../lib/constants';
import { addedFromCard } from '../cart';
import { selectViewed } from '../wishlist';
import { ProductRow } from './ProductRow';
import { productPageTexts } from './catalogTexts';

const connector = connect((state: RootState) => ({ viewed: selectViewed(state) }), { addedFromCard });

interface OwnProps {
  /** The id of a product that is left out, as its page is shown. */
  readonly except?: string;
}

/** The products that were viewed last on this device. Nothing where there are none. */
export const RecentlyViewedContainer = connector(function RecentlyViewedContainer({
  viewed,
  except,
  addedFromCard,
}: ConnectedProps<typeof connector> & OwnProps) {
  const products = viewed.filter(({ id }) => id !== except).slice(0, PRODUCT_ROW_LIMIT);
  if (products.length === 0) return null;
  return (
    <ProductRow title={productPageTexts.recentlyViewed} products={products} onAddToCart={addedFromCard} />
  );
});
