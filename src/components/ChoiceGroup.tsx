import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Swatch } from './Swatch';

interface ChoiceGroupProps {
  /** What is chosen, such as 'Clothing Size' or 'Colour'. */
  readonly label: string;
  readonly options: readonly string[];
  /** The chosen option; '' where none is. */
  readonly value: string;
  readonly onChange?: (option: string) => void;
  /** Where each option leads; without it they are buttons. */
  readonly hrefOf?: (option: string) => string;
  readonly error?: string;
  /** Said beside the label while nothing is chosen; it keeps its room, so that nothing moves after that. */
  readonly hint?: string;
  /** The CSS colour that is shown beside an option; null for none. */
  readonly swatchOf?: (option: string) => string | null;
}

/** A choice of one out of a few, such as a size or a colour. What was chosen stays until another is. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, options, value, onChange, hrefOf, error, hint, swatchOf } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const isNoted = error !== undefined || (hint !== undefined && value === '');
  return (
    <div>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography id={`${id}-label`} variant="subtitle2" component="span" gutterBottom>
          {label}
        </Typography>
        <Typography
          id={noteId}
          variant="caption"
          color={error === undefined ? 'textSecondary' : 'error'}
          gutterBottom
          sx={{ visibility: isNoted ? 'visible' : 'hidden' }}
        >
          {error ?? hint}
        </Typography>
      </Stack>
      <ToggleButtonGroup
        exclusive
        value={value}
        onChange={(_event, option: string | null) => {
          if (option !== null) onChange?.(option);
        }}
        aria-labelledby={`${id}-label`}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={isNoted ? noteId : undefined}
        // What takes the focus is scrolled into view with the note above it.
        sx={{ '& > button': { scrollMarginTop: '3.5rem' } }}
      >
        {options.map((option) => (
          <ToggleButton
            key={option}
            value={option}
            {...(hrefOf && {
              href: hrefOf(option),
              'aria-current': option === value || undefined,
              // A link leads somewhere: it is not pressed.
              'aria-pressed': undefined,
            })}
          >
            <Swatch color={swatchOf?.(option) ?? null} />
            {option}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
