import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { selectListedProduct } from '../../api/storefrontApi';
import type { RootState } from '../../app/types';
import { priceToday } from '../../lib/lineChoice';
import { noDialogs, withDialogs } from '../../lib/productDialogs';
import { ownValue } from '../../lib/untrusted';
import { selectLocation } from '../location';
import { CartPanelCard } from './CartPanelCard';
import {
  panelClosed,
  selectCartCount,
  selectCartPanel,
  selectCartTotal,
  selectChecked,
  selectPanelLine,
} from './cartSlice';
import { additionUndone, checkoutPressed, lineSizeChosen } from './cartEvents';

/** How long the panel stays while neither the pointer nor the focus is in it, in milliseconds. */
const SHOWN_FOR = 8000;

const mapStateToProps = (state: RootState) => ({
  panel: selectCartPanel(state),
  line: selectPanelLine(state),
  product: selectListedProduct(state, selectPanelLine(state)?.id ?? ''),
  count: selectCartCount(state),
  total: selectCartTotal(state),
  checked: selectChecked(state),
  location: selectLocation(state),
});

const connector = connect(mapStateToProps, {
  onUndo: () => additionUndone(),
  onCheckout: () => checkoutPressed(),
  onSizeChoose: lineSizeChosen,
  onClose: () => panelClosed(),
});

type Props = ConnectedProps<typeof connector>;

/** The panel after adding from a card: it closes by itself unless it is pointed at or focused. */
function CartPanel(props: Props) {
  const { panel, line, product, checked, location, ...card } = props;
  const { onClose } = card;
  const [isHeld, setIsHeld] = useState(false);
  const isOpen = panel !== null && line !== undefined;
  const additions = panel?.additions ?? 0;

  useEffect(() => {
    if (!isOpen || isHeld) return undefined;
    const timer = window.setTimeout(onClose, SHOWN_FOR);
    return () => window.clearTimeout(timer);
  }, [isOpen, isHeld, additions, onClose]);

  if (!isOpen) return null;
  const known = ownValue(checked, line.id);
  const sizes = product?.sizes ?? known?.sizes ?? [];
  // Another choice would change the pieces too that had this size before.
  const isOfPanelAlone = line.selectedSize === '' || line.quantity === panel.quantity;
  const offered = isOfPanelAlone ? sizes : [line.selectedSize];

  return (
    <CartPanelCard
      {...card}
      line={line}
      price={priceToday(line, known) ?? line.price}
      hasSizes={panel.hasSizes}
      sizes={panel.hasSizes && sizes.length > 1 ? offered : []}
      choiceHref={withDialogs(location, { ...noDialogs, view: line.id, line: panel.key })}
      hasColors={product !== undefined && product.colors.length > 1}
      isIncrease={panel.isIncrease}
      additions={additions}
      onHeld={setIsHeld}
    />
  );
}

/** The count in the header is painted first. */
export const CartPanelContainer = connector(function CartPanelContainer(props: Props) {
  const shown = useDeferredValue(props);
  return useMemo(() => <CartPanel {...shown} />, [shown]);
});
