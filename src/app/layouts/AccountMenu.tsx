import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { NavLink } from 'react-router-dom';
import { ownPages } from './MainNavigation';
import { actions } from '../../lib/texts';
import { menuTexts, layoutTexts } from '../appTexts';

interface AccountMenuProps {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly wishCount: number;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

export function AccountMenu({ open, anchor, wishCount, onClose, onSignOut }: AccountMenuProps) {
  const pages = ownPages(wishCount);
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
        paper: { sx: { minWidth: 220, marginTop: 1 } },
        list: { 'aria-label': layoutTexts.accountMenu },
      }}
    >
      {pages.map(({ href, name }, index) => (
        <MenuItem
          key={href}
          component={NavLink}
          to={href}
          onClick={onClose}
          divider={index === pages.length - 1}
        >
          {name}
        </MenuItem>
      ))}
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
