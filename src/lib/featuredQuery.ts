import { DEFAULT_PAGE, FEATURED_LIMIT, HOME_FALLBACK_CATEGORIES } from './constants';

/** The home page's categories: the store's, or 'Hand Tools' if it has none. */
export function homeCategories(categories: readonly string[]): readonly string[] {
  return categories.length > 0 ? categories : HOME_FALLBACK_CATEGORIES;
}

/** The arguments for the featured products: those of the store's first category. */
export function featuredArg(categories: readonly string[]) {
  const [first = ''] = homeCategories(categories);
  return { page: DEFAULT_PAGE, limit: FEATURED_LIMIT, category: first.toLowerCase() };
}
