import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import { Button } from '../../components/Button';
import type { Find } from '../../lib/find';
import { filterCount } from '../../lib/find';
import { formatMoney } from '../../lib/money';
import { finderTexts } from './finderTexts';

interface ActiveFiltersProps {
  readonly find: Find;
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

function filtersOf({ sizes, colors, minPrice, maxPrice, onSale }: Find): readonly ActiveFilter[] {
  const price = priceName(minPrice, maxPrice);
  return [
    ...sizes.map((size) => ({ name: size, without: { sizes: sizes.filter((other) => other !== size) } })),
    ...colors.map((color) => ({
      name: color,
      without: { colors: colors.filter((other) => other !== color) },
    })),
    ...(price === '' ? [] : [{ name: price, without: { minPrice: null, maxPrice: null } }]),
    ...(onSale ? [{ name: finderTexts.onSale, without: { onSale: false } }] : []),
  ];
}

/** The filters that are set, each with a button that removes it; nothing without filters. */
export function ActiveFilters({ find, onChange, onClear }: ActiveFiltersProps) {
  if (filterCount(find) === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {filtersOf(find).map(({ name, without }) => (
        <Button
          key={JSON.stringify(without)}
          size="small"
          variant="outlined"
          aria-label={finderTexts.remove(name)}
          onClick={() => onChange(without)}
          sx={{ minHeight: 44, fontWeight: 'fontWeightMedium', gap: 1, '& svg': { fontSize: 18 } }}
        >
          {name}
          <Close aria-hidden />
        </Button>
      ))}
      <Button onClick={onClear} sx={{ minHeight: 44 }}>
        {finderTexts.clear}
      </Button>
    </Box>
  );
}
