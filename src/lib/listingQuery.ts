import { DEFAULT_PAGE } from './constants';
import { filterCount, filterParameters, readFilters, type Filters } from './filters';
import { routes } from './routes';
import { listFilters, readServerListing, type ServerListing } from './serverListing';

export interface Listing extends ServerListing {
  /** Of the grid on wide screens. */
  readonly columns: 2 | 3;
  readonly filters: Filters;
}

const DEFAULT_COLUMNS = 3;

/** Parses the query parameters of a listing; invalid ones get their default. */
export function readListing(search: URLSearchParams): Listing {
  return {
    ...readServerListing(search),
    columns: search.get('columns') === '2' ? 2 : DEFAULT_COLUMNS,
    filters: readFilters(search),
  };
}

/** The address of a listing, without parameters that have their default. */
export function listingAddress({ columns, filters, ...query }: Listing): string {
  const address = routes.products(query);
  const parameters = new URLSearchParams(filterParameters(filters).map((parameter) => [...parameter]));
  if (columns !== DEFAULT_COLUMNS) parameters.set('columns', String(columns));
  const rest = parameters.toString();
  return rest === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${rest}`;
}

/** How many filters a listing has, with its sub-category. */
export function listingFilterCount({ parentCategory, filters }: Listing): number {
  return filterCount(filters) + Number(parentCategory !== '');
}

/** Identifies a list whatever its page, sub-category, order and filters. */
export function listKey(listing: Listing): string {
  return JSON.stringify([listFilters(listing), listing.filters.search]);
}

/** The address of a listing's first page, which identifies it with its order and filters. */
export function firstPageAddress(listing: Listing): string {
  return listingAddress({ ...listing, page: DEFAULT_PAGE, columns: DEFAULT_COLUMNS });
}

/** Orders names as a dictionary does. A collator is not worth 45 ms of a slow phone here. */
function compareNames(first: string, second: string): number {
  const [one = '', other = ''] = [first, second].map((name) => name.normalize('NFD').toLowerCase());
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The distinct sub-categories of a list and the chosen one, sorted. */
export function parentCategoriesOf(names: Iterable<string>, chosen: string): readonly string[] {
  return [...new Set([...names, chosen])].filter((name) => name !== '').toSorted(compareNames);
}
