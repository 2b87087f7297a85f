import { connect, type ConnectedProps } from 'react-redux';
import { selectAuthStatus, signedOut } from '../../features/auth/authSlice';
import { selectKnownCartCount } from '../../features/cart/cartSlice';
import { selectWishlist } from '../../features/keptProducts/keptProductsSlice';
import { overlayClosed, overlayOpened, selectLocation, selectOverlay } from '../../features/location';
import type { RootState } from '../types';
import { Header, type HeaderProps } from './Header';
import { HeaderSearchContainer } from './HeaderSearchContainer';

const mapStateToProps = (state: RootState) => ({
  menuOpen: selectOverlay(state) === 'menu',
  locationKey: selectLocation(state).key,
  authStatus: selectAuthStatus(state),
  cartCount: selectKnownCartCount(state),
  wishCount: selectWishlist(state).length,
});

const connector = connect(mapStateToProps, {
  onMenuOpen: () => overlayOpened('menu'),
  onMenuClose: () => overlayClosed(),
  onSignOut: () => signedOut({ from: 'header' }),
});

type Props = ConnectedProps<typeof connector> &
  Pick<HeaderProps, 'storeName' | 'logoUrl' | 'categories' | 'currentHref'>;

/** The header of the main layout, with the session, the cart and the wishlist. */
function HeaderBase(props: Props) {
  return <Header {...props} search={<HeaderSearchContainer />} />;
}

export const HeaderContainer = connector(HeaderBase);
