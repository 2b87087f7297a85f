import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { facetLabel, readFacet } from '../../lib/facets';
import type { Find } from '../../lib/find';
import { filterCount } from '../../lib/find';
import { formatMoney } from '../../lib/money';
import { finderTexts } from './searchTexts';
import type { SubCategoryFieldProps } from './SubCategoryField';

interface ActiveFiltersProps {
  readonly find: Find;
  readonly subCategory: Pick<SubCategoryFieldProps, 'value' | 'onChange'>;
  readonly onChange: (changes: Partial<Find>) => void;
  readonly onClear: () => void;
}

interface ActiveFilter {
  readonly name: string;
  /** What the address is without it. */
  readonly without: Partial<Find>;
}

function priceName(min: number | null, max: number | null): string {
  if (min === null) return max === null ? '' : finderTexts.priceTo(formatMoney(max));
  if (max === null) return finderTexts.priceFrom(formatMoney(min));
  return finderTexts.priceBetween(formatMoney(min), formatMoney(max));
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
        name: finderTexts.facet(facetLabel(key), value),
        without: { facets: facets.filter((other) => other !== facet) },
      };
    }),
    ...(price === '' ? [] : [{ name: price, without: { minPrice: null, maxPrice: null } }]),
    ...(onSale ? [{ name: finderTexts.onSale, without: { onSale: false } }] : []),
  ];
}

/** The sub-category and the filters that are set, each with a button that removes it; nothing without filters. */
export function ActiveFilters({ find, subCategory, onChange, onClear }: ActiveFiltersProps) {
  if (filterCount(find) === 0 && subCategory.value === '') return null;
  const filters = [
    ...(subCategory.value === ''
      ? []
      : [{ name: subCategory.value, remove: () => subCategory.onChange('') }]),
    ...filtersOf(find).map(({ name, without }) => ({ name, remove: () => onChange(without) })),
  ];
  return (
    <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
      {filters.map(({ name, remove }, index) => (
        <Chip
          // A colour may have the name of a size.
          key={`${index} ${name}`}
          component="button"
          label={name}
          aria-label={finderTexts.remove(name)}
          deleteIcon={<Close />}
          onClick={remove}
          onDelete={remove}
        />
      ))}
      <Button onClick={onClear}>{finderTexts.clear}</Button>
    </Stack>
  );
}
