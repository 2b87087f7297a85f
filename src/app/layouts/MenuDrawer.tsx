import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { routes } from '../../lib/routes';
import { type NavigationLink, ownPages } from './MainNavigation';
import { actions } from '../../lib/texts';
import { menuTexts, layoutTexts } from '../appTexts';

interface MenuDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly storeName: string;
  readonly links: readonly NavigationLink[];
  readonly currentHref: string | undefined;
  readonly authStatus: 'loading' | 'signedOut' | 'signedIn';
  readonly wishCount: number;
  readonly onSignOut: () => void;
}

/** The menu of narrow screens: the shop's categories, the shopper's own pages and the sign-in. Traps the focus and gives it back. */
export function MenuDrawer(props: MenuDrawerProps) {
  const { open, onClose, storeName, authStatus, wishCount, onSignOut } = props;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': menuTexts.menu, sx: { width: 'min(86vw, 340px)' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 56, padding: '6px 8px 6px 16px' }}>
        <Typography variant="h3" component="div" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {storeName}
        </Typography>
        <IconButton aria-label={menuTexts.closeMenu} onClick={onClose}>
          <Close />
        </IconButton>
      </Stack>
      <Divider />
      <nav aria-label={menuTexts.menu}>
        <LinkList links={props.links} currentHref={props.currentHref} isLarge />
        <Divider />
        <LinkList links={ownPages(wishCount)} currentHref={props.currentHref} />
      </nav>
      <Box sx={{ marginTop: 'auto', padding: '16px 16px calc(20px + env(safe-area-inset-bottom))' }}>
        {authStatus === 'signedOut' && (
          <Button href={routes.login} variant="outlined" fullWidth>
            {layoutTexts.login}
          </Button>
        )}
        {authStatus === 'signedIn' && (
          <Button
            variant="outlined"
            fullWidth
            onClick={() => {
              onSignOut();
              onClose();
            }}
          >
            {actions.signOut}
          </Button>
        )}
      </Box>
    </Drawer>
  );
}

interface LinkListProps {
  readonly links: readonly NavigationLink[];
  readonly currentHref: string | undefined;
  readonly isLarge?: boolean;
}

function LinkList({ links, currentHref, isLarge = false }: LinkListProps) {
  return (
    <List sx={isLarge ? { typography: 'h3' } : undefined}>
      {links.map(({ name, href }) => (
        <ListItem key={href} disablePadding>
          <ListItemButton href={href} aria-current={href === currentHref ? 'page' : undefined}>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
