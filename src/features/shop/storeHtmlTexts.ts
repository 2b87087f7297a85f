/** Texts of the shop inside the store's HTML. */
export const storeHtmlTexts = {
  showPicture: (host: string) => `Show picture from ${host}`,
  cut: 'The rest of this text is too long to be shown here.',
} as const;
