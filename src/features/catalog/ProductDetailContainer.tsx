import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../api/storefrontApi';
import { addedFromProductPage } from '../cart/cartSlice';
import { toastShown } from '../notifications/notificationsSlice';
import type { ProductDetailView } from './ProductDetailScreen';
import { ProductDetailScreen } from './ProductDetailScreen';
import { sizeMissing } from './sizeMissing';

const connector = connect(null, { addedFromProductPage, toastShown });

type Props = ConnectedProps<typeof connector>;

/**
 * One product, and how much of it in which size and colour goes into the cart (specification, "Product
 * detail"). A product that is not there and one that cannot be loaded look alike (section 8).
 */
function ProductDetailBase({ addedFromProductPage, toastShown }: Props) {
  const { id = '' } = useParams();
  // Not `data`: that would be the product before this one while this one is on its way.
  const { currentData: product, isError } = useGetProductQuery({ id });

  function view(): ProductDetailView {
    if (product) return { kind: 'ready', product };
    return product === null || isError ? { kind: 'notFound' } : { kind: 'loading' };
  }

  return (
    <ProductDetailScreen
      view={view()}
      onAddToCart={(choice) => {
        if (product) addedFromProductPage(product, choice);
      }}
      onSizeMissing={() => {
        toastShown({ variant: 'destructive', ...sizeMissing });
      }}
    />
  );
}

export const ProductDetailContainer = connector(ProductDetailBase);
