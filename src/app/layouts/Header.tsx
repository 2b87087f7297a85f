import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import type { ReactNode } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { lazyPart } from '../../components/lazyPart';
import { selectAuthStatus, signedOut } from '../../features/auth/authSlice';
import { selectWishlist } from '../../features/wishlist/wishlistSlice';
import { overlayClosed, overlayOpened, selectLocation, selectOverlay } from '../../features/location';
import { routes } from '../../lib/routes';
import { AccountControls } from './AccountControls';
import { Brand, type BrandProps } from './Brand';
import { CountBadge } from './CartBadge';
import { allProducts, MainNavigation, type NavigationLink, wishlistName } from './MainNavigation';
import { LazyOverlay } from './LazyOverlay';
import { layoutTexts } from '../appTexts';
import type { RootState } from '../types';

// Loaded when the pointer or the focus reaches its button.
const MenuDrawer = lazyPart(() => import('./MenuDrawer').then((module) => module.MenuDrawer));

const connector = connect(
  (state: RootState) => ({
    menuOpen: selectOverlay(state) === 'menu',
    locationKey: selectLocation(state).key,
    authStatus: selectAuthStatus(state),
    // 0 until the wishlist has been read.
    wishCount: selectWishlist(state).length,
  }),
  {
    onMenuOpen: () => overlayOpened('menu'),
    onMenuClose: () => overlayClosed(),
    onSignOut: () => signedOut({ from: 'header' }),
  },
);

interface OwnProps extends Pick<BrandProps, 'storeName' | 'logoUrl'> {
  /** All of the shop; empty until they are loaded. The header shows the first three, the drawer every one. */
  readonly categories: readonly NavigationLink[];
  readonly search?: ReactNode;
  readonly cartBadge: ReactNode;
  /** The path shown, for marking the current link. With its query, as categories differ by it. */
  readonly currentHref?: string;
}

export type HeaderProps = ConnectedProps<typeof connector> & OwnProps;

/** The header of the main layout. It is sticky and changes its style past 20 px of scrolling, without changing its size. */
export function Header(props: HeaderProps) {
  const { categories, currentHref } = props;
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: 20 });
  return (
    <AppBar data-scrolled={isScrolled || undefined}>
      <Container>
        <Toolbar sx={{ gap: { xs: 0.5, md: 1, lg: 2 }, marginInline: { xs: -1, md: 0 } }}>
          <IconButton
            aria-label={layoutTexts.openMenu}
            aria-haspopup="dialog"
            aria-expanded={props.menuOpen}
            onClick={props.onMenuOpen}
            onPointerEnter={() => void MenuDrawer.preload()}
            onFocus={() => void MenuDrawer.preload()}
            sx={{ display: { md: 'none' } }}
          >
            <Menu />
          </IconButton>
          <Brand storeName={props.storeName} logoUrl={props.logoUrl} isScrolled={isScrolled} />
          <MainNavigation categories={categories} currentHref={currentHref} />
          {props.search}
          <Stack direction="row" sx={{ alignItems: 'center', flexShrink: 0 }}>
            <AccountControls
              authStatus={props.authStatus}
              wishCount={props.wishCount}
              locationKey={props.locationKey}
              onSignOut={props.onSignOut}
            />
            <IconButton href={routes.wishlist} sx={{ display: { xs: 'none', md: 'inline-flex' } }}>
              <CountBadge count={props.wishCount} name={wishlistName(props.wishCount)}>
                <FavoriteBorder />
              </CountBadge>
            </IconButton>
            <IconButton href={routes.cart}>{props.cartBadge}</IconButton>
          </Stack>
        </Toolbar>
      </Container>
      <LazyOverlay open={props.menuOpen} onClose={props.onMenuClose}>
        <MenuDrawer
          open={props.menuOpen}
          onClose={props.onMenuClose}
          storeName={props.storeName}
          links={[...categories, allProducts]}
          currentHref={currentHref}
          wishCount={props.wishCount}
          authStatus={props.authStatus}
          onSignOut={props.onSignOut}
        />
      </LazyOverlay>
    </AppBar>
  );
}

export const HeaderContainer = connector(Header);
