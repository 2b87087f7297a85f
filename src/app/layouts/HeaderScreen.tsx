import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Menu from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import { IconButton } from '../../components/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import type { ReactNode } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { lazyComponent } from '../../components/lazyComponent';
import { HEADER_HEIGHT, pageColumns } from '../../components/tokens';
import { HEADER_CATEGORY_LIMIT, HEADER_SCROLL_THRESHOLD } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { AccountControls } from './AccountControls';
import { Brand } from './Brand';
import { CartBadge, CountBadge } from './CartBadge';
import { MainNavigation } from './MainNavigation';
import { cartName, navigationTexts, type NavigationLink, wishlistName } from './navigation';
import { MountOnOpen } from './MountOnOpen';

// Loaded when the pointer or the focus reaches its button.
const menuDrawer = lazyComponent(() => import('./MenuDrawer').then((module) => module.MenuDrawer));

export interface HeaderScreenProps {
  readonly storeName: string;
  /** An http(s) address; '' or nothing where the store has no logo. */
  readonly logoUrl?: string;
  /** All of the store; empty until they are loaded. The header shows the first three, the drawer every one. */
  readonly categories: readonly NavigationLink[];
  /** The search field. */
  readonly search?: ReactNode;
  /** Sum of quantities; null until the stored cart has been read. */
  readonly cartCount: number | null;
  /** Products in the wishlist; 0 until it has been read. */
  readonly wishCount: number;
  readonly authStatus: 'loading' | 'signedOut' | 'signedIn';
  /** The path shown, for marking the current link. With its query, as categories differ by it. */
  readonly currentHref?: string;
  /** Whether the drawer of narrow screens is open. */
  readonly menuOpen: boolean;
  readonly onMenuOpen: () => void;
  readonly onMenuClose: () => void;
  /** Whether the small menu beside the account icon is open. */
  readonly accountMenuOpen: boolean;
  readonly onAccountMenuOpen: () => void;
  readonly onAccountMenuClose: () => void;
  readonly onSignOut: () => void;
}

/**
 * The header of the main layout (specification, "Header, footer, mobile bar"). It is sticky and changes its style
 * past 20 px of scrolling, without changing its size.
 */
export function HeaderScreen(props: HeaderScreenProps) {
  const { categories, cartCount, currentHref } = props;
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: HEADER_SCROLL_THRESHOLD });
  const allProducts = { name: navigationTexts.allProducts, href: routes.products() };
  return (
    <Box
      component="header"
      data-scrolled={isScrolled}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: '1px solid',
        borderColor: isScrolled ? 'outline' : 'divider',
        bgcolor: isScrolled ? 'background.paper' : 'background.default',
        ...pageColumns,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          height: { xs: HEADER_HEIGHT.narrow, md: HEADER_HEIGHT.wide },
          marginInline: { xs: '-8px', md: 0 },
          gap: { xs: 0.5, md: 2 },
        }}
      >
        <IconButton
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={props.menuOpen}
          onClick={props.onMenuOpen}
          onPointerEnter={() => void menuDrawer.preload()}
          onFocus={() => void menuDrawer.preload()}
          sx={{ display: { md: 'none' } }}
        >
          <Menu />
        </IconButton>
        <Brand {...props} isScrolled={isScrolled} />
        <MainNavigation
          links={[...categories.slice(0, HEADER_CATEGORY_LIMIT), allProducts]}
          currentHref={currentHref}
        />
        {props.search}
        <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
          <AccountControls {...props} />
          <IconButton
            component={RouterLink}
            to={routes.wishlist}
            aria-label={wishlistName(props.wishCount)}
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            <CountBadge count={props.wishCount}>
              <FavoriteBorder />
            </CountBadge>
          </IconButton>
          <IconButton component={RouterLink} to={routes.cart} aria-label={cartName(cartCount)}>
            <CartBadge count={cartCount} />
          </IconButton>
        </Box>
      </Box>
      <MountOnOpen open={props.menuOpen} onClose={props.onMenuClose}>
        <menuDrawer.Component
          open={props.menuOpen}
          onClose={props.onMenuClose}
          storeName={props.storeName}
          links={[...categories, allProducts]}
          currentHref={currentHref}
          authStatus={props.authStatus}
          wishCount={props.wishCount}
          onSignOut={props.onSignOut}
        />
      </MountOnOpen>
    </Box>
  );
}
