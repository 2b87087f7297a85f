/** The names of buttons that a journey presses. */
export const pressed = {
  checkout: 'Checkout',
  undo: 'Undo',
  accountMenu: 'Account menu',
  remove: (name: string) => `Remove ${name}`,
} as const;
