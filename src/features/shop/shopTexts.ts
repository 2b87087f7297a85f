/** Store information and policies. */
export const shopTexts = {
  onThisPage: 'On this page',
  loadingText: 'Loading the text…',
  /** Shown for a missing address (specification, section 2). */
  emailFallback: 'Email',
  storeInfoFailed: 'Failed to load store information. Please refresh the page.',
} as const;
