import { DEFAULT_PAGE, LISTING_PAGE_SIZE, PARENT_CATEGORY_LOOKUP_LIMIT } from '../../lib/constants';
import { routes } from '../../lib/routes';

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
  };
}

/** The address of a listing, without parameters that have their default. */
export function listingAddress({ columns, ...query }: Listing): string {
  const address = routes.products(query);
  if (columns === DEFAULT_COLUMNS) return address;
  return `${address}${address.includes('?') ? '&' : '?'}columns=${columns}`;
}

function filtersOf(listing: Listing): Omit<ListingArg, 'page' | 'limit'> {
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

/** The arguments of the look-up of a listing's sub-categories: the same products, without that filter. */
export function parentCategoriesArg(listing: Listing): ListingArg {
  return {
    page: DEFAULT_PAGE,
    limit: PARENT_CATEGORY_LOOKUP_LIMIT,
    ...filtersOf({ ...listing, parentCategory: '' }),
  };
}

/** The distinct sub-categories of products and the chosen one, sorted. */
export function parentCategoriesOf(
  products: readonly { readonly parentCategory: string }[],
  chosen: string,
): readonly string[] {
  const names = [...products.map((product) => product.parentCategory), chosen];
  return [...new Set(names)]
    .filter((name) => name !== '')
    .toSorted((first, second) => first.localeCompare(second, 'en'));
}
