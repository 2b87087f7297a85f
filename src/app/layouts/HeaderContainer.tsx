import type { ConnectedProps } from 'react-redux';
import { connect } from 'react-redux';
import { selectAuthStatus, signedOut } from '../../features/auth/authSlice';
import { selectKnownCartCount } from '../../features/cart/cartSelectors';
import { selectWishlist } from '../../features/keptProducts/keptProductsSlice';
import type { RootState } from '../types';
import type { HeaderScreenProps } from './HeaderScreen';
import { HeaderScreen } from './HeaderScreen';
import { HeaderSearchContainer } from './HeaderSearchContainer';
import { shellClosed, shellOpened } from './shellSlice';

const mapStateToProps = (state: RootState) => ({
  menuOpen: state.shell.open === 'menu',
  accountMenuOpen: state.shell.open === 'accountMenu',
  authStatus: selectAuthStatus(state),
  cartCount: selectKnownCartCount(state),
  wishCount: selectWishlist(state).length,
});

const connector = connect(mapStateToProps, {
  onMenuOpen: () => shellOpened('menu'),
  onMenuClose: () => shellClosed(),
  onAccountMenuOpen: () => shellOpened('accountMenu'),
  onAccountMenuClose: () => shellClosed(),
  onSignOut: () => signedOut({ from: 'header' }),
});

type HeaderProps = ConnectedProps<typeof connector> &
  Pick<HeaderScreenProps, 'storeName' | 'logoUrl' | 'categories' | 'currentHref'>;

/** The header of the main layout, with the session, the cart and the wishlist. */
function HeaderBase(props: HeaderProps) {
  return <HeaderScreen {...props} search={<HeaderSearchContainer />} />;
}

export const HeaderContainer = connector(HeaderBase);
