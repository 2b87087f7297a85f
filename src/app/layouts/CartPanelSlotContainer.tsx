import { useDeferredValue, useEffect } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { LazyBoundary } from '../../components/LazyBoundary';
import { lazyPart } from '../../components/lazyPart';
import { selectCartPanel, selectPanelLine, panelClosed } from '../../features/cart/cartSlice';
import { cartTexts } from '../../features/cart/cartTexts';
import { toastShown } from '../../features/notifications/notificationsSlice';
import type { RootState } from '../types';

const CartPanel = lazyPart(() =>
  import(/* webpackChunkName: "cart-panel" */ '../../features/cart/CartPanelContainer').then(
    (module) => module.CartPanelContainer,
  ),
);

export const preloadCartPanel = CartPanel.preload;

const connector = connect(
  (state: RootState) => ({ panel: selectCartPanel(state), line: selectPanelLine(state) }),
  { panelClosed, toastShown },
);

type SlotProps = ConnectedProps<typeof connector>;

/** Says what was added in a toast, where the panel's code could not be loaded. */
function InToast({ panel, line, panelClosed, toastShown }: SlotProps) {
  useEffect(() => {
    if (panel === null || line === undefined) return;
    toastShown({ message: (panel.isIncrease ? cartTexts.increased : cartTexts.added)(line.name) });
    panelClosed();
  }, [panel, line, panelClosed, toastShown]);
  return null;
}

/** Loads the panel that opens after adding from a card, when the first one is added. */
export const CartPanelSlotContainer = connector(function CartPanelSlotContainer(props: SlotProps) {
  const isOpen = props.panel !== null;
  // The count in the header is painted first; a panel that is closed goes at once.
  const wasPainted = useDeferredValue(isOpen);
  if (!isOpen || !wasPainted) return null;
  return (
    <LazyBoundary renderFailure={() => <InToast {...props} />}>
      <CartPanel />
    </LazyBoundary>
  );
});
