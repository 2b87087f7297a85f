import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import type { RootState } from '../../app/types';
import { CartScreen } from './CartScreen';
import {
  selectCartChanges,
  selectCartSaved,
  selectChecked,
  selectListedRemovals,
  selectCartCount,
  selectCartLines,
  selectCartStatus,
  selectCartTotal,
  cartOpened,
} from './cartSlice';
import {
  checkoutPressed,
  cleared,
  lineQuantityChanged,
  lineRemoved,
  saveForLaterPressed,
  lineSizeChosen,
  removalUndone,
} from './cartEvents';

const mapStateToProps = (state: RootState) => ({
  status: selectCartStatus(state),
  lines: selectCartLines(state),
  count: selectCartCount(state),
  total: selectCartTotal(state),
  saved: selectCartSaved(state),
  checked: selectChecked(state),
  changes: selectCartChanges(state),
  removals: selectListedRemovals(state),
});

const connector = connect(mapStateToProps, {
  cartOpened,
  lineQuantityChanged,
  lineRemoved,
  saveForLaterPressed,
  lineSizeChosen,
  cleared,
  removalUndone,
  checkoutPressed,
});

interface OwnProps {
  /** Shown below an empty cart. */
  readonly belowEmpty?: ReactNode;
}

/** The cart. Signed out, Checkout leads to the sign-in page and back. */
function CartContainerBase({
  status,
  lines,
  count,
  total,
  saved,
  checked,
  changes,
  removals,
  cartOpened,
  lineQuantityChanged,
  lineRemoved,
  saveForLaterPressed,
  lineSizeChosen,
  cleared,
  removalUndone,
  checkoutPressed,
  belowEmpty,
}: ConnectedProps<typeof connector> & OwnProps) {
  const isBackOrForward = useNavigationType() === 'POP';
  // Updates of the store are rendered in one task; the first view of the lines is too much for one on a slow phone.
  const shownStatus = useDeferredValue(status);

  const isShown = shownStatus !== 'loading';
  // Not before: each answer of the store would start the view of a long cart anew.
  useEffect(() => {
    if (isShown) cartOpened();
  }, [isShown, cartOpened]);

  if (!isShown) return <CartScreen view={{ kind: 'loading' }} />;
  const isEmpty = lines.length === 0;
  const screen = (
    <CartScreen
      view={{
        kind: isEmpty ? 'empty' : 'ready',
        lines,
        count,
        total,
        saved,
        checked,
        changes,
        removals,
        isWhole: isBackOrForward,
        onQuantityChange: lineQuantityChanged,
        onRemove: lineRemoved,
        onSizeChoose: lineSizeChosen,
        onSave: saveForLaterPressed,
        onClear: cleared,
        onPutBack: removalUndone,
        onCheckout: () => void checkoutPressed(),
      }}
    />
  );
  return (
    <>
      {screen}
      {isEmpty && belowEmpty}
    </>
  );
}

export const CartContainer = connector(CartContainerBase);
