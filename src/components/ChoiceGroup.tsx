import Box from '@mui/material/Box';
import { Text } from './Text';
import { useId } from 'react';
import { ChoiceBox } from './ChoiceBox';

interface ChoiceGroupProps {
  /** What is chosen, such as 'Clothing Size' or 'Color'. */
  readonly label: string;
  readonly options: readonly string[];
  /** The chosen option; '' where none is. */
  readonly value: string;
  readonly onChange: (option: string) => void;
  /** The validation error. */
  readonly error?: string;
  /** The CSS colour that is shown beside an option; null for none. */
  readonly swatchOf?: (option: string) => string | null;
}

/**
 * A choice of one out of a few, such as a size or a colour: native radio buttons with the keys that they bring. No
 * fieldset: WebKit can lay one out too high by its legend, and correct that in the middle of a click on what follows.
 */
export function ChoiceGroup({ label, options, value, onChange, error, swatchOf }: ChoiceGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Box id={`${id}-label`} sx={{ marginBottom: 1, typography: 'body2', fontWeight: 'fontWeightBold' }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <ChoiceBox
            key={option}
            type="radio"
            name={id}
            label={option}
            checked={option === value}
            isWrong={error !== undefined}
            swatch={swatchOf?.(option) ?? null}
            onChange={() => onChange(option)}
          />
        ))}
      </Box>
      {error !== undefined && (
        <Text id={errorId} variant="caption" sx={{ display: 'block', color: 'error.main', marginTop: 0.5 }}>
          {error}
        </Text>
      )}
    </Box>
  );
}
