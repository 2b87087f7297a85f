import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { storefrontApi } from '../../api/storefrontApi';
import { lazyComponent } from '../../components/lazyComponent';
import { ProductActionsContext } from '../../components/productActions';
import { productDialogOpened } from '../../features/catalog/productDraftSlice';
import { selectWishedIds, wishAdded, wishRemoved } from '../../features/keptProducts/keptProductsSlice';
import { readDialogs, withDialogs } from '../../lib/productDialogs';
import type { RootState } from '../types';
import { MountOnOpen } from './MountOnOpen';

// Loaded when the pointer or the focus reaches a button that opens one of them.
const quickView = lazyComponent(() =>
  import(/* webpackChunkName: "quick-view" */ '../../features/catalog/QuickViewContainer').then(
    (module) => module.QuickViewContainer,
  ),
);
const productDemo = lazyComponent(() =>
  import(/* webpackChunkName: "product-demo" */ '../../features/catalog/ProductDemoContainer').then(
    (module) => module.ProductDemoContainer,
  ),
);

const connector = connect((state: RootState) => ({ wishedIds: selectWishedIds(state) }), {
  wishAdded,
  wishRemoved,
  productDialogOpened,
  productWanted: (id: string) => storefrontApi.util.prefetch('getProduct', { id }, {}),
});

interface OwnProps {
  /** The page. */
  readonly children: ReactNode;
}

const never = () => () => undefined;

/** Gives every product of a page its actions, and shows the dialogs that the address opens. */
function ProductActionsBase({
  wishedIds,
  wishAdded,
  wishRemoved,
  productDialogOpened,
  productWanted,
  children,
}: ConnectedProps<typeof connector> & OwnProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  /** The keys of the entries that this visit has made. */
  const madeEntries = useRef(new Set<string>());
  useEffect(() => {
    if (navigationType === 'PUSH') madeEntries.current.add(location.key);
  }, [navigationType, location.key]);
  // A page rendered ahead of time knows no query: its dialogs open after hydration.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const dialogs = readDialogs(isHydrated ? location.search : '');

  const actions = useMemo(
    () => ({
      wishedIds,
      onWish: (product: Parameters<typeof wishAdded>[0]) => {
        if (wishedIds.has(product.id)) wishRemoved(product);
        else wishAdded(product);
      },
      onQuickView: (id: string) => void productDialogOpened({ view: id }),
      onDemo: (id: string) => void productDialogOpened({ demo: id }),
      onIntent: (id: string) => {
        void quickView.preload();
        void productDemo.preload();
        productWanted(id);
      },
    }),
    [wishedIds, wishAdded, wishRemoved, productDialogOpened, productWanted],
  );

  /** Goes back to the page below, or replaces the address where this entry was not made by opening the dialog. */
  function close(rest: Partial<typeof dialogs>): void {
    if (madeEntries.current.has(location.key)) void navigate(-1);
    else void navigate(withDialogs(location, rest), { replace: true });
  }

  const closeView = (): void => close({});
  const closeDemo = (): void => close({ ...dialogs, demo: '' });
  return (
    <ProductActionsContext value={actions}>
      {children}
      <MountOnOpen open={dialogs.view !== ''} onClose={closeView}>
        <quickView.Component id={dialogs.view} lineKey={dialogs.line} onClose={closeView} />
      </MountOnOpen>
      <MountOnOpen open={dialogs.demo !== ''} onClose={closeDemo}>
        <productDemo.Component id={dialogs.demo} onClose={closeDemo} />
      </MountOnOpen>
    </ProductActionsContext>
  );
}

export const ProductActionsContainer = connector(ProductActionsBase);
