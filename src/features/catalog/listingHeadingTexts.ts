/** The headings of a listing. Apart from the texts of its page, as the document's title is known on every page. */
export const listingHeadingTexts = {
  allProducts: 'All Products',
  featured: 'Featured Products',
  men: "Men's Collection",
  women: "Women's Collection",
  accessories: 'Accessories',
  resultsFor: (search: string): string => `Results for “${search}”`,
  correctedTo: (search: string): string => `Showing results for “${search}”`,
  correctedIn: (search: string, listing: string): string => `Showing results for “${search}” in ${listing}`,
  resultsIn: (search: string, listing: string): string => `Results for “${search}” in ${listing}`,
} as const;
