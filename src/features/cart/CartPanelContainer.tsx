import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { selectListedProduct } from '../../api/loadedProducts';
import type { RootState } from '../../app/types';
import { selectAuthStatus } from '../auth';
import { selectLocation } from '../location';
import { CartPanelCard } from './CartPanelCard';
import { selectCartCount, selectCartPanel, selectCartTotal, selectPanelLine, panelClosed } from './cartSlice';
import { additionUndone, checkoutRefused } from './cartEvents';
import { useCheckOut } from './useCheckOut';

/** How long the panel stays while neither the pointer nor the focus is in it, in milliseconds. */
const SHOWN_FOR = 8000;

/** Whether the line's product has several colours, by what this page has loaded of it. */
function selectHasColors(state: RootState): boolean {
  const product = selectListedProduct(state, selectPanelLine(state)?.id ?? '');
  return product !== undefined && product.colors.length > 1;
}

const mapStateToProps = (state: RootState) => ({
  panel: selectCartPanel(state),
  line: selectPanelLine(state),
  hasColors: selectHasColors(state),
  count: selectCartCount(state),
  total: selectCartTotal(state),
  authStatus: selectAuthStatus(state),
  path: selectLocation(state).pathname,
});

const connector = connect(mapStateToProps, { additionUndone, checkoutRefused, panelClosed });

type Props = ConnectedProps<typeof connector>;

/** The panel after adding from a card: it closes by itself unless it is pointed at or focused. */
function CartPanel(props: Props) {
  const { panel, line, hasColors, count, total, authStatus, path } = props;
  const { additionUndone, checkoutRefused, panelClosed } = props;
  const checkOut = useCheckOut(authStatus, checkoutRefused);
  const [isHeld, setIsHeld] = useState(false);
  const isOpen = panel !== null && line !== undefined;
  const additions = panel?.additions ?? 0;

  useEffect(() => {
    if (!isOpen || isHeld) return undefined;
    const timer = window.setTimeout(panelClosed, SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [isOpen, isHeld, additions, panelClosed]);

  // Another page was opened.
  useEffect(() => () => void panelClosed(), [path, panelClosed]);

  if (!isOpen) return null;

  return (
    <CartPanelCard
      line={line}
      hasSizes={panel.hasSizes}
      hasColors={hasColors}
      isIncrease={panel.isIncrease}
      additions={additions}
      count={count}
      total={total}
      onUndo={() => void additionUndone()}
      onCheckout={checkOut}
      onClose={() => void panelClosed()}
      onHeld={setIsHeld}
    />
  );
}

/** The count in the header is painted first. */
function CartPanelBase(props: Props) {
  const shown = useDeferredValue(props);
  return useMemo(() => <CartPanel {...shown} />, [shown]);
}

export const CartPanelContainer = connector(CartPanelBase);
