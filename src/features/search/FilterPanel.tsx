import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { facetLabel, readFacet } from '../../lib/facets';
import type { Filters } from '../../lib/filters';
import { readTypedAmount } from '../../lib/typedAmount';
import { CheckGroup, ColorFilter } from './FilterGroups';
import { COLOR_FILTER, countName, SIZE_FILTER } from './findProducts';
import type { ListChoices } from './searchSlice';
import { filterTexts } from './searchTexts';

interface FilterPanelProps {
  readonly filters: Filters;
  /** Null until some of the products are known. */
  readonly choices: ListChoices | null;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** Each change is shown at once. */
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
    <Stack role="group" aria-label={filterTexts.filters} spacing={3}>
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
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
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

/**
 * A limit of the price as a shopper types it. It is set when they leave the field or press Enter; a text that is no amount
 * stays, and so does the limit.
 * @param value in rupees; null for no limit
 */
function usePriceLimit(value: number | null, onChange: (value: number | null) => void) {
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState({ value, text: shown, isUnread: false });
  // A limit that was set replaces the text.
  if (typed.value !== value) setTyped({ value, text: shown, isUnread: false });

  return {
    text: typed.text,
    isUnread: typed.isUnread,
    type: (text: string): void => setTyped({ value, text, isUnread: false }),
    commit(): void {
      const text = typed.text.trim();
      const limit = readTypedAmount(text);
      const isUnread = limit === null && text !== '';
      setTyped({ value, text: limit === null ? text : String(limit), isUnread });
      if (!isUnread && limit !== value) onChange(limit);
    },
  };
}

interface PriceFieldsProps extends Pick<FilterPanelProps, 'filters' | 'onChange'> {
  /** The lowest and the highest price there is, in rupees. */
  readonly min: number;
  readonly max: number;
}

/** The limits of the price. A line below them says what is wrong with what was typed; without it the line stays. */
function PriceFields({ filters, min, max, onChange }: PriceFieldsProps) {
  const id = useId();
  const helpId = useId();
  const from = usePriceLimit(filters.minPrice, (minPrice) => onChange({ minPrice }));
  const to = usePriceLimit(filters.maxPrice, (maxPrice) => onChange({ maxPrice }));
  const isUnread = from.isUnread || to.isUnread;
  const isReversed =
    filters.minPrice !== null && filters.maxPrice !== null && filters.minPrice > filters.maxPrice;
  const problem = isUnread ? filterTexts.unreadPrice : isReversed ? filterTexts.reversedPrices : '';
  const fields = [
    { ...from, label: filterTexts.from, hint: Math.floor(min) },
    { ...to, label: filterTexts.to, hint: Math.ceil(max) },
  ];
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" gutterBottom>
        {filterTexts.price}
      </Typography>
      <Stack direction="row" spacing={1}>
        {fields.map(({ label, hint, text, isUnread: isWrong, type, commit }) => (
          <TextField
            key={label}
            label={label}
            value={text}
            placeholder={String(hint)}
            autoComplete="off"
            error={isWrong || (isReversed && !isUnread)}
            slotProps={{
              htmlInput: {
                inputMode: 'decimal',
                enterKeyHint: 'done',
                maxLength: 24,
                'aria-describedby': helpId,
              },
            }}
            onChange={({ target }) => type(target.value)}
            onBlur={commit}
            onKeyDown={({ key }) => {
              // Escape closes the drawer, and the field is not left before.
              if (key === 'Enter' || key === 'Escape') commit();
            }}
          />
        ))}
      </Stack>
      <FormHelperText id={helpId} error={problem !== ''} aria-live="polite">
        {problem || ' '}
      </FormHelperText>
    </Box>
  );
}
