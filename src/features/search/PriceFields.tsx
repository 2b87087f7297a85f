import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Filters } from '../../lib/filters';
import { readTypedAmount } from '../../lib/typedAmount';
import { filterTexts } from './searchTexts';

/** How long after the last key a typed value counts, in milliseconds. */
const TYPING_PAUSE = 400;

/** Calls back when a text that waits for it has not changed for a moment. */
function useTypingPause(text: string, isWaiting: boolean, onPause: () => void): void {
  const onTime = useEffectEvent(onPause);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setTimeout(onTime, TYPING_PAUSE);
    return () => window.clearTimeout(timer);
  }, [text, isWaiting]);
}

interface TypedLimit {
  /** The limit that the text was typed for. */
  readonly value: number | null;
  readonly text: string;
  /** The limit that was set since the field has the focus; undefined for none. */
  readonly set: number | null | undefined;
  readonly isUnread: boolean;
}

/**
 * A limit of the price as a shopper types it. It is set when they pause, leave the field or press Enter; a text that is no
 * amount stays, and so does the limit.
 * @param value in rupees; null for no limit
 * @param onChange sets it; `isSame` where this field set the last one too, and still has the focus
 */
function usePriceLimit(value: number | null, onChange: (value: number | null, isSame: boolean) => void) {
  const shown = value === null ? '' : String(value);
  const [typed, setTyped] = useState<TypedLimit>({ value, text: shown, set: undefined, isUnread: false });
  const { text } = typed;
  // A limit that is changed elsewhere replaces the text.
  if (typed.value !== value)
    setTyped({ ...typed, value, text: typed.set === value ? text : shown, isUnread: false });

  const limit = text.trim() === '' ? null : readTypedAmount(text);
  const isUnread = limit === null && text.trim() !== '';
  const isWaiting = isUnread ? !typed.isUnread : limit !== value;

  function commit(isLeft: boolean): void {
    if (!isUnread && limit !== value) onChange(limit, typed.set !== undefined && typed.set === value);
    const isShown = isLeft && !isUnread && limit === value;
    setTyped({
      value,
      text: isShown ? shown : text,
      set: isLeft ? undefined : isUnread || limit === value ? typed.set : limit,
      isUnread,
    });
  }
  useTypingPause(text, isWaiting, () => commit(false));

  return {
    text,
    isUnread: typed.isUnread,
    onType: (next: string): void => setTyped({ ...typed, text: next, isUnread: false }),
    onLeave: (): void => commit(true),
    onEnter: (): void => commit(false),
  };
}

export interface PriceFieldsProps {
  readonly filters: Filters;
  /** The lowest and the highest price there is, in rupees. */
  readonly min: number;
  readonly max: number;
  /** `isSame`: the change goes on with the last one, so that Back undoes them together. */
  readonly onChange: (changes: Partial<Filters>, isSame?: boolean) => void;
}

/** The limits of the price. A line below them says what is wrong with what was typed; without it the line stays. */
export function PriceFields({ filters, min, max, onChange }: PriceFieldsProps) {
  const id = useId();
  const helpId = useId();
  const from = usePriceLimit(filters.minPrice, (minPrice, isSame) => onChange({ minPrice }, isSame));
  const to = usePriceLimit(filters.maxPrice, (maxPrice, isSame) => onChange({ maxPrice }, isSame));
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
