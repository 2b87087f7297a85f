import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Filters } from '../../lib/filters';
import { readTypedAmount } from '../../lib/typedAmount';
import { filterTexts } from './searchTexts';

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

interface PriceFieldsProps {
  readonly filters: Filters;
  /** The lowest and the highest price there is, in rupees. */
  readonly min: number;
  readonly max: number;
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** The limits of the price. A line below them says what is wrong with what was typed; without it the line stays. */
export function PriceFields({ filters, min, max, onChange }: PriceFieldsProps) {
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
              // Escape closes the sheet, and the field is not left before.
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
