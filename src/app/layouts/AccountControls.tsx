import ExpandMore from '@mui/icons-material/ExpandMore';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { memo, useRef, useState } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { TOUCH_TARGET } from '../../components/tokens';
import { routes } from '../../lib/routes';
import { LazyOverlay } from './LazyOverlay';
import { layoutTexts } from '../appTexts';

// Loaded when the pointer or the focus reaches its button.
const AccountMenu = lazyPart(() => import('./AccountMenu').then((module) => module.AccountMenu));

interface AccountControlsProps {
  readonly authStatus: 'loading' | 'signedOut' | 'signedIn';
  readonly wishCount: number;
  /** Changes with every navigation, which closes the menu. */
  readonly locationKey: string;
  readonly onSignOut: () => void;
}

/** The account icon and its menu, or the Login button, in a box of the same size. */
export const AccountControls = memo(function AccountControls(props: AccountControlsProps) {
  const menuButton = useRef<HTMLButtonElement>(null);
  const { authStatus, locationKey } = props;
  /** Where the menu was opened; null while it is closed. */
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  if (openedAt !== null && openedAt !== locationKey) setOpenedAt(null);
  const isOpen = openedAt === locationKey;
  const close = (): void => setOpenedAt(null);
  return (
    <Stack
      direction="row"
      sx={{
        // On phones as near to the search as to the cart.
        justifyContent: { xs: 'center', md: 'flex-end' },
        width: { xs: 68, md: 84 },
        minHeight: TOUCH_TARGET,
      }}
    >
      {authStatus === 'signedOut' && (
        // Enlarged text grows only as far as the header has room for it.
        <Button
          href={routes.login}
          sx={{ fontSize: 'min(0.9375rem, 20px)', '&, &:hover': { textDecoration: 'none' } }}
        >
          {layoutTexts.login}
        </Button>
      )}
      {authStatus === 'signedIn' && (
        <>
          <IconButton href={routes.account} aria-label={layoutTexts.account}>
            <PersonOutlined />
          </IconButton>
          <IconButton
            ref={menuButton}
            aria-label={layoutTexts.accountMenu}
            aria-haspopup="menu"
            aria-expanded={isOpen}
            onClick={() => setOpenedAt(locationKey)}
            onPointerEnter={() => void AccountMenu.preload()}
            onFocus={() => void AccountMenu.preload()}
            sx={{ display: { xs: 'none', md: 'inline-flex' }, width: 32, marginLeft: -1 }}
          >
            {/* As a select's arrow. */}
            <ExpandMore fontSize="small" sx={{ rotate: isOpen ? '180deg' : 'none' }} />
          </IconButton>
          <LazyOverlay open={isOpen} onClose={close}>
            <AccountMenu
              open={isOpen}
              anchor={menuButton}
              wishCount={props.wishCount}
              onClose={close}
              onSignOut={props.onSignOut}
            />
          </LazyOverlay>
        </>
      )}
    </Stack>
  );
});
