import { readFacet } from '../../lib/facets';
import type { Filters, Sort } from '../../lib/filters';
import { lazily } from '../../lib/lazily';
import type { Listing } from '../../lib/listingQuery';
import type { ProductFacts, ProductTable } from './productList';

const MAX_OPTIONS = 40;
const MAX_FACETS = 4;
const MAX_FACET_VALUES = 12;
/** A specification is offered where at least this part of the products has it. */
const MIN_FACET_SHARE = 0.25;
/** Products that share a value, on average, at least: a filter that leaves one product each helps nobody. */
const MIN_SHARED = 1.5;

export interface Choices {
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  /** In rupees; null without products. */
  readonly priceRange: { readonly min: number; readonly max: number } | null;
  readonly hasSale: boolean;
  /** Specifications by their keys, with the options as `lib/facets.ts` writes them. */
  readonly facets: readonly { readonly key: string; readonly options: readonly string[] }[];
  /** How many products each option would show beside the other filters, by `countName`. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The filters that options belong to; a specification's is its key. */
export const SIZE_FILTER = 'size';
export const COLOR_FILTER = 'color';

export const countName = (filter: string, option: string): string => `${filter}:${option}`;

/** One filter: the options that a product has, and those that are chosen. */
interface Filter {
  readonly name: string;
  readonly optionsOf: (facts: ProductFacts) => readonly string[];
  readonly chosen: readonly string[];
}

const chosenKeys = ({ facets }: Filters): readonly string[] => [
  ...new Set(facets.map((facet) => readFacet(facet).key)),
];

function groupsOf(filters: Filters, facetKeys: readonly string[]): readonly Filter[] {
  return [
    { name: SIZE_FILTER, optionsOf: ({ sizes }) => sizes, chosen: filters.sizes },
    { name: COLOR_FILTER, optionsOf: ({ colors }) => colors, chosen: filters.colors },
    ...facetKeys.map((key) => ({
      name: key,
      optionsOf: ({ facets }: ProductFacts) => facets.filter((facet) => facet.startsWith(`${key}:`)),
      chosen: filters.facets.filter((facet) => readFacet(facet).key === key),
    })),
  ];
}

const passes = ({ chosen, optionsOf }: Filter, facts: ProductFacts): boolean =>
  chosen.length === 0 || optionsOf(facts).some((option) => chosen.includes(option));

const passesPrice = ({ price, isOnSale }: ProductFacts, { minPrice, maxPrice, onSale }: Filters): boolean =>
  (minPrice === null || price >= minPrice) &&
  (maxPrice === null || price <= maxPrice) &&
  (!onSale || isOnSale);

export function passingFilters(filters: Filters): (facts: ProductFacts) => boolean {
  const groups = groupsOf(filters, chosenKeys(filters));
  return (facts) => passesPrice(facts, filters) && groups.every((filter) => passes(filter, facts));
}

/** The first number in a text; infinite for none. */
const numberIn = (text: string): number => Number(/\d+(\.\d+)?/.exec(text)?.[0] ?? Infinity);

/** By the first number in them, those without one last; then by their letters. */
function byNumber(one: string, other: string): number {
  const [first, second] = [numberIn(one), numberIn(other)];
  if (first !== second) return first - second;
  return one.toLowerCase() < other.toLowerCase() ? -1 : 1;
}

/** Clothing sizes from small to large; others follow in the order of their numbers, then of their letters. */
const clothingSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

function placeOf(size: string): number {
  const place = clothingSizes.indexOf(size.toUpperCase());
  return place < 0 ? clothingSizes.length : place;
}

function bySize(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || byNumber(one, other);
}

/** The values of each specification, with how many products have one. */
function valuesByKey(products: readonly ProductFacts[]) {
  const found = new Map<string, { readonly values: Set<string>; products: number }>();
  for (const { facets } of products) {
    const keys = new Set<string>();
    for (const facet of facets) {
      const { key } = readFacet(facet);
      const known = found.get(key) ?? { values: new Set<string>(), products: 0 };
      found.set(key, known);
      known.values.add(facet);
      if (!keys.has(key)) known.products += 1;
      keys.add(key);
    }
  }
  return found;
}

/** The specifications to filter by: those that most products have and few values tell apart, and what is chosen. */
function facetChoices(products: readonly ProductFacts[], filters: Filters): Choices['facets'] {
  const chosen = chosenKeys(filters);
  return [...valuesByKey(products)]
    .filter(
      ([key, { values, products: count }]) =>
        chosen.includes(key) ||
        (values.size > 1 &&
          values.size <= MAX_FACET_VALUES &&
          count >= products.length * MIN_FACET_SHARE &&
          count >= values.size * MIN_SHARED),
    )
    .sort(
      ([one, first], [other, second]) =>
        Number(chosen.includes(other)) - Number(chosen.includes(one)) || second.products - first.products,
    )
    .slice(0, Math.max(MAX_FACETS, chosen.length))
    .map(([key, { values }]) => ({ key, options: [...values].sort(byNumber) }));
}

function countsOf(
  products: readonly ProductFacts[],
  filters: Filters,
  groups: readonly Filter[],
): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const facts of products) {
    if (!passesPrice(facts, filters)) continue;
    const failing = groups.filter((filter) => !passes(filter, facts));
    if (failing.length > 1) continue;
    for (const filter of failing.length === 1 ? failing : groups) {
      for (const option of filter.optionsOf(facts)) {
        const name = countName(filter.name, option);
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
    }
  }
  return Object.fromEntries(counts);
}

