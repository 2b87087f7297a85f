import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Menu from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../components/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import type { ReactNode } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { lazyComponent } from '../../components/lazyComponent';
import { colors, from, HEADER_HEIGHT, NARROW, pageColumns } from '../../components/tokens';
import { HEADER_SCROLL_THRESHOLD } from '../../lib/constants';
import { routes } from '../../lib/routes';
import { AccountControls } from './AccountControls';
import { Brand } from './Brand';
import { CartBadge, CountBadge } from './CartBadge';
import { MainNavigation } from './MainNavigation';
import { allProducts, cartName, type NavigationLink, wishlistName } from './navigation';
import { MountOnOpen } from './MountOnOpen';
import { layoutTexts } from './layoutTexts';

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
  /** Like those below, the same function in every render: parts that did not change are not rendered again. */
  readonly onMenuOpen: () => void;
  readonly onMenuClose: () => void;
  /** Whether the small menu beside the account icon is open. */
  readonly accountMenuOpen: boolean;
  readonly onAccountMenuOpen: () => void;
  readonly onAccountMenuClose: () => void;
  readonly onSignOut: () => void;
}

const Header = styled('header')({
  position: 'sticky',
  top: 0,
  zIndex: 'var(--mui-zIndex-appBar)',
  borderBottom: `1px solid ${colors.divider}`,
  backgroundColor: colors.page,
  ...pageColumns,
  '&[data-scrolled]': { borderColor: colors.outline, backgroundColor: colors.paper },
});

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  height: HEADER_HEIGHT.narrow,
  marginInline: -8,
  gap: 4,
  [from.md]: { height: HEADER_HEIGHT.wide, marginInline: 0, gap: 16 },
});

const MenuButton = styled(IconButton)({ [from.md]: { display: 'none' } });
const WishlistLink = styled(IconButton)({ [NARROW]: { display: 'none' } });
const Controls = styled('div')({ display: 'flex', alignItems: 'center', flexShrink: 0 });

/**
 * The header of the main layout (specification, "Header, footer, mobile bar"). It is sticky and changes its style
 * past 20 px of scrolling, without changing its size.
 */
export function HeaderScreen(props: HeaderScreenProps) {
  const { categories, cartCount, currentHref } = props;
  const isScrolled = useScrollTrigger({ disableHysteresis: true, threshold: HEADER_SCROLL_THRESHOLD });
  return (
    <Header data-scrolled={isScrolled || undefined}>
      <Line>
        <MenuButton
          aria-label={layoutTexts.openMenu}
          aria-haspopup="dialog"
          aria-expanded={props.menuOpen}
          onClick={props.onMenuOpen}
          onPointerEnter={() => void menuDrawer.preload()}
          onFocus={() => void menuDrawer.preload()}
        >
          <Menu />
        </MenuButton>
        <Brand storeName={props.storeName} logoUrl={props.logoUrl} isScrolled={isScrolled} />
        <MainNavigation categories={categories} currentHref={currentHref} />
        {props.search}
        <Controls>
          <AccountControls
            authStatus={props.authStatus}
            wishCount={props.wishCount}
            accountMenuOpen={props.accountMenuOpen}
            onAccountMenuOpen={props.onAccountMenuOpen}
            onAccountMenuClose={props.onAccountMenuClose}
            onSignOut={props.onSignOut}
          />
          <WishlistLink
            component={RouterLink}
            to={routes.wishlist}
            aria-label={wishlistName(props.wishCount)}
          >
            <CountBadge count={props.wishCount}>
              <FavoriteBorder />
            </CountBadge>
          </WishlistLink>
          <IconButton component={RouterLink} to={routes.cart} aria-label={cartName(cartCount)}>
            <CartBadge count={cartCount} />
          </IconButton>
        </Controls>
      </Line>
      <MountOnOpen open={props.menuOpen} onClose={props.onMenuClose}>
        <menuDrawer.Component
          open={props.menuOpen}
          onClose={props.onMenuClose}
          storeName={props.storeName}
          links={[...categories, allProducts]}
          currentHref={currentHref}
          wishCount={props.wishCount}
          authStatus={props.authStatus}
          onSignOut={props.onSignOut}
        />
      </MountOnOpen>
    </Header>
  );
}
