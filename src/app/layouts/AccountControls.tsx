import ExpandMore from '@mui/icons-material/ExpandMore';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../components/IconButton';
import { memo, useRef } from 'react';
import { RouterLink } from '../../components/RouterLink';
import { ButtonLink } from '../../components/ButtonLink';
import { lazyComponent } from '../../components/lazyComponent';
import { from, NARROW, TOUCH_TARGET } from '../../components/tokens';
import { routes } from '../../lib/routes';

import { MountOnOpen } from './MountOnOpen';
import { layoutTexts } from './layoutTexts';

// Loaded when the pointer or the focus reaches its button.
const accountMenu = lazyComponent(() => import('./AccountMenu').then((module) => module.AccountMenu));

interface AccountControlsProps {
  readonly authStatus: 'loading' | 'signedOut' | 'signedIn';
  readonly accountMenuOpen: boolean;
  readonly wishCount: number;
  readonly onAccountMenuOpen: () => void;
  readonly onAccountMenuClose: () => void;
  readonly onSignOut: () => void;
}

const Room = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  width: 68,
  minHeight: TOUCH_TARGET,
  [from.md]: { width: 84 },
});

const MenuButton = styled(IconButton)({
  width: 32,
  marginLeft: -8,
  [NARROW]: { display: 'none' },
});

/** The account icon and its menu, or the Login button, in a box of the same size. */
export const AccountControls = memo(function AccountControls(props: AccountControlsProps) {
  const menuButton = useRef<HTMLButtonElement>(null);
  const { authStatus } = props;
  return (
    <Room>
      {authStatus === 'signedOut' && (
        // Enlarged text grows only as far as the header has room for it.
        <ButtonLink to={routes.login} variant="text" sx={{ fontSize: 'min(0.9375rem, 20px)' }}>
          {layoutTexts.login}
        </ButtonLink>
      )}
      {authStatus === 'signedIn' && (
        <>
          <IconButton component={RouterLink} to={routes.account} aria-label={layoutTexts.account}>
            <PersonOutlined />
          </IconButton>
          <MenuButton
            ref={menuButton}
            aria-label={layoutTexts.accountMenu}
            aria-haspopup="menu"
            aria-expanded={props.accountMenuOpen}
            onClick={props.onAccountMenuOpen}
            onPointerEnter={() => void accountMenu.preload()}
            onFocus={() => void accountMenu.preload()}
          >
            <ExpandMore fontSize="small" />
          </MenuButton>
          <MountOnOpen open={props.accountMenuOpen} onClose={props.onAccountMenuClose}>
            <accountMenu.Component
              open={props.accountMenuOpen}
              anchor={menuButton}
              wishCount={props.wishCount}
              onClose={props.onAccountMenuClose}
              onSignOut={props.onSignOut}
            />
          </MountOnOpen>
        </>
      )}
    </Room>
  );
});
