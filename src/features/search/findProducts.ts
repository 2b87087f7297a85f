import type { Sort } from '../../lib/filters';
import { lazily } from '../../lib/lazily';
import type { Listing } from '../../lib/listingQuery';
import { choicesOf, passingFilters } from './choices';
import type { ProductFacts, ProductTable } from './productTable';

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
