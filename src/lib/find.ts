import { SEARCH_MAX_LENGTH } from './constants';
import { findNames } from './serverListing';
import { readAmount } from './untrusted';

export const sorts = ['price-asc', 'price-desc', 'newest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What a shopper looks for within a listing: search, order and filters. All of it is in the address. */
export interface Find {
  /** '' for none. */
  readonly search: string;
  /** '' for the store's own order, or the best match of a search. */
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
export const noFind: Find = {
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

const isSort = (text: string | null): text is Sort => sorts.some((sort) => sort === text);

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
export function readFind(address: URLSearchParams): Find {
  const sort = address.get(findNames.sort);
  return {
    search: tidySearch(address.get(findNames.search) ?? ''),
    sort: isSort(sort) ? sort : '',
    sizes: readValues(address, findNames.size),
    colors: readValues(address, findNames.color),
    facets: readValues(address, findNames.facet),
    minPrice: readPriceLimit(address.get(findNames.minPrice)),
    maxPrice: readPriceLimit(address.get(findNames.maxPrice)),
    onSale: address.get(findNames.sale) === 'true',
  };
}

/** Search, order and filters as parameters of an address, without those that have their default. */
export function findParameters(find: Find): readonly (readonly [name: string, value: string])[] {
  const { minPrice, maxPrice } = find;
  const parameters: readonly (readonly [string, string])[] = [
    [findNames.search, find.search],
    [findNames.sort, find.sort],
    ...find.sizes.map((size) => [findNames.size, size] as const),
    ...find.colors.map((color) => [findNames.color, color] as const),
    ...find.facets.map((facet) => [findNames.facet, facet] as const),
    [findNames.minPrice, minPrice === null ? '' : String(minPrice)],
    [findNames.maxPrice, maxPrice === null ? '' : String(maxPrice)],
    [findNames.sale, find.onSale ? 'true' : ''],
  ];
  return parameters.filter(([, value]) => value !== '');
}

/** Whether the shopper searches, sorts or filters: then the shop itself finds the products. */
export function isFinding(find: Find): boolean {
  return findParameters(find).length > 0;
}

/** How many filters are set; search and order are none. */
export function filterCount({ sizes, colors, facets, minPrice, maxPrice, onSale }: Find): number {
  const choices = sizes.length + colors.length + facets.length;
  return choices + Number(minPrice !== null || maxPrice !== null) + Number(onSale);
}

/** The same search and order without filters. */
export function withoutFilters({ search, sort }: Find): Find {
  return { ...noFind, search, sort };
}
