/** What the shop says in the middle of a store's own text. */
export const storeHtmlTexts = {
  showPicture: (host: string) => `Show picture from ${host}`,
  cut: 'The rest of this text is too long to be shown here.',
} as const;
