import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Find } from '../../lib/find';
import { finderTexts } from './searchTexts';
import { usePriceLimit } from './usePriceLimit';

export interface PriceFieldsProps {
  readonly find: Find;
  /** The lowest and the highest price there is, in rupees. */
  readonly min: number;
  readonly max: number;
  /** `isSame`: the change goes on with the last one, so that Back undoes them together. */
  readonly onChange: (changes: Partial<Find>, isSame?: boolean) => void;
}

/** The limits of the price. A line below them says what is wrong with what was typed; without it the line stays. */
export function PriceFields({ find, min, max, onChange }: PriceFieldsProps) {
  const id = useId();
  const helpId = useId();
  const from = usePriceLimit(find.minPrice, (minPrice, isSame) => onChange({ minPrice }, isSame));
  const to = usePriceLimit(find.maxPrice, (maxPrice, isSame) => onChange({ maxPrice }, isSame));
  const isUnread = from.isUnread || to.isUnread;
  const isReversed = find.minPrice !== null && find.maxPrice !== null && find.minPrice > find.maxPrice;
  const problem = isUnread ? finderTexts.unreadPrice : isReversed ? finderTexts.reversedPrices : '';
  const fields = [
    { ...from, label: finderTexts.from, hint: Math.floor(min) },
    { ...to, label: finderTexts.to, hint: Math.ceil(max) },
  ];
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" gutterBottom>
        {finderTexts.price}
      </Typography>
      <Stack direction="row" spacing={1}>
        {fields.map(({ label, hint, text, isUnread: isWrong, onType, onLeave, onEnter }) => (
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
                maxLength: PRICE_MAX_LENGTH,
                'aria-describedby': helpId,
              },
            }}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
            onKeyDown={({ key }) => {
              if (key === 'Enter') onEnter();
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

/** Characters of a typed price at most. */
const PRICE_MAX_LENGTH = 24;
