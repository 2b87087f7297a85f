/** The menus of the header, which load when they are opened. */
export const menuTexts = {
  account: 'Account',
  menu: 'Menu',
  closeMenu: 'Close menu',
} as const;
