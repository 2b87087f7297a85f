import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { memo, useState } from 'react';
import { connect, type ConnectedProps } from 'react-redux';
import { lazyPart } from '../../components/lazyPart';
import { VERY_NARROW, cutAfter, lightEdge } from '../../components/tokens';
import { useWhenOnline } from '../../components/useWhenOnline';
import { selectAuthStatus, signedOut } from '../../features/auth/authSlice';
import { selectWishlist } from '../../features/wishlist/wishlistSlice';
import { overlayClosed, overlayOpened, selectLocation, selectOverlay } from '../../features/location';
import { routes } from '../../lib/routes';
import { AccountControls } from './AccountControls';
import { CartBadgeContainer, CountBadge } from './CartBadge';
import { HeaderSearch } from './HeaderSearch';
import { allProducts, MainNavigation, type NavigationLink, wishlistName } from './MainNavigation';
import { LazyOverlay } from './LazyOverlay';
import { layoutTexts } from '../appTexts';
import type { RootState } from '../types';

// Loaded when the pointer or the focus reaches its button.
const MenuDrawer = lazyPart(() => import('./MenuDrawer').then((module) => module.MenuDrawer));

interface BrandProps {
  readonly storeName: string;
  /** An http(s) address; '' or nothing where the shop has no logo. */
  readonly logoUrl?: string;
  readonly isScrolled?: boolean;
}

const Logo = styled('img')(({ theme }) => ({
  objectFit: 'contain',
  flexShrink: 0,
  // The narrowest phones have no room for both.
  [VERY_NARROW]: { display: 'none' },
  ...theme.applyStyles('dark', lightEdge(theme)),
}));

/** The shop's logo and name, linking home. Remounted with a new one of them: moving the name would be a layout shift. */
export const Brand = memo(function Brand({ storeName, logoUrl = '', isScrolled = false }: BrandProps) {
  const [failedLogo, setFailedLogo] = useState('');
  useWhenOnline(failedLogo !== '', () => setFailedLogo(''));
  const hasLogo = logoUrl !== '' && logoUrl !== failedLogo;
  return (
    <Link
      key={`${hasLogo ? logoUrl : ''} ${storeName}`}
      href={routes.home}
      underline="none"
      // Until the shop's name is loaded, the link needs another name.
      aria-label={storeName === '' ? layoutTexts.home : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        maxWidth: '100%',
        // At least 44 px, also when it is scaled down.
        minHeight: 48,
        transformOrigin: 'left center',
        '&:hover': { color: 'inherit' },
        transition: ({ transitions }) => transitions.create('transform'),
        transform: isScrolled ? 'scale(0.94)' : undefined,
      }}
    >
      {hasLogo && <Logo src={logoUrl} alt="" width={32} height={32} onError={() => setFailedLogo(logoUrl)} />}
      <Typography
        component="span"
        variant="h3"
        sx={{
          // Beside the navigation there is less room: no word of the name is cut, but for a very long one. A long name takes a second line; enlarged text grows only as far as the header has room for two.
          fontSize: { xs: 'min(0.9375rem, 18px)', md: 'min(1rem, 28px)', lg: 'min(1.25rem, 28px)' },
          [VERY_NARROW]: { fontSize: 'min(0.9375rem, 16px)' },
          lineHeight: 1.15,
          ...cutAfter(2),
          overflowWrap: { xs: 'anywhere', md: 'break-word' },
          maxWidth: { md: '16ch', xl: '24ch' },
        }}
      >
        {storeName === '' ? <Skeleton sx={{ width: '9em', height: '1lh' }} /> : storeName}
      </Typography>
    </Link>
  );
});

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

interface HeaderProps extends ConnectedProps<typeof connector>, Pick<BrandProps, 'storeName' | 'logoUrl'> {
  /** All of the shop; empty until they are loaded. The header shows the first three, the drawer every one. */
  readonly categories: readonly NavigationLink[];
  /** The path shown, for marking the current link. With its query, as categories differ by it. */
  readonly currentHref?: string;
}

/** The header of the main layout. It is sticky and changes its style past 20 px of scrolling, without changing its size. */
export const HeaderContainer = connector(function Header(props: HeaderProps) {
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
          <Box
            sx={{ display: 'flex', flex: { xs: 1, md: '1 0 auto' }, minWidth: { xs: 0, md: 'min-content' } }}
          >
            <Brand storeName={props.storeName} logoUrl={props.logoUrl} isScrolled={isScrolled} />
          </Box>
          <MainNavigation categories={categories} currentHref={currentHref} />
          <HeaderSearch />
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
            <IconButton href={routes.cart}>
              <CartBadgeContainer />
            </IconButton>
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
});
