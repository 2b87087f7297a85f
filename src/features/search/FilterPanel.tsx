import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Swatch } from '../../components/Swatch';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { cssColorOf } from '../../lib/cssColors';
import { facetLabel, readFacet } from '../../lib/facets';
import type { Find } from '../../lib/find';
import { COLOR_FILTER, countName, SIZE_FILTER } from './choices';
import type { PriceFieldsProps } from './PriceFields';
import { PriceFields } from './PriceFields';
import type { ListChoices } from './searchSlice';
import { finderTexts } from './searchTexts';

export interface FilterPanelProps {
  readonly find: Find;
  /** Null until some of the products are known. */
  readonly choices: ListChoices | null;
  readonly onChange: PriceFieldsProps['onChange'];
}

/**
 * The filters of a listing: size, colour, what its specifications tell apart, price and sale, each with its number of
 * products. Each change is shown at once. On wide screens they are side by
 * side above the grid, on narrow ones below each other in a sheet.
 */
export function FilterPanel({ find, choices, onChange }: FilterPanelProps) {
  if (choices === null || (choices.priceRange === null && !choices.isComplete)) {
    return <Typography color="textSecondary">{finderTexts.loading}</Typography>;
  }
  if (choices.priceRange === null) {
    return <Typography color="textSecondary">{finderTexts.nothing}</Typography>;
  }
  const { min, max } = choices.priceRange;
  const { counts } = choices;
  const countOf = (filter: string, option: string): number | null =>
    counts === undefined ? null : (counts[countName(filter, option)] ?? 0);
  return (
    <Stack
      role="group"
      aria-label={finderTexts.filters}
      direction={{ xs: 'column', md: 'row' }}
      spacing={{ xs: 3, md: 4 }}
      useFlexGap
      sx={{ flexWrap: { md: 'wrap' }, bgcolor: { md: 'ground' }, borderRadius: 1, padding: { md: 3 } }}
    >
      <CheckGroup
        label={finderTexts.size}
        options={choices.sizes.map((size) => ({
          value: size,
          name: size,
          count: countOf(SIZE_FILTER, size),
        }))}
        chosen={find.sizes}
        onChange={(sizes) => onChange({ sizes })}
      />
      <CheckGroup
        label={finderTexts.color}
        options={choices.colors.map((color) => ({
          value: color,
          name: color,
          count: countOf(COLOR_FILTER, color),
          swatch: cssColorOf(color),
        }))}
        chosen={find.colors}
        onChange={(colors) => onChange({ colors })}
      />
      {choices.facets?.map(({ key, options }) => (
        <CheckGroup
          key={key}
          label={facetLabel(key)}
          options={options.map((facet) => ({
            value: facet,
            name: readFacet(facet).value,
            count: countOf(key, facet),
          }))}
          chosen={find.facets.filter((facet) => options.includes(facet))}
          onChange={(chosen) =>
            onChange({ facets: [...find.facets.filter((facet) => !options.includes(facet)), ...chosen] })
          }
        />
      ))}
      <Stack spacing={2} sx={{ alignItems: 'flex-start', flexShrink: 0, width: { md: 220 } }}>
        <PriceFields find={find} min={min} max={max} onChange={onChange} />
        {(choices.hasSale || find.onSale) && (
          <ToggleButton
            value="sale"
            selected={find.onSale}
            onChange={() => onChange({ onSale: !find.onSale })}
          >
            {finderTexts.onSale}
          </ToggleButton>
        )}
      </Stack>
    </Stack>
  );
}

interface CheckOption {
  readonly value: string;
  readonly name: string;
  /** Products that it would show; null while that is not known. */
  readonly count: number | null;
  /** As CSS writes it. */
  readonly swatch?: string | null;
}

interface CheckGroupProps {
  readonly label: string;
  readonly options: readonly CheckOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function CheckGroup({ label, options, chosen, onChange }: CheckGroupProps) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <Box sx={{ flex: { md: '1 1 240px' }, minWidth: 0 }}>
      <Typography id={id} variant="subtitle2" gutterBottom>
        {label}
      </Typography>
      <ToggleButtonGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(_event, values: readonly string[]) => onChange(values)}
      >
        {options.map(({ value, name, count, swatch = null }) => (
          <ToggleButton key={value} value={value} disabled={count === 0 && !chosen.includes(value)}>
            <Swatch color={swatch} />
            {name}
            {count !== null && (
              <>
                <VisuallyHidden>{finderTexts.productsWith(count)}</VisuallyHidden>
                <Typography component="span" variant="body2" aria-hidden sx={{ opacity: 0.7 }}>
                  {count}
                </Typography>
              </>
            )}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
