import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { FILTERS_BESIDE } from '../../components/tokens';
import { facetLabel, readFacet } from '../../lib/facets';
import type { Filters } from '../../lib/filters';
import { CheckGroup } from './CheckGroup';
import { COLOR_FILTER, countName, SIZE_FILTER } from './choices';
import { ColorFilter } from './ColorFilter';
import { PriceFields } from './PriceFields';
import type { ListChoices } from './searchSlice';
import { filterTexts } from './searchTexts';

export interface FilterPanelProps {
  readonly filters: Filters;
  /** Null until some of the products are known. */
  readonly choices: ListChoices | null;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** Each change is shown at once. One column in a sheet and beside the products, side by side above the grid. */
export function FilterPanel({ filters, choices, onChange }: FilterPanelProps) {
  if (choices === null || (choices.priceRange === null && !choices.isComplete)) {
    return <Typography color="textSecondary">{filterTexts.loading}</Typography>;
  }
  if (choices.priceRange === null) {
    return <Typography color="textSecondary">{filterTexts.nothing}</Typography>;
  }
  const { min, max } = choices.priceRange;
  const countOf = (filter: string, option: string): number => choices.counts[countName(filter, option)] ?? 0;
  return (
    <Stack
      role="group"
      aria-label={filterTexts.filters}
      direction={{ xs: 'column', md: 'row' }}
      spacing={{ xs: 3, md: 4 }}
      sx={{
        flexWrap: { md: 'wrap' },
        bgcolor: { md: 'ground' },
        borderRadius: 1,
        padding: { md: 3 },
        [FILTERS_BESIDE]: {
          flexDirection: 'column',
          flexWrap: 'nowrap',
          gap: 3,
          bgcolor: 'transparent',
          padding: 0,
        },
      }}
    >
      <CheckGroup
        label={filterTexts.size}
        options={choices.sizes.map((size) => ({
          value: size,
          name: size,
          count: countOf(SIZE_FILTER, size),
        }))}
        chosen={filters.sizes}
        onChange={(sizes) => onChange({ sizes })}
      />
      <ColorFilter
        colors={choices.colors}
        chosen={filters.colors}
        countOf={(color) => countOf(COLOR_FILTER, color)}
        onChange={(colors) => onChange({ colors })}
      />
      {choices.facets.map(({ key, options }) => (
        <CheckGroup
          key={key}
          label={facetLabel(key)}
          options={options.map((facet) => ({
            value: facet,
            name: readFacet(facet).value,
            count: countOf(key, facet),
          }))}
          chosen={filters.facets.filter((facet) => options.includes(facet))}
          onChange={(chosen) =>
            onChange({ facets: [...filters.facets.filter((facet) => !options.includes(facet)), ...chosen] })
          }
        />
      ))}
      <Stack spacing={2} sx={{ alignItems: 'flex-start', flexShrink: 0, width: { md: 220 } }}>
        <PriceFields filters={filters} min={min} max={max} onChange={onChange} />
        {(choices.hasSale || filters.onSale) && (
          <ToggleButton
            value="sale"
            selected={filters.onSale}
            onChange={() => onChange({ onSale: !filters.onSale })}
          >
            {filterTexts.onSale}
          </ToggleButton>
        )}
      </Stack>
    </Stack>
  );
}
