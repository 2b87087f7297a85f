import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import { IconButton } from '../../components/IconButton';
import { ActionLink } from '../../components/ActionLink';
import { ButtonLink } from '../../components/ButtonLink';
import { useInertPage } from '../../components/useInertPage';
import { routes } from '../../lib/routes';
import { type NavigationLink, wishlistName } from './navigation';
import { menuTexts } from './menuTexts';
import { layoutTexts } from './layoutTexts';

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly storeName: string;
  /** All categories, and all products. */
  readonly links: readonly NavigationLink[];
  /** The path and query shown: its link is marked. */
  readonly currentHref: string | undefined;
  readonly authStatus: 'loading' | 'signedOut' | 'signedIn';
  /** Products in the wishlist. */
  readonly wishCount: number;
  readonly onSignOut: () => void;
}

const ordersLinks: readonly NavigationLink[] = [
  { name: layoutTexts.orders, href: routes.orders },
  { name: layoutTexts.trackOrder, href: routes.trackOrder() },
];

/** The menu of narrow screens: the store's categories, orders and sign-in. Traps the focus and gives it back. */
export function MenuDrawer(props: MenuDrawerProps) {
  const { open, onClose, storeName, authStatus, wishCount, onSignOut } = props;
  useInertPage(open);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': menuTexts.menu,
          role: 'dialog',
          'aria-modal': true,
          sx: { width: 'min(86vw, 340px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', padding: '6px 8px 6px 20px', minHeight: 56 }}>
        <Box sx={{ typography: 'h3', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{storeName}</Box>
        <IconButton aria-label={menuTexts.closeMenu} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Divider />
      <Box component="nav" aria-label={menuTexts.menu} sx={{ paddingBlock: 1 }}>
        <LinkList links={props.links} currentHref={props.currentHref} onFollow={onClose} isLarge />
        <Divider sx={{ marginBlock: 1 }} />
        <LinkList
          links={[{ name: wishlistName(wishCount), href: routes.wishlist }, ...ordersLinks]}
          onFollow={onClose}
        />
      </Box>
      <Box sx={{ marginTop: 'auto', padding: '16px 20px calc(20px + env(safe-area-inset-bottom))' }}>
        {authStatus === 'signedOut' && (
          <Box onClick={onClose}>
            <ButtonLink to={routes.login} fullWidth>
              {layoutTexts.login}
            </ButtonLink>
          </Box>
        )}
        {authStatus === 'signedIn' && (
          <Button
            variant="outlined"
            fullWidth
            onClick={() => {
              onClose();
              onSignOut();
            }}
          >
            {layoutTexts.signOut}
          </Button>
        )}
      </Box>
    </Drawer>
  );
}

interface LinkListProps {
  readonly links: readonly NavigationLink[];
  readonly currentHref?: string | undefined;
  readonly onFollow: () => void;
  readonly isLarge?: boolean;
}

function LinkList({ links, currentHref, onFollow, isLarge = false }: LinkListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <ActionLink
            to={href}
            underline="none"
            onClick={onFollow}
            aria-current={href === currentHref ? 'page' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: 48,
              paddingInline: '20px',
              // Inside: the drawer's edges would clip it.
              '&&:focus-visible': { outlineOffset: '-2px' },
              overflowWrap: 'anywhere',
              '&[aria-current]': { color: 'primary.main' },
              ...(isLarge && { typography: 'h3' }),
            }}
          >
            {name}
          </ActionLink>
        </li>
      ))}
    </Box>
  );
}
