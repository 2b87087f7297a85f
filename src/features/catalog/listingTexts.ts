import { LIMITS } from '../../lib/constants';

const productCount = (total: number): string => `${total} ${total === 1 ? 'product' : 'products'}`;

/** The listing of products (specification, section 5). */
export const listingTexts = {
  allProducts: 'All Products',
  featured: 'Featured Products',
  men: "Men's Collection",
  women: "Women's Collection",
  accessories: 'Accessories',
  collection: (name: string): string => `${name}'s Collection`,
  resultsFor: (search: string): string => `Results for “${search}”`,
  resultsIn: (search: string, listing: string): string => `Results for “${search}” in ${listing}`,
  categories: 'Categories',
  allCategories: 'All',
  subCategory: 'Sub-category',
  allSubCategories: 'All sub-categories',
  gridLayout: 'Grid layout',
  columns: (count: number): string => `${count} columns`,
  products: 'Products',
  count: productCount,
  countSoFar: (total: number): string => `${productCount(total)} so far…`,
  loading: 'Loading products…',
  failed: 'Failed to load products. Please try again.',
  empty: 'No products found with the selected filters.',
  clearFilters: 'Clear Filters',
  listCut: `Showing the first ${LIMITS.products} products of this page.`,
  pastEnd: 'This list is not that long',
  onlyPage: (page: number): string => `There is no page ${page}: everything is on one page.`,
  lastPage: (page: number, last: number): string => `There is no page ${page}: the last one is page ${last}.`,
  firstPage: 'Go to the first page',
  nothingFound: (search: string): string => `Nothing found for “${search}”`,
  otherWords: 'Check the spelling, try fewer or other words, or look through a category above.',
  everywhere: 'Search the whole store',
} as const;
