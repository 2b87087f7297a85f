import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { MAX_LINE_QUANTITY } from '../lib/constants';

export interface QuantityStepperProps {
  readonly value: number;
  /** Least quantity; the minus button does nothing there. */
  readonly min?: number;
  /** Largest quantity; the plus button does nothing there. */
  readonly max?: number;
  readonly onChange: (value: number) => void;
  /** What is counted, such as 'Quantity' or 'Quantity of Claw Hammer'. */
  readonly label?: string;
}

/** Looks disabled and can keep the focus. */
const disabledSx = {
  color: 'text.disabled',
  cursor: 'default',
  '&:hover': { bgcolor: 'transparent' },
} as const;

/** Minus, the quantity, plus. Never asks for less than `min` or more than `max`; reaching either keeps the focus on the button. */
export function QuantityStepper({
  value,
  min = 1,
  max = MAX_LINE_QUANTITY,
  onChange,
  label = 'Quantity',
}: QuantityStepperProps) {
  const counted = label.charAt(0).toLowerCase() + label.slice(1);
  const isAtMin = value <= min;
  const isAtMax = value >= max;
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-flex',
        width: 'fit-content',
        alignItems: 'center',
        border: '1px solid',
        borderColor: 'outline',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        aria-label={`Decrease ${counted}`}
        aria-disabled={isAtMin}
        onClick={() => {
          if (!isAtMin) onChange(value - 1);
        }}
        sx={isAtMin ? disabledSx : undefined}
      >
        <Remove fontSize="small" />
      </IconButton>
      <Box
        component="span"
        aria-live="polite"
        sx={{
          minWidth: '2.5ch',
          textAlign: 'center',
          fontWeight: 'fontWeightBold',
          fontVariantNumeric: 'tabular-nums lining-nums',
        }}
      >
        {value}
      </Box>
      <IconButton
        aria-label={`Increase ${counted}`}
        aria-disabled={isAtMax}
        onClick={() => {
          if (!isAtMax) onChange(value + 1);
        }}
        sx={isAtMax ? disabledSx : undefined}
      >
        <Add fontSize="small" />
      </IconButton>
    </Box>
  );
}
