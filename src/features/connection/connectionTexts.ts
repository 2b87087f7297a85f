/** Texts of the offline notice. */
export const connectionTexts = {
  offline: 'You are offline. Prices may have changed.',
} as const;
