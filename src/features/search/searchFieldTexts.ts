/** The search field of the header. The texts of what it opens are in searchTexts.ts, which the first page does not load. */
export const searchFieldTexts = {
  field: 'Search products',
  placeholder: 'Search',
  open: 'Search',
} as const;
