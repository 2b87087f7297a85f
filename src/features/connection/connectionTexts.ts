export const connectionTexts = {
  offline: 'You are offline. Prices may have changed.',
} as const;

export const offlineTexts = {
  newerTitle: 'Updated',
  newer: 'A newer version of the shop is here.',
} as const;
