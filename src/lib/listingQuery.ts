import { DEFAULT_PAGE, LISTING_PAGE_SIZE, PARENT_CATEGORY_LOOKUP_LIMIT } from './constants';
import type { Find } from './find';
import { findParameters, readFind } from './find';
import { routes } from './routes';

/** Columns of the listing's grid on wide screens. */
type ListingColumns = 2 | 3;

/** A listing's query parameters, parsed; a missing one is ''. */
export interface Listing {
  /** In lower case. */
  readonly category: string;
  /** Spelled as in the products. */
  readonly parentCategory: string;
  readonly featured: boolean;
  /** From 1. */
  readonly page: number;
  readonly columns: ListingColumns;
  /** Search, order and filters. */
  readonly find: Find;
}

/** The arguments of GET /products, without empty filters. */
export interface ListingArg {
  readonly page: number;
  readonly limit: number;
  readonly category?: string;
  readonly parentCategory?: string;
  readonly gender?: string;
  readonly filter?: string;
  readonly featured?: boolean;
}

/** Maximum length of a category or sub-category in the API. */
const FILTER_MAX_LENGTH = 100;
const DEFAULT_COLUMNS = 3;

/** Filters that some categories add (specification, section 7; ruling 4). */
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

/** Parses the query parameters of a listing; invalid ones get their default. */
export function readListing(search: URLSearchParams): Listing {
  return {
    category: readFilter(search, 'category').toLowerCase(),
    parentCategory: readFilter(search, 'parentCategory'),
    featured: search.get('featured') === 'true',
    page: readPage(search.get('page')),
    columns: search.get('columns') === '2' ? 2 : DEFAULT_COLUMNS,
    find: readFind(search),
  };
}

/** The address of a listing, without parameters that have their default. */
export function listingAddress({ columns, find, ...query }: Listing): string {
  const address = routes.products(query);
  const parameters = new URLSearchParams(findParameters(find).map((parameter) => [...parameter]));
  if (columns !== DEFAULT_COLUMNS) parameters.set('columns', String(columns));
  const rest = parameters.toString();
  return rest === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${rest}`;
}

function filtersOf(listing: Listing): ListFilters {
  return {
    ...(listing.category !== '' && { category: listing.category }),
    ...filtersOfCategory.get(listing.category),
    ...(listing.parentCategory !== '' && { parentCategory: listing.parentCategory }),
    ...(listing.featured && { featured: true }),
  };
}

/** The arguments for a page of a listing (specification, section 7; rulings 3 and 4). */
export function listingArg(listing: Listing): ListingArg {
  return { page: listing.page, limit: LISTING_PAGE_SIZE, ...filtersOf(listing) };
}

/** The filters of the list that a listing's sub-categories and finds are taken from. */
export type ListFilters = Omit<ListingArg, 'page' | 'limit'>;

/** The filters of a listing without its sub-category. */
export function listFilters(listing: Listing): ListFilters {
  return filtersOf({ ...listing, parentCategory: '' });
}

/** Identifies a list whatever its page, sub-category, order and filters. */
export function listKey(listing: Listing): string {
  return JSON.stringify([listFilters(listing), listing.find.search]);
}

/** The address of a listing's first page, which identifies it with its order and filters. */
export function firstPageAddress(listing: Listing): string {
  return listingAddress({ ...listing, page: DEFAULT_PAGE, columns: DEFAULT_COLUMNS });
}

/** The arguments for a large page of a list, from which its sub-categories are looked up (specification, section 7). */
export function lookUpArg(filters: ListFilters, page: number): ListingArg {
  return { page, limit: PARENT_CATEGORY_LOOKUP_LIMIT, ...filters };
}

/** The distinct sub-categories of a list and the chosen one, sorted. */
export function parentCategoriesOf(names: Iterable<string>, chosen: string): readonly string[] {
  return [...new Set([...names, chosen])]
    .filter((name) => name !== '')
    .toSorted((first, second) => first.localeCompare(second, 'en'));
}
