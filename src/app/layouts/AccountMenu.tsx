import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { NavLink } from 'react-router-dom';
import { routes } from '../../lib/routes';
import { wishlistName } from './MainNavigation';
import { actions, deviceName } from '../../lib/texts';
import { menuTexts, layoutTexts } from '../appTexts';

interface AccountMenuProps {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly wishCount: number;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

export function AccountMenu({ open, anchor, wishCount, onClose, onSignOut }: AccountMenuProps) {
  return (
    <Menu
      open={open}
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        // Rendered in a portal, outside the header: it needs a landmark of its own.
        root: { role: 'navigation', 'aria-label': menuTexts.account },
        paper: { sx: { minWidth: 180, marginTop: 1 } },
        list: { 'aria-label': layoutTexts.accountMenu },
      }}
    >
      <MenuItem component={NavLink} to={routes.account} onClick={onClose}>
        {layoutTexts.account}
      </MenuItem>
      <MenuItem component={NavLink} to={routes.orders} onClick={onClose}>
        {layoutTexts.orders}
      </MenuItem>
      <MenuItem component={NavLink} to={routes.trackOrder()} onClick={onClose}>
        {layoutTexts.trackOrder}
      </MenuItem>
      <MenuItem component={NavLink} to={routes.wishlist} onClick={onClose}>
        {wishlistName(wishCount)}
      </MenuItem>
      <MenuItem component={NavLink} to={routes.device} onClick={onClose} divider>
        {deviceName}
      </MenuItem>
      <MenuItem
        onClick={() => {
          onClose();
          onSignOut();
        }}
      >
        {actions.signOut}
      </MenuItem>
    </Menu>
  );
}
