/** Shown in place of a part of the shop that failed. */
export const errorTexts = {
  title: 'Something went wrong',
  page: 'This page could not be shown. Your cart is safe.',
  outdatedTitle: 'A newer version is here',
  outdated: 'The shop has been updated since you opened it. Reload the page to go on. Your cart is safe.',
  menu: 'The menu could not be loaded.',
} as const;
