import {
  DEFAULT_PAGE,
  LISTING_PAGE_SIZE,
  PARENT_CATEGORY_LOOKUP_LIMIT,
  FEATURED_LIMIT,
  HOME_FALLBACK_CATEGORIES,
} from './constants';

/** A listing as the server knows it: its address without search, order and filters. A missing parameter is ''. */
export interface ServerListing {
  /** In lower case. */
  readonly category: string;
  /** Spelled as in the products. */
  readonly parentCategory: string;
  readonly featured: boolean;
  /** From 1. */
  readonly page: number;
}

export interface ListingArg {
  readonly page: number;
  readonly limit: number;
  readonly category?: string;
  readonly parentCategory?: string;
  readonly gender?: string;
  readonly filter?: string;
  readonly featured?: boolean;
}

export type ListFilters = Omit<ListingArg, 'page' | 'limit'>;

/** The parameters of an address that search, order and filters are in. */
export const filterNames = {
  search: 'search',
  sort: 'sort',
  size: 'size',
  color: 'color',
  facet: 'with',
  minPrice: 'minPrice',
  maxPrice: 'maxPrice',
  sale: 'sale',
} as const;

/** Maximum length of a category or sub-category in the API. */
const FILTER_MAX_LENGTH = 100;

const filtersOfCategory: ReadonlyMap<string, Pick<ListingArg, 'gender' | 'filter'>> = new Map([
  ['men', { gender: 'Men' }],
  ['women', { gender: 'Women' }],
  ['accessories', { filter: 'Accessories,Personal Care,Home,null,Unisex' }],
]);

function readFilter(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').trim().slice(0, FILTER_MAX_LENGTH);
}

/** A page number from a query parameter: an integer from 1; the first page for anything else. */
export function readPage(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return DEFAULT_PAGE;
  const page = Number(text);
  return Number.isSafeInteger(page) && page >= DEFAULT_PAGE ? page : DEFAULT_PAGE;
}

/** Parses the query parameters that the server knows; invalid ones get their default. */
export function readServerListing(search: URLSearchParams): ServerListing {
  return {
    category: readFilter(search, 'category').toLowerCase(),
    parentCategory: readFilter(search, 'parentCategory'),
    featured: search.get('featured') === 'true',
    page: readPage(search.get('page')),
  };
}

function filtersOf(listing: ServerListing): ListFilters {
  return {
    ...(listing.category !== '' && { category: listing.category }),
    ...(listing.parentCategory !== '' && { parentCategory: listing.parentCategory }),
    ...filtersOfCategory.get(listing.category),
    ...(listing.featured && { featured: true }),
  };
}

export function listingArg(listing: ServerListing): ListingArg {
  return { page: listing.page, limit: LISTING_PAGE_SIZE, ...filtersOf(listing) };
}

/** The filters of a listing without its sub-category: of the list that sub-categories are looked up in. */
export function listFilters(listing: ServerListing): ListFilters {
  return filtersOf({ ...listing, parentCategory: '' });
}

/** The arguments for a large page of a list, from which its sub-categories are looked up. */
export function lookUpArg(filters: ListFilters, page: number): ListingArg {
  return { page, limit: PARENT_CATEGORY_LOOKUP_LIMIT, ...filters };
}

/** The home page's categories: the shop's, or 'Hand Tools' if it has none. */
export function homeCategories(categories: readonly string[]): readonly string[] {
  return categories.length > 0 ? categories : HOME_FALLBACK_CATEGORIES;
}

/** Whether a category is of tools, by its name; the others are clothes and what goes with them. */
export function isTools(category: string): boolean {
  return /tool|equipment|hardware|machine/i.test(category);
}

/** The arguments for the featured products: those of the shop's first category. */
export function featuredArg(categories: readonly string[]) {
  const [first = ''] = homeCategories(categories);
  return { page: DEFAULT_PAGE, limit: FEATURED_LIMIT, category: first.toLowerCase() };
}
