import { useMemo, type PropsWithChildren } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import type { CardProduct } from '../../api/models/types';
import { lazyPart } from '../../components/lazyPart';
import { ProductActionsContext } from '../../components/productActions';
import { productDialogOpened } from '../../features/catalog/catalogEvents';
import { selectWishedIds, wishAdded, wishRemoved } from '../../features/wishlist/wishlistSlice';
import { noDialogs, withDialogs } from '../../lib/productDialogs';
import type { RootState } from '../types';
import { LazyOverlay } from './LazyOverlay';
import { useIsHydrated } from '../../components/useIsPainted';

// Loaded when the pointer or the focus reaches a button that opens it.
const QuickView = lazyPart(() =>
  import(/* webpackChunkName: "quick-view" */ '../../features/catalog/QuickViewContainer').then(
    (module) => module.QuickViewContainer,
  ),
);
const ProductDemo = lazyPart(() =>
  import(/* webpackChunkName: "product-demo" */ '../../features/catalog/ProductDemoContainer').then(
    (module) => module.ProductDemoContainer,
  ),
);

const connector = connect((state: RootState) => ({ wishedIds: selectWishedIds(state) }), {
  wishAdded,
  wishRemoved,
  productDialogOpened,
  prefetchProduct: (id: string) => storefrontApi.util.prefetch('getProduct', { id }, {}),
});

/** Gives every product of a page its actions, and shows the dialogs that the address opens. */
export const ProductActionsContainer = connector(function ProductActionsContainer({
  wishedIds,
  wishAdded,
  wishRemoved,
  productDialogOpened,
  prefetchProduct,
  children,
}: PropsWithChildren<ConnectedProps<typeof connector>>) {
  const location = useLocation();
  const navigate = useNavigate();
  // A page rendered ahead of time knows no query: its dialogs open after hydration.
  const isHydrated = useIsHydrated();

  const actions = useMemo(
    () => ({
      wishedIds,
      onWish: (product: CardProduct) => {
        (wishedIds.has(product.id) ? wishRemoved : wishAdded)(product);
      },
      onQuickView: (view: string) => void productDialogOpened({ view }),
      onDemo: (demo: string, picture = 0) =>
        void productDialogOpened({ demo, picture: picture === 0 ? '' : String(picture + 1) }),
      onIntent: (dialog: 'view' | 'demo', id: string) => {
        void (dialog === 'view' ? QuickView : ProductDemo).preload();
        prefetchProduct(id);
      },
    }),
    [wishedIds, wishAdded, wishRemoved, productDialogOpened, prefetchProduct],
  );

  const query = new URLSearchParams(isHydrated ? location.search : '');
  // Of a dialog whose code could not be loaded.
  const close = (): void => void navigate(withDialogs(location, noDialogs), { replace: true });
  return (
    <ProductActionsContext value={actions}>
      {children}
      <LazyOverlay open={query.has('view')} onClose={close}>
        <QuickView />
      </LazyOverlay>
      <LazyOverlay open={query.has('demo')} onClose={close}>
        <ProductDemo />
      </LazyOverlay>
    </ProductActionsContext>
  );
});
