export const storeInfoTexts = {
  onThisPage: 'On this page',
  loadingText: 'Loading the text…',
  emailFallback: 'Email',
  storeInfoFailed: 'Failed to load store information. Please refresh the page.',
} as const;

export const notFoundTexts = {
  title: 'Oops! Page not found',
  help: 'Cannot find something? We are glad to help.',
  passwordHelp: 'Forgot your password? We are glad to help.',
} as const;

export const storeHtmlTexts = {
  showPicture: (host: string) => `Show picture from ${host}`,
  cut: 'The rest of this text is too long to be shown here.',
} as const;
