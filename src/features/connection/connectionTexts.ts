/** Texts of the offline notice. */
export const connectionTexts = {
  offline: 'You are offline. What is loaded stays; the rest comes when you are back online.',
} as const;
