/** The page for addresses that the shop does not know (specification, section 2). */
export const notFoundTexts = {
  title: 'Oops! Page not found',
  help: 'Forgot your password, or cannot find something? We are glad to help.',
  call: 'Call',
  write: 'Write to',
  contact: 'Contact',
} as const;
