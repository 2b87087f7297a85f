import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useFocusAfterRemoval } from '../../components/useFocusAfterRemoval';
import { facetLabel, readFacet } from '../../lib/facets';
import { filterCount, type Find } from '../../lib/find';
import { formatMoney } from '../../lib/money';
import { readWish } from './searchWish';
import { filterTexts } from './searchTexts';
import type { SubCategoryFieldProps } from './SubCategoryField';

interface ActiveFiltersProps {
  readonly find: Find;
  /** Sizes and measures of the search that no product here has. */
  readonly unmet: readonly string[];
  readonly subCategory: Pick<SubCategoryFieldProps, 'value' | 'onChange'>;
  readonly onChange: (changes: Partial<Find>) => void;
  readonly onClear: () => void;
}

interface ActiveFilter {
  readonly name: string;
  /** What the address is without it. */
  readonly without: Partial<Find>;
  /** Whether no product here has it, so that it was left aside. */
  readonly isUnmet?: boolean;
}

function priceName(min: number | null, max: number | null): string {
  if (min === null) return max === null ? '' : filterTexts.priceTo(formatMoney(max));
  if (max === null) return filterTexts.priceFrom(formatMoney(min));
  return filterTexts.priceBetween(formatMoney(min), formatMoney(max));
}

/** What is understood of the search besides words. */
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

function filtersOf({ sizes, colors, facets, minPrice, maxPrice, onSale }: Find): readonly ActiveFilter[] {
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
export function ActiveFilters({ find, unmet, subCategory, onChange, onClear }: ActiveFiltersProps) {
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list);
  const hasFilters = filterCount(find) > 0 || subCategory.value !== '';
  const filters = [
    ...(subCategory.value === ''
      ? []
      : [{ name: subCategory.value, isUnmet: false, remove: () => subCategory.onChange('') }]),
    ...[...wishesOf(find.search, unmet), ...filtersOf(find)].map(({ name, without, isUnmet = false }) => ({
      name,
      isUnmet,
      remove: () => onChange(without),
    })),
  ];
  if (filters.length === 0) return null;
  return (
    <Stack ref={list} direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      {filters.map(({ name, isUnmet, remove }, index) => (
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
      {hasFilters && <Button onClick={onClear}>{filterTexts.clear}</Button>}
    </Stack>
  );
}
