import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { useNavigationType } from 'react-router-dom';
import type { RootState } from '../../app/types';
import { selectAuthStatus } from '../auth';
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
  checkoutRefused,
  cleared,
  lineQuantityChanged,
  lineRemoved,
  lineSaveWanted,
  lineSizeChosen,
  productCheckWanted,
  removalUndone,
} from './cartEvents';
import { useCheckOut } from './useCheckOut';

const mapStateToProps = (state: RootState) => ({
  status: selectCartStatus(state),
  lines: selectCartLines(state),
  count: selectCartCount(state),
  total: selectCartTotal(state),
  saved: selectCartSaved(state),
  checked: selectChecked(state),
  changes: selectCartChanges(state),
  removals: selectListedRemovals(state),
  authStatus: selectAuthStatus(state),
});

const connector = connect(mapStateToProps, {
  cartOpened,
  lineQuantityChanged,
  lineRemoved,
  lineSaveWanted,
  lineSizeChosen,
  cleared,
  removalUndone,
  checkoutRefused,
  productCheckWanted,
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
  authStatus,
  cartOpened,
  lineQuantityChanged,
  lineRemoved,
  lineSaveWanted,
  lineSizeChosen,
  cleared,
  removalUndone,
  checkoutRefused,
  productCheckWanted,
  belowEmpty,
}: ConnectedProps<typeof connector> & OwnProps) {
  const checkOut = useCheckOut(authStatus, checkoutRefused);
  const isBackOrForward = useNavigationType() === 'POP';
  // Updates of the store are rendered in one task; the first view of the lines is too much for one on a slow phone.
  const shownStatus = useDeferredValue(status);

  useEffect(() => {
    cartOpened();
  }, [cartOpened]);

  const isShown = shownStatus !== 'loading';
  // Not before: each answer of the store would start the view of a long cart anew.
  useEffect(() => {
    if (isShown) productCheckWanted();
  }, [isShown, productCheckWanted]);

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
        onSave: lineSaveWanted,
        onClear: cleared,
        onPutBack: removalUndone,
        onCheckout: checkOut,
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
