import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { MAX_LINE_QUANTITY } from '../lib/constants';
import { quantityTexts } from './componentTexts';

interface QuantityStepperProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The accessible name, such as 'Quantity of Claw Hammer'. */
  readonly label?: string;
}

const rootSx = {
  display: 'inline-flex',
  width: 'fit-content',
  alignItems: 'center',
  borderColor: 'outline',
} as const;
const valueSx = {
  minWidth: '2.5ch',
  textAlign: 'center',
  fontWeight: 'fontWeightBold',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A minus button, the quantity, a plus button. The quantity stays between 1 and the most that one cart line holds. */
export function QuantityStepper({ value, onChange, label = quantityTexts.quantity }: QuantityStepperProps) {
  const counted = label.charAt(0).toLowerCase() + label.slice(1);
  const isAtMin = value <= 1;
  const isAtMax = value >= MAX_LINE_QUANTITY;
  // Not disabled at its limit: a disabled button would lose the focus.
  return (
    <Paper role="group" aria-label={label} sx={rootSx}>
      <IconButton
        aria-label={quantityTexts.decrease(counted)}
        aria-disabled={isAtMin}
        onClick={() => {
          if (!isAtMin) onChange(value - 1);
        }}
      >
        <Remove fontSize="small" />
      </IconButton>
      <Typography component="span" aria-live="polite" sx={valueSx}>
        {value}
      </Typography>
      <IconButton
        aria-label={quantityTexts.increase(counted)}
        aria-disabled={isAtMax}
        onClick={() => {
          if (!isAtMax) onChange(value + 1);
        }}
      >
        <Add fontSize="small" />
      </IconButton>
    </Paper>
  );
}
