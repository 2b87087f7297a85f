/** Texts of the offline notice. */
export const connectionTexts = {
  offline: 'You are offline. What you have seen stays; prices may have changed since.',
} as const;
