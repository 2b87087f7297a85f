export const connectionTexts = {
  offline: 'You are offline. Prices may have changed.',
  newer: { title: 'Updated', message: 'A newer version of the shop is here.' },
} as const;
