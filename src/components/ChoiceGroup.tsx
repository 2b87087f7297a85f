import { styled } from '@mui/material/styles';
import { Text } from './Text';
import { useId } from 'react';
import { ChoiceBox } from './ChoiceBox';
import { colors } from './tokens';
import { fontWeights, textStyles } from './typography';

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

const Label = styled('div')({ ...textStyles.body2, marginBottom: 8, fontWeight: fontWeights.strong });
const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const ErrorText = styled(Text)({ display: 'block', color: colors.error, marginTop: 4 });

/**
 * A choice of one out of a few, such as a size or a colour: native radio buttons with the keys that they bring. No
 * fieldset: WebKit can lay one out too high by its legend, and correct that in the middle of a click on what follows.
 */
export function ChoiceGroup({ label, options, value, onChange, error, swatchOf }: ChoiceGroupProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Label id={`${id}-label`}>{label}</Label>
      <Options>
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
      </Options>
      {error !== undefined && (
        <ErrorText id={errorId} variant="caption">
          {error}
        </ErrorText>
      )}
    </div>
  );
}
