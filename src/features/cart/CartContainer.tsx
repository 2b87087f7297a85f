import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { RootState } from '../../app/types';
import { routes } from '../../lib/routes';
import { selectAuthStatus } from '../auth/authSelectors';
import { CartScreen } from './CartScreen';
import { lineKey } from './cartLine';
import { selectCartCount, selectCartLines, selectCartStatus, selectCartTotal } from './cartSelectors';
import { checkoutRefused, cleared, lineQuantityChanged, lineRemoved } from './cartSlice';

const mapStateToProps = (state: RootState) => ({
  status: selectCartStatus(state),
  lines: selectCartLines(state),
  count: selectCartCount(state),
  total: selectCartTotal(state),
  authStatus: selectAuthStatus(state),
});

const connector = connect(mapStateToProps, { lineQuantityChanged, lineRemoved, cleared, checkoutRefused });

/** The cart (specification, section 2). Checking out signed out leads over the sign-in page and back. */
function CartContainerBase({
  status,
  lines,
  count,
  total,
  authStatus,
  lineQuantityChanged,
  lineRemoved,
  cleared,
  checkoutRefused,
}: ConnectedProps<typeof connector>) {
  const navigate = useNavigate();

  function checkOut(): void {
    if (authStatus === 'signedIn') void navigate(routes.checkout);
    else checkoutRefused();
  }

  if (status === 'loading') return <CartScreen view={{ kind: 'loading' }} />;
  if (lines.length === 0) return <CartScreen view={{ kind: 'empty' }} />;
  return (
    <CartScreen
      view={{
        kind: 'ready',
        lines: lines.map((line) => ({ ...line, key: lineKey(line) })),
        count,
        total,
        onQuantityChange: (key, quantity) => lineQuantityChanged({ key, quantity }),
        onRemove: (key) => lineRemoved({ key }),
        onClear: () => cleared(),
        onCheckout: checkOut,
      }}
    />
  );
}

export const CartContainer = connector(CartContainerBase);
