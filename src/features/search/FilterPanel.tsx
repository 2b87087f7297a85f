import Box from '@mui/material/Box';
import { Text } from '../../components/Text';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { ChoiceBox } from '../../components/ChoiceBox';
import { FieldBox, FieldInput } from '../../components/fieldParts';
import { LabelledField } from '../../components/LabelledField';
import type { Find } from '../../lib/find';
import { readPriceLimit } from '../../lib/find';
import type { ListChoices } from './searchSlice';
import { finderTexts } from './finderTexts';

export interface FilterPanelProps {
  readonly find: Find;
  /** Null until some of the products are known. */
  readonly choices: ListChoices | null;
  readonly onChange: (changes: Partial<Find>) => void;
  /** Whether it is above a grid on a wide screen, with its parts side by side. */
  readonly isInline?: boolean;
}

/** The filters of a listing: size, colour, price and sale. Each change is shown at once. */
export function FilterPanel({ find, choices, onChange, isInline = false }: FilterPanelProps) {
  if (choices === null || (choices.priceRange === null && !choices.isComplete)) {
    return <Text sx={{ color: 'text.secondary' }}>{finderTexts.loading}</Text>;
  }
  if (choices.priceRange === null) {
    return <Text sx={{ color: 'text.secondary' }}>{finderTexts.nothing}</Text>;
  }
  const { min, max } = choices.priceRange;
  return (
    <Box
      role="group"
      aria-label={finderTexts.filters}
      sx={{
        display: 'grid',
        gap: isInline ? 4 : 3,
        gridTemplateColumns: isInline ? 'minmax(0, 1fr) minmax(0, 1fr) 220px' : '1fr',
        alignItems: 'start',
        ...(isInline && { bgcolor: 'ground', borderRadius: 1, padding: 3 }),
      }}
    >
      <CheckGroup
        label={finderTexts.size}
        options={choices.sizes}
        chosen={find.sizes}
        onChange={(sizes) => onChange({ sizes })}
      />
      <CheckGroup
        label={finderTexts.color}
        options={choices.colors}
        chosen={find.colors}
        onChange={(colors) => onChange({ colors })}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FilterGroup label={finderTexts.price}>
          <PriceField
            label={finderTexts.from}
            value={find.minPrice}
            hint={Math.floor(min)}
            onChange={(minPrice) => onChange({ minPrice })}
          />
          <PriceField
            label={finderTexts.to}
            value={find.maxPrice}
            hint={Math.ceil(max)}
            onChange={(maxPrice) => onChange({ maxPrice })}
          />
        </FilterGroup>
        {(choices.hasSale || find.onSale) && (
          <Box sx={{ display: 'flex' }}>
            <ChoiceBox
              type="checkbox"
              name="sale"
              label={finderTexts.onSale}
              checked={find.onSale}
              onChange={() => onChange({ onSale: !find.onSale })}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}

interface FilterGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

function FilterGroup({ label, children }: FilterGroupProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ marginBottom: 1, typography: 'body2', fontWeight: 'fontWeightBold' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}

interface CheckGroupProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function CheckGroup({ label, options, chosen, onChange }: CheckGroupProps) {
  if (options.length === 0) return null;
  return (
    <FilterGroup label={label}>
      {options.map((option) => {
        const isChosen = chosen.includes(option);
        return (
          <ChoiceBox
            key={option}
            type="checkbox"
            name={label}
            label={option}
            checked={isChosen}
            onChange={() =>
              onChange(isChosen ? chosen.filter((other) => other !== option) : [...chosen, option])
            }
          />
        );
      })}
    </FilterGroup>
  );
}

interface PriceFieldProps {
  readonly label: string;
  /** In rupees; null for no limit. */
  readonly value: number | null;
  /** What the limit would be without effect. */
  readonly hint: number;
  readonly onChange: (value: number | null) => void;
}

/** A limit of the price, set when the shopper leaves the field or presses Enter. */
function PriceField({ label, value, hint, onChange }: PriceFieldProps) {
  const id = useId();
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState({ value, text: shown });
  // A limit that is removed elsewhere empties the field.
  if (typed.value !== value) setTyped({ value, text: shown });
  const commit = (): void => {
    const limit = readPriceLimit(typed.text);
    if (limit === value) setTyped({ value, text: shown });
    else onChange(limit);
  };
  return (
    <LabelledField id={id} label={label} sx={{ flex: '1 1 0', minWidth: 96 }}>
      <FieldBox>
        <FieldInput
          id={id}
          value={typed.text}
          placeholder={String(hint)}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={10}
          onChange={({ target }) => setTyped({ value, text: target.value })}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
        />
      </FieldBox>
    </LabelledField>
  );
}
