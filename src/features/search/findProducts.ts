import type { Product } from '../../api/models/types';
import type { Find, Sort } from '../../lib/find';
import { lazily } from '../../lib/lazily';
import type { Listing } from '../../lib/listingQuery';
import type { ProductFacts, ProductTable } from './productTable';

/** Options of one filter that are offered at most. */
const MAX_OPTIONS = 40;

/** What the products of a list offer to choose from. */
export interface Choices {
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  /** In rupees; null without products. */
  readonly priceRange: { readonly min: number; readonly max: number } | null;
  readonly hasSale: boolean;
}

/** A page of what was found. */
interface FoundPage {
  readonly products: readonly Product[];
  readonly total: number;
  readonly choices: Choices;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a product is of the listing's category and sub-category. */
function isInListing(facts: ProductFacts, { category, parentCategory }: Listing): boolean {
  return (
    (category === '' || isSame(facts.category, category)) &&
    (parentCategory === '' || isSame(facts.parentCategory, parentCategory))
  );
}

const shares = (values: readonly string[], wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((value) => values.includes(value));

function passesFilters(facts: ProductFacts, find: Find): boolean {
  return (
    shares(facts.sizes, find.sizes) &&
    shares(facts.colors, find.colors) &&
    (find.minPrice === null || facts.price >= find.minPrice) &&
    (find.maxPrice === null || facts.price <= find.maxPrice) &&
    (!find.onSale || facts.isOnSale)
  );
}

/** For names. Its first use takes a slow phone 80 ms, so what every listing sorts does without it. */
const byName = lazily(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }));

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

/** The place of a clothing size among them; of another one after them. */
function placeOf(size: string): number {
  const place = clothingSizes.indexOf(size.toUpperCase());
  return place < 0 ? clothingSizes.length : place;
}

function bySize(one: string, other: string): number {
  return placeOf(one) - placeOf(other) || byNumber(one, other);
}

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
      return positions
        .map((position) => ({ position, name: table.nameAt(position) }))
        .sort((one, other) => byName().compare(one.name, other.name))
        .map(({ position }) => position);
  }
}

function choicesOf(
  facts: readonly ProductFacts[],
  { sizes: chosenSizes, colors: chosenColors }: Find,
): Choices {
  const sizes = new Set(chosenSizes);
  const colors = new Set(chosenColors);
  let min = Infinity;
  let max = 0;
  for (const product of facts) {
    for (const size of product.sizes) if (sizes.size < MAX_OPTIONS) sizes.add(size);
    for (const color of product.colors) if (colors.size < MAX_OPTIONS) colors.add(color);
    min = Math.min(min, product.price);
    max = Math.max(max, product.price);
  }
  return {
    sizes: [...sizes].sort(bySize),
    colors: [...colors].sort(byNumber),
    priceRange: facts.length === 0 ? null : { min, max },
    hasSale: facts.some(({ isOnSale }) => isOnSale),
  };
}

/**
 * A page of the products that a listing with search, order and filters shows, and what else could be chosen.
 * @param candidates positions in the table, in the order that they have without sorting
 */
export function findProducts(
  table: ProductTable,
  candidates: Iterable<number>,
  listing: Listing,
  pageSize: number,
): FoundPage {
  const inListing: number[] = [];
  const facts: ProductFacts[] = [];
  for (const position of candidates) {
    const product = table.factsAt(position);
    if (!isInListing(product, listing)) continue;
    inListing.push(position);
    facts.push(product);
  }
  const passing = inListing.filter((_position, index) => {
    const product = facts[index];
    return product !== undefined && passesFilters(product, listing.find);
  });
  const first = (listing.page - 1) * pageSize;
  return {
    products: sorted(passing, listing.find.sort, table)
      .slice(first, first + pageSize)
      .map((position) => table.productAt(position)),
    total: passing.length,
    choices: choicesOf(facts, listing.find),
  };
}
