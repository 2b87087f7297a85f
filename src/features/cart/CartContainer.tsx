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
  onQuantityChange: lineQuantityChanged,
  onRemove: lineRemoved,
  onSave: saveForLaterPressed,
  onSizeChoose: lineSizeChosen,
  onClear: () => cleared(),
  onPutBack: removalUndone,
  onCheckout: () => checkoutPressed(),
});

type Props = ConnectedProps<typeof connector> & { readonly others?: ReactNode };

/** Signed out, Checkout leads to the sign-in page and back. */
export const CartContainer = connector(function CartContainer(props: Props) {
  const { status, cartOpened, others, ...cart } = props;
  const isBackOrForward = useNavigationType() === 'POP';
  // Updates of the store are rendered in one task; the first view of the lines is too much for one on a slow phone.
  const shownStatus = useDeferredValue(status);

  const isShown = shownStatus !== 'loading';
  // Not before: each answer of the server would start the view of a long cart anew.
  useEffect(() => {
    if (isShown) cartOpened();
  }, [isShown, cartOpened]);

  if (!isShown) return <CartScreen cart={null} />;
  return (
    <>
      <CartScreen cart={{ ...cart, isWhole: isBackOrForward }} />
      {cart.lines.length === 0 && others}
    </>
  );
});
