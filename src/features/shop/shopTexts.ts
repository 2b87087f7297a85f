import { pageNames } from '../../lib/texts';

/** Store information and policies. */
export const shopTexts = {
  onThisPage: 'On this page',
  loadingText: 'Loading the text…',
  /** Shown for a missing address. */
  emailFallback: 'Email',
  storeInfoFailed: 'Failed to load store information. Please refresh the page.',
} as const;

/** The page for addresses that the shop does not know. */
export const notFoundTexts = {
  title: 'Oops! Page not found',
  help: 'Cannot find something? We are glad to help.',
  passwordHelp: 'Forgot your password? We are glad to help.',
  call: 'Call',
  write: 'Write to',
  contact: pageNames.contact,
} as const;

export const storeHtmlTexts = {
  showPicture: (host: string) => `Show picture from ${host}`,
  cut: 'The rest of this text is too long to be shown here.',
} as const;
