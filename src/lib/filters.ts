import { SEARCH_MAX_LENGTH } from './constants';
import { filterNames } from './serverListing';
import { readAmount } from './untrusted';

export const sorts = ['price-asc', 'price-desc', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What a shopper looks for within a listing: search, order and filters. All of it is in the address. */
export interface Filters {
  /** '' for none. */
  readonly search: string;
  /** '' for the shop's own order, or the best match of a search. */
  readonly sort: Sort | '';
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  /** Values of specifications, such as 'fabric:Khadi cotton' (`lib/facets.ts`). */
  readonly facets: readonly string[];
  /** In rupees; null for no limit. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly onSale: boolean;
}

/** A listing as the server sends it. */
export const noFilters: Filters = {
  search: '',
  sort: '',
  sizes: [],
  colors: [],
  facets: [],
  minPrice: null,
  maxPrice: null,
  onSale: false,
};

/** Values of one filter in an address at most, and characters of each. */
const MAX_VALUES = 20;
const VALUE_MAX_LENGTH = 100;
/** Rupees at most, so that an address stays short. */
const MAX_PRICE = 1e9;

function readValues(address: URLSearchParams, name: string): readonly string[] {
  const values = address.getAll(name).map((value) => value.trim().slice(0, VALUE_MAX_LENGTH));
  return [...new Set(values)].filter((value) => value !== '').slice(0, MAX_VALUES);
}

/** A search as it is sent on: without space around it, and cut. */
export function tidySearch(text: string): string {
  return text.trim().slice(0, SEARCH_MAX_LENGTH).trim();
}

/** Reads a limit in rupees from an address; null for anything but a number from 0. */
export function readPriceLimit(text: string | null): number | null {
  return text === null || !/^\d+(\.\d*)?$/.test(text.trim()) ? null : readAmount(text, MAX_PRICE);
}

/** Reads search, order and filters from the query of an address; invalid ones are left out. */
export function readFilters(address: URLSearchParams): Filters {
  return {
    search: tidySearch(address.get(filterNames.search) ?? ''),
    sort: sorts.find((sort) => sort === address.get(filterNames.sort)) ?? '',
    sizes: readValues(address, filterNames.size),
    colors: readValues(address, filterNames.color),
    facets: readValues(address, filterNames.facet),
    minPrice: readPriceLimit(address.get(filterNames.minPrice)),
    maxPrice: readPriceLimit(address.get(filterNames.maxPrice)),
    onSale: address.get(filterNames.sale) === 'true',
  };
}

/** Search, order and filters as parameters of an address, without those that have their default. */
export function filterParameters(filters: Filters): readonly (readonly [name: string, value: string])[] {
  const { minPrice, maxPrice } = filters;
  const parameters: readonly (readonly [string, string])[] = [
    [filterNames.search, filters.search],
    [filterNames.sort, filters.sort],
    ...filters.sizes.map((size) => [filterNames.size, size] as const),
    ...filters.colors.map((color) => [filterNames.color, color] as const),
    ...filters.facets.map((facet) => [filterNames.facet, facet] as const),
    [filterNames.minPrice, minPrice === null ? '' : String(minPrice)],
    [filterNames.maxPrice, maxPrice === null ? '' : String(maxPrice)],
    [filterNames.sale, filters.onSale ? 'true' : ''],
  ];
  return parameters.filter(([, value]) => value !== '');
}

/** Whether the shopper searches, sorts or filters: then the shop itself finds the products. */
export function isFiltered(filters: Filters): boolean {
  return filterParameters(filters).length > 0;
}

/** How many filters are set; search and order are none. */
export function filterCount({ sizes, colors, facets, minPrice, maxPrice, onSale }: Filters): number {
  const choices = sizes.length + colors.length + facets.length;
  return choices + Number(minPrice !== null || maxPrice !== null) + Number(onSale);
}

export function withoutFilters({ search, sort }: Filters): Filters {
  return { ...noFilters, search, sort };
}
