import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { facetLabel, readFacet } from '../../lib/facets';
import type { Filters } from '../../lib/filters';
import { listingFilterCount } from '../../lib/listingQuery';
import { formatMoney } from '../../lib/money';
import { actions } from '../../lib/texts';
import { readWish } from './searchWish';
import { filterTexts } from './searchTexts';
import { useListingFilters } from './useListingFilters';

interface ActiveFiltersProps {
  /** Sizes and measures of the search that no product here has. */
  readonly unmet: readonly string[];
  /** Whether a button clears them all here. */
  readonly hasClear: boolean;
}

interface ActiveFilter {
  readonly name: string;
  /** What the address is without it. */
  readonly without: Partial<Filters>;
  /** Whether no product here has it, so that it was left aside. */
  readonly isUnmet?: boolean;
}

function priceName(min: number | null, max: number | null): string {
  if (min === null) return max === null ? '' : filterTexts.priceTo(formatMoney(max));
  if (max === null) return filterTexts.priceFrom(formatMoney(min));
  return filterTexts.priceBetween(formatMoney(min), formatMoney(max));
}

function wishesOf(search: string, unmet: readonly string[]): readonly ActiveFilter[] {
  const { min, max, sizes, measures, without } = readWish(search);
  const price = priceName(min, max);
  const names = [...(price === '' ? [] : [price]), ...sizes, ...measures];
  return names.map((name, index) => ({
    name: sizes.includes(name) ? filterTexts.facet(filterTexts.size, name) : name,
    without: { search: without[index] ?? '' },
    isUnmet: unmet.includes(name),
  }));
}

function filtersOf({ sizes, colors, facets, minPrice, maxPrice, onSale }: Filters): readonly ActiveFilter[] {
  const price = priceName(minPrice, maxPrice);
  return [
    ...sizes.map((size) => ({ name: size, without: { sizes: sizes.filter((other) => other !== size) } })),
    ...colors.map((color) => ({
      name: color,
      without: { colors: colors.filter((other) => other !== color) },
    })),
    ...facets.map((facet) => {
      const { key, value } = readFacet(facet);
      return {
        name: filterTexts.facet(facetLabel(key), value),
        without: { facets: facets.filter((other) => other !== facet) },
      };
    }),
    ...(price === '' ? [] : [{ name: price, without: { minPrice: null, maxPrice: null } }]),
    ...(onSale ? [{ name: filterTexts.onSale, without: { onSale: false } }] : []),
  ];
}

/** What is understood of the search, the sub-category and the filters that are set, each with a button that removes it. */
export function ActiveFilters({ unmet, hasClear }: ActiveFiltersProps) {
  const { listing, show, setFilters, clear } = useListingFilters();
  const { filters, parentCategory } = listing;
  const active = [...wishesOf(filters.search, unmet), ...filtersOf(filters)];
  const chips = [
    ...(parentCategory === ''
      ? []
      : [{ name: parentCategory, isUnmet: false, remove: () => show({ parentCategory: '' }) }]),
    ...active.map(({ without, ...filter }) => ({ ...filter, remove: () => setFilters(without) })),
  ];
  if (chips.length === 0) return null;
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      {chips.map(({ name, isUnmet, remove }, index) => (
        <Chip
          // A colour may have the name of a size.
          key={`${index} ${name}`}
          component="button"
          // Struck out it takes the same place, so that nothing moves.
          label={isUnmet ? <s>{name}</s> : name}
          aria-label={isUnmet ? filterTexts.removeUnmet(name) : filterTexts.remove(name)}
          deleteIcon={<Close />}
          onClick={remove}
          onDelete={remove}
        />
      ))}
      {hasClear && listingFilterCount(listing) > 0 && <Button onClick={clear}>{actions.clearFilters}</Button>}
    </Stack>
  );
}
