import { connect, type ConnectedProps } from 'react-redux';
import { selectAuthStatus, signedOut } from '../../features/auth/authSlice';
import { selectKnownCartCount } from '../../features/cart/cartSlice';
import { selectWishlist } from '../../features/wishlist/wishlistSlice';
import { overlayClosed, overlayOpened, selectOverlay } from '../../features/location';
import type { RootState } from '../types';
import { Header, type HeaderProps } from './Header';
import { HeaderSearch } from './HeaderSearch';
import { selectOpenMenu, shellClosed, shellOpened } from './shellSlice';

const mapStateToProps = (state: RootState) => ({
  menuOpen: selectOverlay(state) === 'menu',
  accountMenuOpen: selectOpenMenu(state) === 'accountMenu',
  authStatus: selectAuthStatus(state),
  cartCount: selectKnownCartCount(state),
  wishCount: selectWishlist(state).length,
});

const connector = connect(mapStateToProps, {
  onMenuOpen: () => overlayOpened('menu'),
  onMenuClose: () => overlayClosed(),
  onAccountMenuOpen: () => shellOpened('accountMenu'),
  onAccountMenuClose: () => shellClosed(),
  onSignOut: () => signedOut({ from: 'header' }),
});

type Props = ConnectedProps<typeof connector> &
  Pick<HeaderProps, 'storeName' | 'logoUrl' | 'categories' | 'currentHref'>;

/** The header of the main layout, with the session, the cart and the wishlist. */
function HeaderBase(props: Props) {
  return <Header {...props} search={<HeaderSearch />} />;
}

export const HeaderContainer = connector(HeaderBase);
