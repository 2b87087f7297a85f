/** The search field of the header. The texts of what it opens are in suggestionTexts.ts, which the first page does not load. */
export const searchTexts = {
  field: 'Search products',
  placeholder: 'Search',
  open: 'Search',
} as const;