/** What the products of a list offer to choose from; what is chosen is always offered. */
export function choicesOf(products: readonly ProductFacts[], filters: Filters): Choices {
  const sizes = new Set(filters.sizes);
  const colors = new Set(filters.colors);
  let min = Infinity;
  let max = 0;
  for (const product of products) {
    for (const size of product.sizes) if (sizes.size < MAX_OPTIONS) sizes.add(size);
    for (const color of product.colors) if (colors.size < MAX_OPTIONS) colors.add(color);
    min = Math.min(min, product.price);
    max = Math.max(max, product.price);
  }
  const facets = facetChoices(products, filters);
  const groups = groupsOf(
    filters,
    facets.map(({ key }) => key),
  );
  return {
    sizes: [...sizes].sort(bySize),
    colors: [...colors].sort(byNumber),
    facets,
    priceRange: products.length === 0 ? null : { min, max },
    hasSale: products.some(({ isOnSale }) => isOnSale),
    counts: countsOf(products, filters, groups),
  };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function isInListing(facts: ProductFacts, { category, parentCategory }: Listing): boolean {
  return (
    (category === '' || isSame(facts.category, category)) &&
    (parentCategory === '' || isSame(facts.parentCategory, parentCategory))
  );
}

/** For names. Its first use takes a slow phone 80 ms, so what every listing sorts does without it. */
const byName = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

/** The positions in order; a new array. Equal ones keep theirs. */
function sorted(positions: readonly number[], sort: Sort | '', table: ProductTable): readonly number[] {
  const by = (value: (position: number) => number): readonly number[] =>
    positions.toSorted((one, other) => value(one) - value(other));
  switch (sort) {
    case '':
      return positions;
    case 'price-asc':
      return by((position) => table.factsAt(position).price);
    case 'price-desc':
      return by((position) => -table.factsAt(position).price);
    case 'newest':
      return by((position) => -table.factsAt(position).createdAt);
    case 'name':
      return positions.toSorted((one, other) => byName().compare(table.nameAt(one), table.nameAt(other)));
  }
}

/**
 * A page of the products that a listing with search, order and filters shows, and what else could be chosen.
 * @param candidates positions in the table, in the order that they have without sorting
 */
export function findProducts(
  table: ProductTable,
  candidates: readonly number[],
  listing: Listing,
  pageSize: number,
) {
  const inListing = candidates.filter((position) => isInListing(table.factsAt(position), listing));
  const isPassing = passingFilters(listing.filters);
  const passing = inListing.filter((position) => isPassing(table.factsAt(position)));
  const first = (listing.page - 1) * pageSize;
  return {
    products: sorted(passing, listing.filters.sort, table)
      .slice(first, first + pageSize)
      .map(table.productAt),
    total: passing.length,
    choices: choicesOf(inListing.map(table.factsAt), listing.filters),
  };
}
