import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { styled } from '@mui/material/styles';
import { IconButton } from './IconButton';
import { MAX_LINE_QUANTITY } from '../lib/constants';
import { quantityTexts } from './quantityTexts';
import { colors, RADIUS } from './tokens';
import { fontWeights } from './typography';

interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The accessible name, such as 'Quantity of Claw Hammer'. */
  readonly label?: string;
}

const Root = styled('div')({
  display: 'inline-flex',
  width: 'fit-content',
  alignItems: 'center',
  border: `1px solid ${colors.outline}`,
  borderRadius: RADIUS,
  backgroundColor: colors.paper,
});

/** For `aria-disabled` rather than `disabled`, which would lose the focus. */
const StepButton = styled(IconButton)({
  '&[aria-disabled="true"]': {
    color: 'var(--mui-palette-text-disabled)',
    cursor: 'default',
    '&:hover': { backgroundColor: 'transparent' },
  },
});

const Value = styled('span')({
  minWidth: '2.5ch',
  textAlign: 'center',
  fontWeight: fontWeights.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** A minus button, the quantity, a plus button. The quantity stays between 1 and the most that one cart line holds. */
export function QuantityStepper({ value, onChange, label = quantityTexts.quantity }: QuantityStepperProps) {
  const counted = label.charAt(0).toLowerCase() + label.slice(1);
  const isAtMin = value <= 1;
  const isAtMax = value >= MAX_LINE_QUANTITY;
  return (
    <Root role="group" aria-label={label}>
      <StepButton
        aria-label={quantityTexts.decrease(counted)}
        aria-disabled={isAtMin}
        onClick={() => {
          if (!isAtMin) onChange(value - 1);
        }}
      >
        <Remove fontSize="small" />
      </StepButton>
      <Value aria-live="polite">{value}</Value>
      <StepButton
        aria-label={quantityTexts.increase(counted)}
        aria-disabled={isAtMax}
        onClick={() => {
          if (!isAtMax) onChange(value + 1);
        }}
      >
        <Add fontSize="small" />
      </StepButton>
    </Root>
  );
}
